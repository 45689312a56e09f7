import { startModelServer } from '../model-server.ts';
import { test as base } from './journey.ts';

export const modelKey = 'sk-secret-0123456789';

/** A journey with a model that answers as the scripts of `script` tell. */
type Model = {
  model: Awaited<ReturnType<typeof startModelServer>>;
  script: Parameters<typeof startModelServer>[0];
  /** What the model costs, and what it may. */
  price: Record<string, string>;
};
export const test = base.extend<Model>({
  script: [[], { option: true }],
  price: [{}, { option: true }],
  model: async ({ script }, use) => {
    const model = await startModelServer(script);
    await use(model);
    await model.close();
  },
  settings: async ({ model, price }, use) =>
    use({
      COSCRUM_AI: 'openai-compatible',
      COSCRUM_AI_MODEL: 'scripted',
      COSCRUM_AI_BASE_URL: model.url,
      COSCRUM_AI_KEY: modelKey,
      ...price,
    }),
});
