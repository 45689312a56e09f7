import type { DomainExpertise } from '#contract/team.ts';
import type { NewProject } from '../../data/project.ts';
import { tagsOf } from '../../data/tags.ts';
import type { WizardDraft } from '../../data/wizard-draft.ts';

/** What is sent when the project is created: everything that was typed and chosen. */
export function newProjectOf(draft: WizardDraft): NewProject {
  const members = draft.teamMembers ?? [];
  const domain = domainOf(draft);
  return {
    name: draft.projectName.trim(),
    summary: draft.projectDescription.trim(),
    tags: tagsOf(draft.tags),
    additional_context: draft.additionalContext.trim(),
    members: members.map(({ id, selectedBy, reason, confidence, roleType, engine }) => ({
      id,
      selectedBy,
      reason,
      confidence,
      engine,
      ...(roleType === 'domain_expert' && domain && { domainExpertise: domain }),
    })),
    ...(domain && { domainExpertise: domain }),
  };
}

/** What the person typed of the field of work, else what the analysis made of it; only with a domain expert on the team. */
const domainOf = ({ domainExpertise, teamMembers }: WizardDraft): DomainExpertise | undefined => {
  const expert = teamMembers?.find(({ roleType }) => roleType === 'domain_expert');
  if (expert === undefined) return undefined;
  const { domain, description } = domainExpertise;
  return domain.trim() === '' && description.trim() === '' ? expert.domainExpertise : domainExpertise;
};
