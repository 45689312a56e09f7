import type { Prompt } from './prompt.ts';

export const reviewFeature: Prompt = {
  id: 'review-feature',
  version: 1,
  task: `Review one feature from your own angle. Say what is particular to this feature in this project; a sentence that would fit any other feature does not belong here.
"narrativeAssessment": what the feature means for the project, in two to four sentences. "overallAssessment": your judgement in one or two sentences.
"implementationApproach": how to build it, step by step. "technicalConsiderations": two to five points. "risks": two to four, each with what to do about it. "recommendations": two to four.`,
  form: `{"narrativeAssessment":"...","overallAssessment":"...","implementationApproach":"...","technicalConsiderations":["..."],"risks":[{"risk":"...","mitigation":"..."}],"recommendations":["..."]}`,
};
