import * as z from 'zod';
import { reviews } from './advice.ts';
import {
  anyVersion,
  expectedVersion,
  id,
  instant,
  label,
  nameOf,
  pageOf,
  paging,
  requiredText,
  searched,
  text,
  version,
} from './fields.ts';
import { operation } from './operation.ts';
import { editedOffer, reviewedFilter, sinceAccepted } from './provenance.ts';
import {
  complexities,
  featureStatuses,
  historyActions,
  limits,
  priorities,
  settableFeatureStatuses,
  sourceTypes,
  valueCategories,
} from './vocabulary.ts';

export const historyEntry = z.object({
  action: z.enum(historyActions),
  pi: z.int().min(1),
  date: instant,
  notes: z.string().nullable(),
  who: z.string().describe('Name of the person, or System.'),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const promptEntry = z.object({ timestamp: instant, idea_title: z.string(), idea_description: z.string() });
export type PromptEntry = z.infer<typeof promptEntry>;

/** A feature as lists show it: all but its history, its reviews and what was asked for it. */
export const featureCard = z.object({
  id,
  project_id: id,
  pi_id: id.nullable(),
  idea_id: id.nullable(),
  name: z.string(),
  description: z.string(),
  status: z.enum(featureStatuses).nullable().describe('Shown as Backlog when null.'),
  priority: z.enum(priorities),
  value_category: z.enum(valueCategories),
  complexity: z.enum(complexities),
  source_type: z.enum(sourceTypes),
  source_name: z.string(),
  pi_number: z.int().min(1).nullable(),
  reasoning: z.string(),
  quote: z.string().nullable().describe("The person's own words that led to it."),
  rule: z
    .string()
    .nullable()
    .describe('Stable id of the rule or prompt that suggested it; null when a person typed it.'),
  engine: z.string().nullable().describe('Name of the engine that suggested it, as far as that is known.'),
  run_id: id.nullable().describe("The run of the advisor that it came from; see the advisors' runs."),
  ...sinceAccepted,
  skipped_reason: z.string().nullable(),
  created_at: instant,
  last_updated: instant,
  stories: z
    .object({ total: z.int(), done: z.int(), under_way: z.int() })
    .optional()
    .describe('How far its stories are; lists say it, and reading one feature.'),
  version,
});
export type FeatureCard = z.infer<typeof featureCard>;

export const feature = featureCard.extend({
  reviews: reviews.nullable(),
  history: z.array(historyEntry),
  prompt_history: z.array(promptEntry),
});
export type Feature = z.infer<typeof feature>;

/** Counts for the tiles; `previously` counts implemented features, as the specification has it. */
export const backlogStatistics = z.object({
  total: z.int(),
  mustHave: z.int(),
  shouldHave: z.int(),
  couldHave: z.int(),
  previously: z.int(),
});
export type BacklogStatistics = z.infer<typeof backlogStatistics>;

/** The tabs of the backlog, and `importable`: what an import offers, which is neither selected nor implemented. */
export const backlogTabs = [
  'all-features',
  'current-pi',
  'previous-pis',
  'implemented',
  'rejected',
  'importable',
] as const;
/** `wsjf` is value over size, `hand` the order that people gave by moving features. */
export const featureOrders = ['newest', 'oldest', 'name', 'value', 'wsjf', 'complexity', 'hand'] as const;

const filters = {
  value_category: z.enum(['all', ...valueCategories]).default('all'),
  status: z
    .enum(['all', 'backlog', ...featureStatuses])
    .default('all')
    .describe('`backlog`: those that were imported without a status.'),
  source_type: z.enum(['all', ...sourceTypes]).default('all'),
  search: searched('name or description'),
  tab: z.enum(backlogTabs).default('all-features'),
  pi_id: id.optional(),
  idea_id: id.optional(),
  reviewed: reviewedFilter,
};

const editable = {
  name: nameOf('Name is required'),
  description: requiredText('Description is required'),
  priority: z.enum(priorities),
  value_category: z.enum(valueCategories),
  complexity: z.enum(complexities),
  pi_number: z.coerce.number<number>().int().min(1).max(1_000_000).nullable(),
  skipped_reason: text.nullable(),
};

/** What a new feature needs; the rest has the specification's defaults. */
export const newFeature = z.object({
  name: editable.name,
  description: editable.description,
  status: z.enum(featureStatuses).default('suggested'),
  priority: editable.priority.default('medium'),
  value_category: editable.value_category.default('Should Have'),
  complexity: editable.complexity.default('M'),
  source_type: z.enum(sourceTypes).default('user'),
  pi_number: editable.pi_number.default(1),
  pi_id: id.nullable().default(null),
  idea_id: id.nullable().default(null),
  reasoning: text.default(''),
  quote: text.nullable().default(null),
  rule: label.nullable().default(null),
  engine: label.nullable().default(null),
  run_id: id.nullable().default(null),
  edited: editedOffer,
});
export type NewFeature = z.infer<typeof newFeature>;

const on = { tags: ['Features'] };
const one = { project_id: id, id };

export const listFeatures = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features',
  summary: 'Features of a project, filtered, searched and ordered',
})
  .input(z.object({ project_id: id, ...filters, order: z.enum(featureOrders).default('newest'), ...paging }))
  .output(pageOf(featureCard));

