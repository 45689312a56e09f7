import type { Complexity } from '#contract/vocabulary.ts';
import type { Capability } from '../knowledge/capability.ts';

const heavy =
  /\b(?:real-?time|live|sync\w*|offline|pay\w*|integrat\w*|connect\w*|automat\w*|predict\w*|recogni\w*|translat\w*|encrypt\w*|video|federat\w*|api|route|optimi\w*|several (?:shops|servers|banks)|every (?:bank|device)|machine|ai)\b/giu;
const medium =
  /\b(?:import\w*|export\w*|remind\w*|notif\w*|alert\w*|map|calendar|roles?|permissions?|share|approv\w*|report\w*|statistics|chart\w*|scan\w*|upload\w*|search\w*|version\w*|between|several|each|every|invit\w*|book\w*|schedul\w*|calculat\w*)\b/giu;
const light = /^(?:add|list|show|mark|note|sort|keep|write|record|name|print|hide)\b/iu;
/** Sizes in their order, and as a sentence calls them. */
export const rank: Record<Complexity, number> = { S: 0, M: 1, L: 2 };
export const spoken: Record<Complexity, string> = { S: 'small', M: 'medium', L: 'large' };

const demands = (text: string): number =>
  new Set((text.match(heavy) ?? []).map((word) => word.toLowerCase())).size * 2 +
  new Set((text.match(medium) ?? []).map((word) => word.toLowerCase())).size;

/**
 * Size by what the words and the capabilities behind them demand; a description, which may tell more than what is to be done,
 * counts half.
 */
export function sizeOf(text: string, skills: readonly Capability[], description = ''): Complexity {
  const own = demands(text) + Math.floor(demands(description) / 2);
  const known = Math.max(-1, ...skills.map((skill) => rank[skill.size]));
  const wide = (text.match(/,| and /gu) ?? []).length >= 3 ? 1 : 0;
  const score = Math.max(
    own + wide - (light.test(text) ? 1 : 0),
    known < 0 ? 0 : known * 2 - 1 + (skills.length > 2 ? 1 : 0),
  );
  return score >= 3 ? 'L' : score >= 1 ? 'M' : 'S';
}
