import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { met, type Figure } from './figure.ts';
import type { Machine } from './machine.ts';

export type Part = { title: string; figures: Figure[]; combinations?: { name: string; p50: number; p95: number }[] };
export type Report = { date: string; machine: Machine; quick: boolean; parts: Part[] };

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 2);

const verdict = (figure: Figure): string => {
  const ok = met(figure);
  return ok === undefined ? '' : ok ? 'ok' : '**missed**';
};

const rowOf = (figure: Figure): string => {
  const { name, value, unit, p95, target, atLeast, timesFloor, runs, detail } = figure;
  const cells = [
    name,
    `${rounded(value)} ${unit}`,
    p95 === undefined ? '' : rounded(p95),
    target === undefined ? '' : `${atLeast ? 'at least' : 'under'} ${target}`,
    verdict(figure),
    timesFloor === undefined ? '' : `${rounded(timesFloor)} x`,
    runs === undefined ? '' : String(runs),
    detail ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
};

const header = [
  '| what | median | p95 | target | | to the bare minimum | runs | note |',
  '|---|---|---|---|---|---|---|---|',
];

const markdown = ({ date, machine, quick, parts }: Report): string =>
  [
    `# Bench of ${date}`,
    '',
    ...(quick ? ['A short run (`--quick`): the figures are rough.', ''] : []),
    ...Object.entries(machine).map(([name, value]) => `- ${name}: ${value}`),
    '',
    ...parts.flatMap(({ title, figures }) => [`## ${title}`, '', ...header, ...figures.map(rowOf), '']),
  ].join('\n');

export const missed = (report: Report): Figure[] =>
  report.parts.flatMap(({ figures }) => figures.filter((figure) => met(figure) === false));

/** Writes the report as JSON and as Markdown; answers the Markdown and the files' common path. */
export const writeReport = (folder: string, report: Report): { text: string; path: string } => {
  mkdirSync(folder, { recursive: true });
  const name = [report.date.slice(0, 10), report.machine.name, ...(report.quick ? ['quick'] : [])].join('-');
  const path = join(folder, name);
  const text = markdown(report);
  writeFileSync(`${path}.json`, `${JSON.stringify(report, undefined, 1)}\n`);
  writeFileSync(`${path}.md`, text);
  return { text, path };
};