export const countFeatures = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features/count',
  summary: 'How many features match the filters',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(z.object({ count: z.int() }));

export const featureStatistics = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features/statistics',
  summary: 'Backlog statistics: total, by value, implemented',
})
  .input(z.object({ project_id: id }))
  .output(backlogStatistics);

export const getFeature = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features/{id}',
  summary: 'One feature with its history, reviews and prompts',
})
  .input(z.object(one))
  .output(feature);

export const createFeature = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features',
  summary: 'Add a feature to the backlog',
  successStatus: 201,
})
  .input(z.object({ project_id: id, ...newFeature.shape }))
  .output(feature);

export const createFeatures = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/batch',
  summary: 'Add several features in one transaction',
  successStatus: 201,
})
  .input(
    z.object({
      project_id: id,
      features: z.array(newFeature).max(limits.list),
      prompt: z
        .object({ idea_title: text, idea_description: text })
        .optional()
        .describe('What was asked when they were generated.'),
    }),
  )
  .output(z.array(feature));

export const updateFeature = operation({
  ...on,
  method: 'PATCH',
  path: '/projects/{project_id}/features/{id}',
  summary: 'Change fields of a feature. Its stories that are not done are marked to be looked at again',
})
  .input(
    z.object({
      ...one,
      version: expectedVersion,
      ...z.object(editable).partial().shape,
      supersede: z
        .array(id)
        .max(limits.list)
        .default([])
        .describe('Finished stories of the feature that get a successor; they themselves stay as they were.'),
    }),
  )
  .output(feature);

export const setFeatureStatus = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/{id}/status',
  summary: 'Change the status; the history remembers. Without a version it applies to whatever the row is then',
})
  .input(z.object({ ...one, status: z.enum(settableFeatureStatuses), version: anyVersion }))
  .output(feature);

export const confirmFeature = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/{id}/confirm',
  summary: 'Say that a person has looked into what an advisor suggested',
})
  .input(z.object({ ...one, version: expectedVersion }))
  .output(feature);

export const addFeatureNote = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/{id}/notes',
  summary: "Add a note to a feature's history",
  successStatus: 201,
})
  .input(z.object({ ...one, note: requiredText(), version: anyVersion }))
  .output(feature);

export const listMatchingFeatures = operation({
  ...on,
  method: 'GET',
  path: '/projects/{project_id}/features/matching',
  summary: 'Id and version of every feature that matches the filters, for a change of all of them',
})
  .input(z.object({ project_id: id, ...filters }))
  .output(
    z.object({
      items: z.array(z.object({ id, version })),
      complete: z.boolean().describe(`False when more than ${limits.many.toLocaleString('en')} match.`),
    }),
  );

/** What can be changed of many features at once. */
const changeable = {
  status: z
    .enum(featureStatuses)
    .nullable()
    .describe('One of suggested, selected, rejected, implemented; the others only to take a change back.'),
  value_category: editable.value_category,
  pi_number: editable.pi_number,
};
export const featureChange = z.object({ id, version, ...z.object(changeable).partial().shape });
export type FeatureChange = z.infer<typeof featureChange>;

/** How a change of many is taken back. */
const undo = z
  .array(featureChange)
  .describe('The changes that bring the former values back, to be sent as a further change.');

export const importFeatures = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/import',
  summary: 'Import backlog features into an increment: status selected, pi_number set, in one transaction',
})
  .input(
    z.object({
      project_id: id,
      pi_id: id.optional().describe('The active increment when left out.'),
      ids: z.array(id).min(1, 'Please select at least one feature to save.').max(limits.many),
    }),
  )
  .output(z.object({ features: z.array(featureCard), undo }));

export const changeFeatures = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/changes',
  summary: 'Change status, value or increment of many features in one transaction; the answer says how to take it back',
})
  .input(
    z.object({
      project_id: id,
      changes: z.array(featureChange).min(1, 'Please select at least one feature to save.').max(limits.many),
    }),
  )
  .output(z.object({ undo }));

export const moveFeature = operation({
  ...on,
  method: 'POST',
  path: '/projects/{project_id}/features/{id}/move',
  summary: 'Give a feature another place in the order by hand: next to another one',
})
  .input(z.object({ ...one, place: z.enum(['before', 'after']), other: id, version: anyVersion }))
  .output(featureCard);
