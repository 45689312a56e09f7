import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPlan } from '#domain/lint/lint.ts';
import type { Finding, LintStory } from '#domain/lint/plan.ts';

const [folder, sample = '0'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the backlogs: one text file each, one story in a line.');

const sentence =
  /^\s*as\s+(?<role>.+?),?\s+i(?:\s+want|'d like|\s+would like|\s+need)?\s+(?<want>.+?)(?:,?\s+so(?:\s+that)?,?\s+(?<reason>.+?))?[\s.]*$/iu;

const storiesOf = (file: string): LintStory[] =>
  readFileSync(join(folder, file), 'utf8')
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const { role = '', want = line, reason = '' } = sentence.exec(line)?.groups ?? {};
      return {
        id: `${file}:${at + 1}`,
        title: want,
        as_a: role,
        i_want: want,
        so_that: reason,
        story_points: null,
        feature_id: null,
        depends_on: [],
        tests_due: false,
        criteria: [],
      };
    });

/** The backlogs have neither features nor criteria, so rules about those would find every story. */
const without = /^story\.(?:no-feature|no-criteria|title)/u;

const all: { finding: Finding; story: LintStory }[] = [];
let stories = 0;
for (const file of readdirSync(folder).toSorted()) {
  const backlog = storiesOf(file);
  stories += backlog.length;
  for (const finding of lintPlan({ features: [], stories: backlog, tests: [] })) {
    const story = backlog.find(({ id }) => id === finding.subject_id);
    if (story && !without.test(finding.rule) && finding.place !== 'title') all.push({ finding, story });
  }
}

const byRule = Map.groupBy(all, ({ finding }) => finding.rule);
process.stdout.write(`${stories} stories, ${new Set(all.map(({ story }) => story.id)).size} with a finding\n`);
for (const [rule, found] of [...byRule].toSorted((a, b) => b[1].length - a[1].length)) {
  process.stdout.write(`${rule.padEnd(24)} ${String(found.length).padStart(4)}\n`);
  const step = Math.max(1, Math.floor(found.length / Math.max(1, Number(sample))));
  for (const { finding, story } of found.filter((_, at) => at % step === 0).slice(0, Number(sample)))
    process.stdout.write(`    ${story.id} ${finding.sentence} | ${story.i_want} | ${story.so_that}\n`);
}
