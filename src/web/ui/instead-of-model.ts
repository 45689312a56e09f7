/** What the page says where a model is in use and the words are not its own; that it failed is not known of what was kept. */
export const insteadOfModel = {
  wholly: 'The built-in advisor said this, and not the model: it did not answer, or was not in use yet.',
  partly: 'Some of this the built-in advisor said, and not the model: it did not answer, or was not in use yet.',
};
