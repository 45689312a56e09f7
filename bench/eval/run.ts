/** `npm run eval`: holds the built-in advisor's suggestions against the feature lists of real products. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FeatureSuggestion } from '#contract/advice.ts';
import { suggestionsFor } from '#advisors/rules/suggest/suggest.ts';
import { anyWeeks, backtest } from './backtest.ts';
import { checklist } from './baseline.ts';
import { fitUsual } from './fit.ts';
import { fitAntecedents } from './fit-antecedents.ts';
import { fitKinds } from './fit-kinds.ts';
import { fitNames } from './fit-names.ts';
import { agreement, apart, fitReading, told } from './fit-reading.ts';
import { labelledIdeas } from './labelled.ts';
import { matched, similarity, threshold } from './matching.ts';
import { paces } from './pace.ts';
import { most, scoreOf, share, together, type EvaluatedIdea, type Score } from './score.ts';

const own = join(import.meta.dirname, '../../tests/data/advisor-eval');
const { values: options } = parseArgs({
  options: {
    /** One file of ideas, told idea by idea; without it every set of the project's own. */
    data: { type: 'string' },
    /** Each suggestion beside the feature that it was found to be. */
    pairs: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    'fit-reading': { type: 'boolean', default: false },
    'fit-names': { type: 'boolean', default: false },
    'fit-kinds': { type: 'boolean', default: false },
  },
});

const say = (text = '') => process.stdout.write(`${text}\n`);

if (options['fit-reading']) {
  fitReading(say);
  fitAntecedents(say);
  process.exit();
}

if (options['fit-kinds']) {
  fitKinds(say);
  process.exit();
}

if (options['fit-names']) {
  fitNames(say);
  process.exit();
}

if (options.fit) {
  fitUsual(say);
  process.exit();
}

const nameOf = (file: string) => basename(file, '.json');
const files =
  options.data === undefined ? globSync('ideas*.json', { cwd: own }).map((file) => join(own, file)) : [options.data];
const sets = files
  .map((file) => ({ name: nameOf(file), ideas: JSON.parse(readFileSync(file, 'utf8')) as EvaluatedIdea[] }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

// First of all, since what is looked at here is a server that has just started.
const timed = paces(sets.flatMap(({ ideas }) => ideas.map(({ idea }) => idea)));

const counted = (score: Score) =>
  `explicit ${`${score.explicitFound}/${score.explicit}`.padEnd(6)} recall@${most} ${`${score.found}/${score.features}`.padEnd(6)} precision@${most} ${score.found}/${score.offered}`;

/** What was offered for one idea, each beside the feature that it is, and the features that nothing was. */
const tellPairs = (one: EvaluatedIdea, offered: readonly FeatureSuggestion[]) => {
  const list = offered.slice(0, most);
  const match = matched(list, one.features);
  for (const [s, { name, quote }] of list.entries()) {
    const f = match.get(s);
    say(`   ${quote === null ? ' ' : '"'} ${name.padEnd(70)} ${f === undefined ? '' : `= ${one.features[f] ?? ''}`}`);
  }
  const found = new Set(match.values());
  one.features.forEach((name, f) => !found.has(f) && say(`     ${one.explicit.includes(f) ? '!' : '-'} ${name}`));
};

const generic = checklist.map((name) => ({ name, quote: null }));
const scored = sets.map(({ name, ideas }) => {
  const scores = ideas.map((one) => {
    const offered = suggestionsFor({ from: 'idea', idea: one.idea, project: '' });
    const score = scoreOf(one, offered);
    if (options.pairs || options.data !== undefined) say(`${one.id.padEnd(26)} ${counted(score)}`);
    if (options.pairs) tellPairs(one, offered);
    return score;
  });
  return {
    name,
    ideas: ideas.length,
    advised: together(name, scores),
    listed: together(
      name,
      ideas.map((one) => scoreOf(one, generic)),
    ),
  };
});

/** A set in one line: the advisor, behind it in brackets the checklist; then the suggestions in the person's words and all others. */
const tell = ({ name, ideas, advised, listed }: (typeof scored)[number]) => {
  const both = (of: (score: Score) => string) => `${of(advised)} (${of(listed)})`;
  say(
    [
      name.padEnd(24),
      String(ideas).padStart(5),
      both(({ explicitFound, explicit }) => share(explicitFound, explicit)).padEnd(17),
      both(({ found, features }) => share(found, features)).padEnd(11),
      both(({ found, offered }) => share(found, offered)).padEnd(14),
      `${advised.extractedFound} of ${advised.extracted}`.padEnd(12),
      `${advised.catalogueFound} of ${advised.catalogue}`,
    ].join('  '),
  );
};
const tellTogether = (name: string, some: typeof scored) => {
  if (some.length < 2) return;
  tell({
    name,
    ideas: some.reduce((sum, { ideas }) => sum + ideas, 0),
    advised: together(
      name,
      some.map(({ advised }) => advised),
    ),
    listed: together(
      name,
      some.map(({ listed }) => listed),
    ),
  });
};

say(`The built-in advisor, in brackets a checklist that is the same for every idea.`);
say(`${'set'.padEnd(24)}  ideas  explicit recall    recall@${most}    precision@${most}    extracted     catalogue`);
const isApart = ({ name }: { name: string }) => name.endsWith('-apart');
const [apartSets, read] = [scored.filter(isApart), scored.filter((set) => !isApart(set))];
for (const set of read) tell(set);
tellTogether('all that were read', read);
for (const set of apartSets) tell(set);
tellTogether('all kept apart', apartSets);
say();

type Judged = { suggestion: string; feature: string; same: boolean };
const judged = JSON.parse(readFileSync(join(own, 'judged-pairs.json'), 'utf8')) as Judged[];
const verdicts = judged.map(({ suggestion, feature, same }) => ({
  same,
  rule: similarity({ name: suggestion, quote: null }, feature) >= threshold,
}));
const wrong = verdicts.filter(({ same, rule }) => rule && !same).length;
const missed = verdicts.filter(({ same, rule }) => same && !rule).length;
say(
  `the matching rule on ${judged.length} pairs judged by hand: ${wrong} of ${verdicts.filter(({ rule }) => rule).length} it takes for the same are not, ${missed} of ${verdicts.filter(({ same }) => same).length} that are the same it misses`,
);
const kept = labelledIdeas().filter(({ writer }) => apart.test(writer));
say(`the reading on ${kept.length} labelled ideas kept apart: ${told(agreement(kept))}`);
for (const { name, total, longest } of timed)
  say(
    `${name.padEnd(22)} ${total.toFixed(0).padStart(4)} ms in all, ${longest.toFixed(0).padStart(3)} ms the longest step`,
  );

const past = backtest(500, 4200, anyWeeks());
say(
  `forecasts             of ${past.histories} simulated histories, ${(past.heldAt85 / 5).toFixed(0)} of 100 were done by P85, and ${(past.heldAt50 / 5).toFixed(0)} of 100 by P50`,
);
