import type { Taken } from '#contract/taken.ts';
import type { DomainExpertise, TeamMember } from '#contract/team.ts';
import type { RoleType } from '#contract/vocabulary.ts';
import { useSyncExternalStore } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts';
import { tellSuccess } from '../ui/toasts.ts';
import { newKey } from './new-key.ts';

/** What the new-project wizard knows so far. It outlives a reload, a closed tab and a crash, until the project exists. */
export type WizardDraft = {
  projectName: string;
  projectDescription: string;
  /** As typed, comma separated; see `tagsOf`. */
  tags: string;
  additionalContext: string;
  selectedRoles: RoleType[];
  domainExpertise: DomainExpertise;
  /** How the team analysis stands. */
  analysis: 'idle' | 'asking' | 'stopped' | 'failed' | 'done';
  /** Whom it has proposed so far. */
  proposedMembers: TeamMember[];
  /** The team as the person has it now; null until they went on with what was proposed. */
  teamMembers: TeamMember[] | null;
  /** What the analysis took of a model, as far as it is known. */
  taken: Taken;
  /** Renewed with every change, so that sending the same draft twice creates one project. */
  idempotencyKey: string;
};

const name = 'new-project';

const blank = (): WizardDraft => ({
  projectName: '',
  projectDescription: '',
  tags: '',
  additionalContext: '',
  selectedRoles: [],
  domainExpertise: { domain: '', description: '' },
  analysis: 'idle',
  proposedMembers: [],
  teamMembers: null,
  taken: null,
  idempotencyKey: newKey(),
});

/** As an earlier program may have kept it, too. */
type Kept = Omit<WizardDraft, 'proposedMembers'> & { proposedMembers: TeamMember[] | null };

const read = (): WizardDraft => {
  const { proposedMembers, ...kept } = { ...blank(), ...readDraft<Partial<Kept>>(name) };
  // A page that was closed has hung up on the team.
  return {
    ...kept,
    analysis: kept.analysis === 'asking' ? 'stopped' : kept.analysis,
    proposedMembers: proposedMembers ?? [],
  };
};

let draft = read();
const watchers = new Set<() => void>();

function become(next: WizardDraft) {
  draft = next;
  for (const watcher of watchers) watcher();
}

// Two tabs share one draft; neither overwrites the other with what it read long ago.
addEventListener('storage', ({ key }) => {
  if (key === null || key.endsWith(`:${name}`)) become(read());
});

function keep(next: WizardDraft) {
  keepDraft(name, next);
  become(next);
}

/** Whether anything was typed or chosen. */
export const isBlank = (of: WizardDraft): boolean =>
  [of.projectName, of.projectDescription, of.tags, of.additionalContext].every((text) => text.trim() === '') &&
  of.selectedRoles.length === 0;

/** Begins the wizard anew, with a description or with nothing. What an earlier draft held can be brought back. */
export function startDraft(projectDescription: string) {
  const earlier = draft;
  if (projectDescription === earlier.projectDescription) return;
  keep({ ...blank(), projectDescription });
  if (!isBlank(earlier))
    tellSuccess(
      { title: 'New draft started', text: 'The project you had begun before was set aside.' },
      {},
      { undo: () => keep(earlier) },
    );
}

export const changeDraft = (change: Partial<WizardDraft>) => keep({ ...draft, ...change, idempotencyKey: newKey() });

/** As soon as the project exists: a page that is closed or loaded anew from then on begins with nothing of it. */
export const forgetWizardDraft = () => forgetDraft(name);

/** Once the wizard is left; until then its last step still shows what was created. */
export const blankWizard = () => become(blank());

/** The draft at this moment, outside of React. */
export const currentDraft = (): WizardDraft => draft;

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useWizardDraft = (): WizardDraft => useSyncExternalStore(watch, currentDraft);

/** Name and description, without which no later step can be reached. */
export const hasVision = ({ projectName, projectDescription }: WizardDraft): boolean =>
  projectName.trim() !== '' && projectDescription.trim() !== '';
