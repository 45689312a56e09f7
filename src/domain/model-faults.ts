import type { ModelFault } from '#contract/advice-run.ts';

/** What the page says of each fault of a model: what happened, and what to do. Nothing of what the model's server said. */
export const modelFaultTexts: Record<ModelFault, string> = {
  address: 'No machine of that name was found. Check COSCRUM_AI_BASE_URL, and whether this machine has a network.',
  unreachable: 'Nothing answers at that address. Check COSCRUM_AI_BASE_URL, and whether the model server runs.',
  certificate:
    "The model server's certificate is not valid for its address, so nothing was sent. Check COSCRUM_AI_BASE_URL; an authority of your own is named in NODE_EXTRA_CA_CERTS.",
  key: 'The model server refused the key. Check COSCRUM_AI_KEY.',
  no_key: 'The model server asks for a key, and none is set. Set COSCRUM_AI_KEY.',
  model_name: 'The model server has no such model or path. Check COSCRUM_AI_MODEL and COSCRUM_AI_BASE_URL.',
  request:
    'The model server refused the request. The model may not be able to answer in the form that is asked: choose another COSCRUM_AI_MODEL.',
  busy: 'The model server has too much to do, or your quota there is used up. Try again later.',
  server: 'The model server failed. Try again, or look into its log.',
  stalled: 'The model stopped answering. A larger model may need COSCRUM_AI_TIMEOUT to be longer.',
  broken_off: 'The connection to the model broke off in the middle of its answer. Try again, or look into its log.',
  not_a_model:
    'Something answers at that address, but it is not a model. Check COSCRUM_AI_BASE_URL; it often ends in /v1.',
  empty: 'The model gave an empty answer. Try again, or choose another COSCRUM_AI_MODEL.',
  too_large: 'The model would not end its answer, so it was stopped. Try again, or choose another COSCRUM_AI_MODEL.',
  too_slow: 'The model took longer than COSCRUM_AI_TIMEOUT allows. Set it higher, or choose a faster model.',
  wrong_answer:
    'The model answered twice in a form that could not be used. A larger model keeps to the form more often.',
};
