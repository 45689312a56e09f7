import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesIn } from '#domain/lint/circles.ts';
import { audiences } from './audiences.ts';
import { calledFor } from './called-for.ts';
import { capabilities, capabilityById } from './capabilities.ts';
import { general } from './general.ts';
import { kindFile, type TypicalFeature } from './kind.ts';
import { kinds } from './kinds.ts';
import { practices } from './practice.ts';
import { isSmall, stem } from '../reading/stems.ts';
import { verbForms } from '../reading/verbs.ts';

const all = [...kinds, general];
const slots = /\{[^}]*\}/g;
const known = new Set(['{thing}', '{things}', '{Things}', '{people}', '{People}', '{a thing}']);

describe('the knowledge base', () => {
  test('holds at least 130 kinds and 150 capabilities', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(130);
    expect(capabilities.length).toBeGreaterThanOrEqual(150);
  });

  test('gives every entry an id of its own', () => {
    expect(new Set(capabilities.map(({ id }) => id)).size).toBe(capabilities.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const kind of all) expect(new Set(kind.features.map(({ id }) => id)).size, kind.id).toBe(kind.features.length);
  });

  test('refers only to capabilities that exist, and none needs itself, be it by way of others', () => {
    for (const { id, needs } of capabilities)
      for (const need of needs) expect(capabilityById.has(need), `${id} needs ${need}`).toBe(true);
    const ways = circlesIn(capabilities.map(({ id, needs }) => ({ id, depends_on: needs })));
    expect(ways.map((way) => way.join(' needs '))).toEqual([]);
    for (const kind of all)
      for (const feature of kind.features)
        if ('skill' in feature)
          expect(capabilityById.has(feature.skill as string), `${kind.id}: ${String(feature.skill)}`).toBe(true);
  });

  test('has no empty text, no unknown slot and no text twice', () => {
    const texts: string[] = [];
    for (const one of capabilities)
      texts.push(
        one.about,
        ...one.theo,
        ...one.claude,
        ...one.risks.flatMap(({ risk, mitigation }) => [risk, mitigation]),
      );
    for (const text of [
      ...texts,
      ...capabilities.flatMap(({ name, why }) => [name, why]),
      ...all.flatMap(({ features }) =>
        features.flatMap((feature: TypicalFeature) =>
          [feature.name, feature.about, feature.why].filter((text) => text !== undefined),
        ),
      ),
    ]) {
      expect(text.trim()).not.toBe('');
      for (const slot of text.match(slots) ?? []) expect(known.has(slot), text).toBe(true);
    }
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('lets what an audience usually needs say what it is and why, in slots and on capabilities that exist', () => {
    expect(new Set(audiences.map(({ id }) => id)).size).toBe(audiences.length);
    for (const { id, features } of audiences)
      for (const { name, about, why, skill } of features) {
        expect(skill === undefined || capabilityById.has(skill), `${id}: ${skill}`).toBe(true);
        for (const text of [name, about, why]) {
          expect(text?.trim(), `${id}: ${name}`).not.toBe('');
          for (const slot of text?.match(slots) ?? []) expect(known.has(slot), `${id}: ${text}`).toBe(true);
        }
        expect((about !== undefined && why !== undefined) || skill !== undefined, `${id}: ${name}`).toBe(true);
      }
  });

  test('asks for one feature of a kind in each way, by a verb and what goes with it', () => {
    for (const { id, features } of all) {
      const ways = features.flatMap(({ asked = '' }: TypicalFeature) => asked.split(/\s+/u).filter(Boolean));
      expect(
        ways.filter(
          (way) =>
            !/^[\p{L}-]+(?:_[\p{L}\p{N}-]+){1,3}$/u.test(way) ||
            !verbForms.has(way.split('_')[0]!) ||
            way.split('_').some(isSmall),
        ),
        id,
      ).toEqual([]);
      const stems = ways.map((way) => way.split('_').map(stem).toSorted().join(' '));
      expect(
        ways.filter((_way, at) => stems.indexOf(stems[at]!) !== at),
        id,
      ).toEqual([]);
    }
  });

  test('lets every typical feature say what it is and why, or rest on a capability that does', () => {
    for (const { id, features } of all)
      for (const feature of features as readonly TypicalFeature[])
        expect(
          feature.skill !== undefined || (feature.about !== undefined && feature.why !== undefined),
          `${id}: ${feature.name}`,
        ).toBe(true);
  });

  test('names for each kind the words by which people ask for its features', () => {
    for (const { id, features } of kinds)
      expect(features.filter(({ said }) => said !== undefined).length, id).toBeGreaterThan(features.length / 4);
  });

  test('gives each capability two risks and two considerations for each architect', () => {
    for (const { id, risks, theo, claude } of capabilities)
      expect([risks.length >= 2, theo.length >= 2, claude.length >= 2], id).toEqual([true, true, true]);
  });

  test('says of a capability whole sentences in its own nouns, with no slot of the feature or the product', () => {
    for (const { id, theo, claude, risks } of capabilities)
      for (const text of [...theo, ...claude, ...risks.flatMap(({ risk, mitigation }) => [risk, mitigation])])
        expect(text, id).toMatch(/^\p{Lu}[^{}]*\.$/u);
  });

  test('recognises no kind by an empty sign', () => {
    for (const kind of kinds) expect(kind.strong.trim().split(/\s+/).length, kind.id).toBeGreaterThan(2);
    for (const { id, told } of kinds) expect(new Set(told.split(' ')).size, id).toBeGreaterThan(14);
  });

  test.each([
    ['capabilities', 'capabilities.ts'],
    ['practice', 'practice.ts'],
  ])('reads every file of the folder %s', (folder, list) => {
    const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
    const listed = new Set(
      text(list)
        .split('\n')
        .map((line) => line.trim()),
    );
    const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).toSorted();
    expect(files.length).toBeGreaterThan(0);
    const lacking = files.flatMap((file) => {
      const [, name] = /^export const (\w+)/mu.exec(text(file)) ?? [];
      const lines = [`import { ${name} } from './${file}';`, `...${name},`];
      return lines.filter((line) => !listed.has(line)).map((line) => `${list} lacks for ${file}: ${line}`);
    });
    expect(lacking).toEqual([]);
  });

  test('has in each file of a kind what belongs there, and nothing else', () => {
    const files = globSync('kinds/*', { cwd: import.meta.dirname });
    expect(files.length).toBe(kinds.length);
    for (const file of files) {
      const held: unknown = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
      expect(kindFile.safeParse(held).error?.issues ?? [], file).toEqual([]);
    }
  });

  test('hears each capability in its own name, in what is wished of it, or in a usual feature that rests on it', () => {
    const usual = [...all, ...audiences].flatMap(({ features }) => features as readonly TypicalFeature[]);
    const deaf = capabilities.filter((one) => {
      const resting = usual.filter(({ skill }) => skill === one.id).map(({ name }) => name);
      const words = [
        one.id.replaceAll('-', ' '),
        one.name,
        ...practices[one.id]!.stories.map(({ want }) => want),
        ...resting,
      ];
      return words.every((text) => calledFor(text.replaceAll(/[{}]/gu, ''), [one]).length === 0);
    });
    expect(deaf.map(({ id, triggers }) => `${id}: ${triggers}`)).toEqual([]);
  });

  test('tells of each capability how it is usually cut and tested', () => {
    expect(Object.keys(practices).toSorted()).toEqual(capabilities.map(({ id }) => id).toSorted());
    for (const [id, { stories, usual, edge, further }] of Object.entries(practices)) {
      expect(stories.length, id).toBe(2);
      const texts = [
        ...stories.flatMap(({ want, so }) => [want, so]),
        ...[usual, edge, further].flatMap(Object.values),
      ];
      for (const text of texts as string[]) {
        expect(text.trim(), id).not.toBe('');
        for (const slot of text.match(slots) ?? []) expect(known.has(slot), text).toBe(true);
      }
      expect(usual.outcome, id).not.toBe(edge.outcome);
    }
  });
});
