import type { ArchitectFeedback } from '#contract/advice.ts';
import { valueCategories } from '#contract/vocabulary.ts';
import type { Plan } from './plan.ts';

const quoted = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

const listed = (title: string, items: string[]): string[] =>
  items.length === 0 ? [] : [`${title}:\n\n${items.map((item) => `- ${item}`).join('\n')}`];

const reviewed = (architect: string, review: ArchitectFeedback | undefined): string[] =>
  review === undefined
    ? []
    : [
        `#### ${architect}: ${review.overallAssessment}`,
        review.narrativeAssessment,
        `Approach: ${review.implementationApproach}`,
        ...listed('To consider', review.technicalConsiderations),
        ...listed(
          'Risks',
          review.risks.map(({ risk, mitigation }) => `${risk} *Mitigation:* ${mitigation}`),
        ),
        ...listed('Recommendations', review.recommendations),
      ];

const feature = (one: Plan['features'][number], index: number): string[] => [
  `### ${index + 1}. ${one.name}`,
  `${one.value_category}, size ${one.complexity}`,
  one.description,
  `Why: ${one.reasoning}`,
  ...(one.quote === null ? [] : [quoted(one.quote)]),
  ...reviewed('Theo', one.reviews.theo),
  ...reviewed('Claude', one.reviews.claude),
];

const countsOf = (plan: Plan): string =>
  valueCategories
    .map((value) => `${plan.features.filter((one) => one.value_category === value).length} ${value}`)
    .join(', ');

/** The plan as a Markdown document that can be kept beside the code. */
export const planAsMarkdown = (plan: Plan): string =>
  [
    `# ${plan.project.name}`,
    quoted(plan.project.summary),
    `${plan.increment.name} goal: ${plan.increment.goal}`,
    '## Team',
    plan.team.map(({ name, role, reason }) => `- **${name}** (${role})${reason && `: ${reason}`}`).join('\n'),
    `## Scope of ${plan.increment.name}`,
    `${plan.features.length} ${plan.features.length === 1 ? 'feature' : 'features'}: ${countsOf(plan)}`,
    ...plan.features.flatMap(feature),
    `## Left out of ${plan.increment.name}`,
    plan.left_out.length === 0
      ? 'Nothing.'
      : plan.left_out
          .map((one) => `- **${one.name}** (${one.value_category}, size ${one.complexity}): ${one.description}`)
          .join('\n'),
    `*Advice by ${plan.engine.name}${plan.engine.model === null ? '' : ` (${plan.engine.model})`}.*`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
