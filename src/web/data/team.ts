import type { TeamMember } from '#contract/team.ts';
import { coreMemberIds, roster } from '#domain/personas.ts';
import { orpc } from './client.ts';
import { tagsOf } from './tags.ts';
import type { WizardDraft } from './wizard-draft.ts';

/** A project's team; the default one while none was saved. */
export const teamQuery = (projectId: string) => orpc.team.get.queryOptions({ input: { project_id: projectId } });

/** What stands where the team should be when it could not be loaded. */
export const teamFailure = { title: 'Error', text: 'Could not load the team. Please try again later.' };

/** What every member says at the kickoff of the project. */
export const kickoffQuery = (projectId: string) =>
  orpc.team.kickoff.queryOptions({ input: { project_id: projectId }, staleTime: Number.POSITIVE_INFINITY });

/** The team that the advisors propose for what was typed; everything typed is told to them. */
export const teamAnalysisQuery = (draft: WizardDraft) =>
  orpc.functions.analyzeTeamComposition.queryOptions({
    input: {
      projectName: draft.projectName.trim(),
      projectDescription: draft.projectDescription.trim(),
      userSelectedRoles: draft.selectedRoles,
      additionalContext: contextOf(draft),
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Each time the team is assembled it is asked anew.
    gcTime: 0,
  });

/** The function has one field for what goes beyond the description. */
const contextOf = ({ additionalContext, tags, selectedRoles, domainExpertise }: WizardDraft): string => {
  const { domain, description } = domainExpertise;
  const inDomain = selectedRoles.includes('domain_expert') ? [domain, description] : [];
  return [additionalContext, ...inDomain, tagsOf(tags).join(', ')]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
};

/** What the person typed about the field of work comes before what the analysis makes of it. */
export const withTypedDomain = (members: readonly TeamMember[], { domainExpertise }: WizardDraft): TeamMember[] =>
  members.map((member) =>
    member.roleType === 'domain_expert' && domainExpertise.domain.trim() !== ''
      ? { ...member, domainExpertise }
      : member,
  );

/** Milo and Ava: the team when the analysis fails. */
export const coreTeam = (): TeamMember[] =>
  coreMemberIds.map((id) => ({ ...roster[id], selectedBy: 'both', reason: '', confidence: 1 }));
