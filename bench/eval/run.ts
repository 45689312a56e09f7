/** `npm run eval`: holds the built-in advisor's suggestions against the feature lists of real products. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { suggestionsFor } from '#advisors/rules/suggest/suggest.ts';
import { anyWeeks, backtest } from './backtest.ts';
import { checklist } from './baseline.ts';
import { sameFrom } from '#advisors/rules/suggest/usual.ts';
import { examples, fitted, fittedApart, taken } from './fit.ts';
import { fitAntecedents } from './fit-antecedents.ts';
import { fitNames } from './fit-names.ts';
import { agreement, apart, fitReading, told } from './fit-reading.ts';
import { labelledIdeas } from './labelled.ts';
import { matched, similarity, threshold } from './matching.ts';
import { paces } from './pace.ts';
import { most, scoreOf, share, together, type EvaluatedIdea, type Score } from './score.ts';

const own = join(import.meta.dirname, '../../tests/data/advisor-eval');
const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: join(own, 'ideas.json') },
    pairs: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    'fit-reading': { type: 'boolean', default: false },
    'fit-names': { type: 'boolean', default: false },
  },
});

const say = (text = '') => process.stdout.write(`${text}\n`);
const ideas = JSON.parse(readFileSync(options.data, 'utf8')) as EvaluatedIdea[];
const offered = (idea: string) => suggestionsFor({ from: 'idea', idea, project: '' });
const generic = checklist.map((name) => ({ name, quote: null }));

const line = (score: Score) =>
  `${score.id.padEnd(26)} explicit ${`${score.explicitFound}/${score.explicit}`.padEnd(6)} recall@${most} ${`${score.found}/${score.features}`.padEnd(6)} precision@${most} ${score.found}/${score.offered}`;

if (options['fit-reading']) {
  fitReading(say);
  fitAntecedents(say);
  process.exit();
}

if (options['fit-names']) {
  fitNames(say);
  process.exit();
}

if (options.fit) {
  const judged = examples();
  const { speaking, against } = fitted(judged);
  const row = (numbers: number[]) => `[${numbers.map((one) => one.toFixed(2)).join(', ')}]`;
  say(`weights of usual.ts   speaking ${row(speaking)}, against ${row(against)}`);
  const apart = fittedApart(judged);
  for (const from of [0.35, sameFrom, 0.65, 0.8]) {
    const unseen = taken(judged, apart, from);
    say(
      `from ${from} on          ${unseen.taken} of ${judged.length} wishes are taken for a typical feature, ${share(unseen.right, unseen.taken)} of these as judged`,
    );
  }
  process.exit();
}

const timed = paces(ideas.map(({ idea }) => idea));
const scores = ideas
  .map((one) => ({ one, list: offered(one.idea) }))
  .map((pair) => ({ ...pair, score: scoreOf(pair.one, pair.list) }));
const base = ideas.map((one) => scoreOf(one, generic));

for (const { one, list: all, score } of scores) {
  say(line(score));
  if (!options.pairs) continue;
  const list = all.slice(0, most);
  const match = matched(list, one.features);
  for (const [s, { name, quote }] of list.entries()) {
    const f = match.get(s);
    say(`   ${quote === null ? ' ' : '"'} ${name.padEnd(70)} ${f === undefined ? '' : `= ${one.features[f] ?? ''}`}`);
  }
  const found = new Set(match.values());
  one.features.forEach((name, f) => !found.has(f) && say(`     ${one.explicit.includes(f) ? '!' : '-'} ${name}`));
}

const all = together(
  'built-in advisor',
  scores.map(({ score }) => score),
);
const baseline = together('generic checklist', base);
say();
say(`${ideas.length} ideas, ${all.features} features, ${all.explicit} of them said in the idea`);
for (const score of [all, baseline])
  say(
    `${score.id.padEnd(18)} explicit recall ${share(score.explicitFound, score.explicit)}   recall@${most} ${share(score.found, score.features)}   precision@${most} ${share(score.found, score.offered)}`,
  );
say(
  `of these           extracted: ${all.extractedFound} of ${all.extracted} are features (${share(all.extractedFound, all.extracted)})   catalogue: ${all.catalogueFound} of ${all.catalogue} (${share(all.catalogueFound, all.catalogue)})`,
);
say(
  `precision against the checklist: ${(all.found / all.offered / (baseline.found / baseline.offered)).toFixed(1)} times`,
);

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
