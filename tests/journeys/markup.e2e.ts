import { expect, type Page } from '@playwright/test';
import { markup } from '../injections.ts';
import { says, type Script } from '../model-server.ts';
import { sensible } from '../sensible-model.ts';
import { cards, suggestions } from './planning-steps.ts';
import { test } from './with-model.ts';

/** A model that answers in nothing but markup, and quotes it. */
const marked: Script = (response, call) =>
  call.body.messages[0]?.content.includes('"features"') === true
    ? says({
        features: markup.map((text, at) => ({
          name: `${at + 1}. Book ${text}`,
          description: `Described: ${text}`,
          reasoning: `Because of ${text}`,
          quote: text,
          complexity: 'S',
          value: 'Must Have',
        })),
      })(response, call)
    : sensible(response, call);

test.use({ script: [marked] });

/** Elements of the page that none of its own code makes: those of the markup, or anything that loads or runs its words. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const loading = /^(?:src|srcset|href|xlink:href|action|formaction|data|content|style|background|poster)$/;
    const words = /elsewhere\.example|alert\(|javascript:|^x$/;
    return [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.matches(
            'iframe, object, embed, video, source, base, math, mi, b, [http-equiv=refresh], [name=key]',
          ) ||
          (element.matches('script, style') && words.test(element.textContent)) ||
          [...element.attributes].some(
            ({ name, value }) => name.startsWith('on') || (loading.test(name) && words.test(value)),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200));
  });

test('markup in the words of people and of a model is shown as words: no element, no script, no style, no request of it', async ({
  page,
  request,
  server,
}) => {
  const asked = new Set<string>();
  const alerts: string[] = [];
  page.context().on('request', (one) => asked.add(new URL(one.url()).origin));
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const [name = ''] = markup;
  const data = { name, summary: markup.join('\n'), additional_context: markup.join('\n') };
  const project = (await (await request.post('/api/projects', { data })).json()) as { id: string };
  const [increment] = (await (await request.get(`/api/projects/${project.id}/increments`)).json()) as { id: string }[];
  const features = markup.map((text) => ({
    name: text,
    description: text,
    reasoning: text,
    quote: text,
    rule: 'wish.verb',
    engine: text,
  }));
  const added = await request.post(`/api/projects/${project.id}/features/batch`, { data: { features } });
  expect(added.status()).toBe(201);

  // High enough that the list draws all of its rows.
  await page.setViewportSize({ width: 1280, height: 8000 });
  await page.goto(`/project/${project.id}/features`);
  const articles = page.getByRole('feed').getByRole('article');
  await expect(articles).toHaveCount(markup.length);
  for (const why of await articles.getByText('Why?').all()) await why.click();
  await expect(articles.getByText('In your words')).toHaveCount(markup.length);
  const shown = await articles.evaluateAll((all) => all.map(({ textContent }) => textContent));
  // As name, description, reason and quote, and in the line that says who spoke.
  const timesShown = markup.map((text) => Math.max(...shown.map((words) => words.split(text).length - 1)));
  expect(timesShown).toEqual(markup.map(() => 5));
  expect(await foreign(page)).toEqual([]);

  await page.goto(`/project/${project.id}/pi/${increment?.id}/planning`);
  await expect(page.getByLabel('Project Idea or Goal')).toHaveValue(data.summary);
  await suggestions(page);
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).filter({ hasText: 'Because of' })).toHaveCount(20);
  expect(await foreign(page)).toEqual([]);

  expect(alerts).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([new URL(server.url).origin]);
});
