import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { id, label, nameOf, text } from './fields.ts';
import { operation } from './operation.ts';
import { architectTypes, complexities, limits, memberIds, roleTypes, valueCategories } from './vocabulary.ts';
import { doneAsking, taken } from './taken.ts';
import { teamMember } from './team.ts';

/** In answers of a model: whose words they are, since the built-in advisor answers where a model fails. */
export const spokenBy = z
  .string()
  .optional()
  .describe('Name of the engine that spoke; without it, the one that speaks for all.');

/** In answers that are put together of several rules: all that spoke. */
export const saidByRules = z
  .string()
  .optional()
  .describe('Stable ids of the rules, or of the prompt, that produced it.');

export const cameFrom = id.optional().describe('The run of the advisor that it came from.');

/** An architect's review of one feature: the six parts of the specification. */
export const architectFeedback = z.object({
  narrativeAssessment: z.string(),
  overallAssessment: z.string(),
  implementationApproach: z.string(),
  technicalConsiderations: z.array(z.string()),
  risks: z.array(z.object({ risk: z.string(), mitigation: z.string(), rule: saidByRules })),
  recommendations: z.array(z.string()),
  rule: saidByRules,
  engine: spokenBy,
  run_id: cameFrom,
});
export type ArchitectFeedback = z.infer<typeof architectFeedback>;

/** Both architects' reviews of one feature, as far as they were asked. */
export const reviews = z.object({ theo: architectFeedback.optional(), claude: architectFeedback.optional() });
export type Reviews = z.infer<typeof reviews>;

/** A feature that an advisor offers. `quote` is copied from the person's own words, or null when the feature is not in them. */
export const featureSuggestion = z.object({
  name: z.string(),
  description: z.string(),
  reasoning: z.string(),
  quote: z.string().nullable().describe("The person's own words that led to it, copied exactly."),
  rule: z.string().describe('Stable id of the rule or prompt that produced it.'),
  complexity: z.enum(complexities),
  value: z.enum(valueCategories),
  engine: spokenBy,
  run_id: cameFrom,
});
export type FeatureSuggestion = z.infer<typeof featureSuggestion>;

/** The planning context; field names are the specification's. */
export const planningContext = z.object({
  vision: text,
  inventory: text.default(''),
  piGoal: text.default(''),
  comments: text.default(''),
  projectId: id.optional(),
  piId: id.optional(),
  projectName: label.default(''),
  piName: label.default(''),
  businessContext: text.default(''),
  technicalContext: text.default(''),
  teamCapacity: z
    .number()
    .min(0)
    .max(1_000_000)
    .nullable()
    .default(null)
    .describe('Points the team can finish in the increment.'),
  primaryGoals: z.array(label).max(limits.tags).default([]),
});
export type PlanningContext = z.infer<typeof planningContext>;

const teamAnalysis = z.object({
  projectName: nameOf('Project name is required'),
  projectDescription: text,
  userSelectedRoles: z.array(z.enum(roleTypes)).max(roleTypes.length).default([]),
  additionalContext: text.default(''),
});
export type TeamAnalysis = z.infer<typeof teamAnalysis>;

/** A member as it is proposed, before anybody decided about it. */
const proposedMember = teamMember.extend({ rule: saidByRules });
export type ProposedMember = z.infer<typeof proposedMember>;

export const analyzeTeamComposition = operation({
  method: 'POST',
  path: '/functions/analyze-team-composition',
  tags: ['Functions'],
  summary: 'Propose a team for a project, with a reason and a confidence for each member',
})
  .input(teamAnalysis)
  .output(z.object({ teamMembers: z.array(proposedMember), taken }));

export const composeTeam = operation({
  method: 'POST',
  path: '/team/suggestions',
  tags: ['Team'],
  summary:
    'Propose a team for a project that need not exist yet. Each member is sent as soon as it is ready and none is stored; closing the stream stops the analysis',
})
  .input(teamAnalysis)
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('member'), member: proposedMember }), doneAsking]),
    ),
  );

export const ideaToFeatures = operation({
  method: 'POST',
  path: '/functions/idea-to-features',
  tags: ['Functions'],
  summary: 'Suggest features for an idea in the context of its project',
})
  .input(z.object({ project_context: text.default(''), idea: text }))
  .output(z.object({ features: z.array(featureSuggestion).max(limits.suggestions) }));

export const getArchitectFeedback = operation({
  method: 'POST',
  path: '/functions/get-architect-feedback',
  tags: ['Functions'],
  summary: "Ask Theo or Claude for a review of one feature, in the specification's six parts",
})
  .input(
    z.object({
      projectContext: planningContext.partial(),
      featureData: z.object({
        id: id.optional().describe('When given, the feature must exist.'),
        name: nameOf('Name is required'),
        description: text.default(''),
        complexity: z.enum(complexities).default('M'),
        value_category: z.enum(valueCategories).default('Could Have'),
      }),
      architectType: z.enum(architectTypes),
    }),
  )
  .output(z.object({ feedback: architectFeedback }));

/** One line of the kickoff chat. */
export const kickoffMessage = z.object({
  memberId: z.enum(memberIds),
  text: z.string(),
  rule: saidByRules,
  engine: spokenBy,
});
export type KickoffMessage = z.infer<typeof kickoffMessage>;

export const kickoff = operation({
  method: 'POST',
  path: '/projects/{project_id}/kickoff',
  tags: ['Team'],
  summary:
    'The kickoff chat: every member introduces itself to this project, then two closing messages, each as soon as it is ready; closing the stream stops them',
})
  .input(z.object({ project_id: id }))
  .output(
    eventIterator(
      z.discriminatedUnion('type', [z.object({ type: z.literal('message'), message: kickoffMessage }), doneAsking]),
    ),
  );

/** Which engine the advisors speak with. */
export const engine = z.object({ id: z.enum(['builtin', 'model']), name: z.string(), model: z.string().nullable() });
export type Engine = z.infer<typeof engine>;
