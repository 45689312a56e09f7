import type { PlanningFeature } from '#contract/planning.ts';
import { priorityOf } from '#domain/backlog.ts';
import { planned } from '#domain/increment-stages.ts';
import { goalOf, planningActivity, skippedReason } from '#domain/planning.ts';
import { creating, versionOf } from '../changing.ts';
import { os } from '../os.ts';
import { refuse } from '../refuse.ts';
import { record } from './activity.ts';
import { insertFeatures } from './feature.ts';
import { findIncrement, saveIncrement } from './increment.ts';
import { findSession, saveSession, whileOpen } from './planning.ts';

export const finalisePlanning = os.planning.finalise.handler(({ input, context }) => {
  const version = versionOf(context, input);
  return creating(context, 'planning.finalise', input, async (tx, tell) => {
    await whileOpen(tx, context, input);
    const before = await findSession(tx, input);
    const increment = await findIncrement(tx, input.project_id, input.pi_id, 'pi_id');
    if (increment.status === 'completed') refuse('increment_completed', {}, { current: increment });
    const included = before.features.filter((feature) => feature.included);
    if (included.length === 0) refuse('none_selected', {}, { field: 'features' });
    const others = input.keep_others ? before.features.filter((feature) => !feature.included) : [];
    const session = await saveSession(tx, tell, context, before, version, {
      step: 4,
      finalised_at: context.now().toISOString(),
    });
    const plan = [
      ...included.map((feature) =>
        asFeature(feature, { pi_id: increment.id, pi_number: increment.order_index, status: 'selected' as const }),
      ),
      ...others.map((feature) =>
        asFeature(feature, {
          pi_id: null,
          pi_number: null,
          status: 'suggested' as const,
          skipped_reason: skippedReason(increment.order_index),
          history_pi: increment.order_index,
        }),
      ),
    ];
    // Lists go by newest and by value first, and among equals by the later id: the last is written first, so that they
    // show the plan in its own order.
    const saved = (await insertFeatures(tx, tell, context, plan.toReversed())).toReversed();
    const goal = goalOf(before.context);
    const after = await saveIncrement(tx, tell, context, increment, {
      ...planned(increment),
      ...(goal !== '' && { goal }),
    });
    await record(tx, tell, context, {
      project_id: input.project_id,
      type: 'pi_planning',
      pi: after,
      icon: 'clipboard-check',
      ...planningActivity(included.length),
    });
    return { features: saved, increment: after, session };
  });
});

const asFeature = <Place>(feature: PlanningFeature, place: Place) => ({
  project_id: feature.project_id,
  idea_id: null,
  name: feature.name,
  description: feature.description,
  priority: priorityOf[feature.value_category],
  value_category: feature.value_category,
  complexity: feature.complexity,
  source_type: 'pi_planning' as const,
  source_name: feature.source_name,
  reasoning: feature.reasoning,
  quote: feature.quote,
  rule: feature.rule,
  engine: feature.engine,
  run_id: feature.run_id,
  edited: feature.edited_at !== null,
  reviews: Object.keys(feature.reviews).length > 0 ? feature.reviews : null,
  ...place,
});
