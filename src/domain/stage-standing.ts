import type { IncrementMetrics } from '#contract/increment.ts';
import type { StageId } from '#contract/vocabulary.ts';
import { counted } from './counted.ts';

const inWords = (count: number) => count.toLocaleString('en');
const stories = (count: number) => counted(count, 'story', 'stories');
const sentence = (...parts: (string | false)[]) => `${parts.filter((part) => part !== false).join(', ')}.`;

const standings: Partial<Record<StageId, (figures: IncrementMetrics) => string[]>> = {
  pi_planning: ({ featuresSelected: selected }) => [
    selected === 0 ? 'No feature is selected yet.' : sentence(`${counted(selected, 'feature')} selected`),
  ],
  story_refinement: ({ featuresSelected, featuresWithoutStories, ...of }) => [
    sentence(
      `${counted(featuresSelected, 'feature')} selected`,
      featuresWithoutStories > 0 && `${inWords(featuresWithoutStories)} without stories`,
    ),
    ...(of.storiesCreated === 0
      ? []
      : [
          sentence(
            `${stories(of.storiesCreated)} written`,
            of.storiesNotReady > 0 && `${inWords(of.storiesNotReady)} not ready yet`,
            of.storiesUnestimated > 0 && `${inWords(of.storiesUnestimated)} not estimated`,
          ),
        ]),
  ],
  test_planning: ({ storiesCreated, criteriaUntested: untested, testsPending }) => [
    storiesCreated === 0
      ? 'There are no stories yet.'
      : sentence(
          untested === 0
            ? 'No acceptance criterion is without a test'
            : `${counted(untested, 'acceptance criterion', 'acceptance criteria')} without a test`,
          testsPending > 0 && `${counted(testsPending, 'test')} not passed yet`,
        ),
  ],
  review: ({ storiesCreated, storiesCompleted }) => [
    sentence(`${inWords(storiesCompleted)} of ${stories(storiesCreated)} done`),
  ],
};

/** Whether figures say anything of how a stage stands. */
export const hasStanding = (stage: StageId): boolean => standings[stage] !== undefined;

/** What a stage has reached and still lacks, in figures. Empty where figures say nothing. */
export const standingOfStage = (stage: StageId, figures: IncrementMetrics): string =>
  standings[stage]?.(figures).join(' ') ?? '';
