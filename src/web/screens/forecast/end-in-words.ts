import type { IncrementForecast } from '#contract/sprint.ts';
import { day } from '../../ui/dates.ts';

/** Where the end of the increment lies, when it comes before the work is sure to be done. */
export const endInWords = ({
  early,
  late,
  end_date,
}: Pick<IncrementForecast, 'early' | 'late' | 'end_date'>): string => {
  if (end_date === null || early === null || late === null || late <= end_date) return '';
  const end = `The increment ends on ${day(end_date)}`;
  return early > end_date ? `${end}, before that. ` : `${end}, within that range. `;
};
