import { failures } from '#contract/problems.ts';
import type { TeamMember } from '#contract/team.ts';
import { byRoster, coreMemberIds, roster } from '#domain/personas.ts';
import { tellFailure } from '../ui/toasts.ts';
import { findTaken, newAsking, type Asking } from './asking.ts';
import { client } from './client.ts';
import { tagsOf } from './tags.ts';
import { changeDraft, currentDraft, type WizardDraft } from './wizard-draft.ts';

let latest: Asking | null = null;

export const stopTeamAnalysis = () => latest?.stop.abort();

/** Has a team proposed for what was typed. Each member stands in the draft as it comes, and stays there when it is stopped. */
export async function analyseTeam() {
  const one = newAsking();
  latest = one;
  const draft = currentDraft();
  changeDraft({ analysis: 'asking', proposedMembers: [], teamMembers: null, taken: null });
  // Since then the person may have begun another project, or asked again.
  const tell = (change: Partial<WizardDraft>) => {
    if (latest === one && currentDraft().analysis !== 'idle') changeDraft(change);
  };
  try {
    for await (const event of await client.team.compose(toldOf(draft), one.call)) {
      if (event.type === 'done') tell({ taken: event.taken });
      else tell({ proposedMembers: [...currentDraft().proposedMembers, withTypedDomain(event.member, draft)] });
    }
    tell({ analysis: 'done' });
  } catch (error) {
    const isStopped = one.stop.signal.aborted;
    tell({ analysis: isStopped ? 'stopped' : 'failed' });
    if (!isStopped) tellFailure(failures.teamAnalyze, error);
    void findTaken(undefined, one, (taken) => tell({ taken }));
  }
}

/** Everything typed is told; the analysis has one field for what goes beyond the description. */
const toldOf = ({ projectName, projectDescription, selectedRoles, ...draft }: WizardDraft) => {
  const { domain, description } = draft.domainExpertise;
  const inDomain = selectedRoles.includes('domain_expert') ? [domain, description] : [];
  return {
    projectName: projectName.trim(),
    projectDescription: projectDescription.trim(),
    userSelectedRoles: selectedRoles,
    additionalContext: [draft.additionalContext, ...inDomain, tagsOf(draft.tags).join(', ')]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n\n'),
  };
};

/** What the person typed about the field of work comes before what the analysis makes of it. */
const withTypedDomain = (member: TeamMember, { domainExpertise }: WizardDraft): TeamMember =>
  member.roleType === 'domain_expert' && domainExpertise.domain.trim() !== '' ? { ...member, domainExpertise } : member;

/**
 * The team that the person goes on with: who was proposed, and Milo and Ava in any case. Where the person stopped the
 * analysis, those whom they had chosen too; where it failed, the specification has the two alone.
 */
export const teamOf = (draft: WizardDraft): TeamMember[] => {
  const { analysis, proposedMembers, selectedRoles } = draft;
  const isThere = new Set(proposedMembers.map(({ id }) => id));
  const others = Object.values(roster).flatMap((persona): TeamMember[] => {
    const isCore = coreMemberIds.includes(persona.id);
    const isChosen = analysis === 'stopped' && persona.id !== 'claude' && selectedRoles.includes(persona.roleType);
    if (isThere.has(persona.id) || !(isCore || isChosen)) return [];
    return [withTypedDomain({ ...persona, selectedBy: isCore ? 'both' : 'user', reason: '', confidence: 1 }, draft)];
  });
  return [...proposedMembers, ...others].toSorted(byRoster);
};
