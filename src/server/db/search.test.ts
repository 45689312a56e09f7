import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/builders.ts';
import { contains } from './search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const texts = ['zebra and quay', 'ee*e[^a-c]?', '100% of a\\b_c', "o'reilly; --", '東京駅 🚣', 'the tea\nat eight'];

test('every part of a text is found in the texts that hold it, and in no other', async () => {
  const { db, dialect } = app.program.store;
  const rows = sql.join(texts.map((text, at) => sql`(${sql.lit(at)}, ${sql.lit(text)})`));
  const parts = new Set(
    texts.flatMap((text) => {
      const signs = Array.from(text);
      return signs.flatMap((_, from) => [1, 2, 4].map((length) => signs.slice(from, from + length).join('')));
    }),
  );
  for (const part of parts) {
    const query = sql<{ at: number }>`with texts(at, text) as (values ${rows})
      select at from texts where ${contains(dialect, 'text', part)} order by at`;
    const found = (await query.execute(db)).rows.map(({ at }) => at);
    const holding = texts.flatMap((text, at) => (text.includes(part) ? [at] : []));
    expect([part, found]).toEqual([part, holding]);
  }
});
