import type { PlanningContext } from '#contract/advice.ts';
import { limits } from '#contract/vocabulary.ts';
import type { Texts } from './typed-fields.ts';

export type ContextField = 'vision' | 'inventory' | 'piGoal' | 'comments' | 'teamCapacity' | 'primaryGoals';

/** The context as it is typed: the capacity as a number's digits, the goals one to a line. */
export const textsOf = (context: PlanningContext): Texts<ContextField> => ({
  vision: context.vision,
  inventory: context.inventory,
  piGoal: context.piGoal,
  comments: context.comments,
  teamCapacity: context.teamCapacity === null ? '' : String(context.teamCapacity),
  primaryGoals: context.primaryGoals.join('\n'),
});

/** The context with what was typed in place of what it held. */
export const contextWith = (context: PlanningContext, typed: Partial<Texts<ContextField>>): PlanningContext => {
  const { teamCapacity, primaryGoals, ...texts } = typed;
  return {
    ...context,
    ...texts,
    ...(teamCapacity !== undefined && { teamCapacity: teamCapacity === '' ? null : Number(teamCapacity) }),
    ...(primaryGoals !== undefined && { primaryGoals: primaryGoals === '' ? [] : primaryGoals.split('\n') }),
  };
};

const mostPoints = 1_000_000;

/** What of the typed is a number of points: digits with at most one point among them. */
export const asCapacity = (typed: string): string => {
  const [, whole = '', part = ''] = /^0*(\d*)(\.\d*)?/u.exec(typed.replaceAll(/[^\d.]/gu, '')) ?? [];
  if (typed.replaceAll(/[^\d]/gu, '') === '') return '';
  return Number(`${whole || '0'}${part}`) > mostPoints ? String(mostPoints) : `${whole || '0'}${part}`;
};

/** What of the typed can be goals: at most 20 lines of at most 200 characters. */
export const asGoals = (typed: string): string =>
  typed
    .split('\n')
    .slice(0, limits.tags)
    .map((goal) => goal.slice(0, limits.name))
    .join('\n');
