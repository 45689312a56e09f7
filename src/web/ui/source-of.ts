const prompt = 'prompt:';

/** What an advisor's words came from: a rule of the built-in one, or a model's prompt with its version. */
export const sourceOf = (rule: string): string =>
  rule.startsWith(prompt) ? `prompt ${rule.slice(prompt.length)}` : `rule ${rule}`;
