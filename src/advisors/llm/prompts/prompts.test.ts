import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { roster } from '#domain/personas.ts';
import { clarify } from './clarify.ts';
import { composeTeam } from './compose-team.ts';
import { discuss } from './discuss.ts';
import { estimate } from './estimate.ts';
import { closeKickoff, introduce } from './introduce.ts';
import { instructionsOf, promptName } from './prompt.ts';
import { proposeTests } from './propose-tests.ts';
import { reviewFeature } from './review-feature.ts';
import { splitFeature } from './split-feature.ts';
import { suggestFeatures } from './suggest-features.ts';
import { summarise } from './summarise.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whoever changes a prompt counts its version up, so that runs tell which words were used, and writes the new line here. */
test('no prompt changes without its version', () => {
  const prompts = [
    composeTeam,
    introduce,
    closeKickoff,
    discuss,
    suggestFeatures,
    reviewFeature,
    clarify,
    splitFeature,
    proposeTests,
    estimate,
    summarise,
  ];
  expect(Object.fromEntries(prompts.map((prompt) => [promptName(prompt), hashOf(instructionsOf(prompt, roster.milo))])))
    .toMatchInlineSnapshot(`
      {
        "prompt:clarify@1": "32b2369b73f5",
        "prompt:close-kickoff@1": "5b9c462129b1",
        "prompt:compose-team@1": "5ff29bbb7a94",
        "prompt:discuss@1": "63306059a420",
        "prompt:estimate@1": "1b298c3d4c1c",
        "prompt:introduce@1": "5bd68aa24756",
        "prompt:propose-tests@1": "bf16ef4d8b6a",
        "prompt:review-feature@1": "4eb43952999f",
        "prompt:split-feature@1": "beab41b062c6",
        "prompt:suggest-features@1": "42b888def0b7",
        "prompt:summarise@1": "af41120dd8c2",
      }
    `);
});
