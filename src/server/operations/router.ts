import { os } from '../os.ts';
import { accountOperations } from './account.ts';
import { activityOperations } from './activity.ts';
import { adviceRunOperations } from './advice-run.ts';
import { adviceOperations, compose, kickoff, questions } from './advice.ts';
import { discussionOperations } from './discussion.ts';
import { featureOperations } from './feature.ts';
import { featureChangeOperations } from './feature-changes.ts';
import { moveFeature } from './feature-order.ts';
import { getForecast } from './forecast.ts';
import { gateOperations } from './gate.ts';
import { updateFeature } from './feature-update.ts';
import { ideaOperations } from './idea.ts';
import { incrementOperations } from './increment.ts';
import { lintOperations } from './lint.ts';
import { planningAdviceOperations } from './planning-advice.ts';
import { finalisePlanning } from './planning-finalise.ts';
import { planningOperations } from './planning.ts';
import { presenceOperations } from './presence.ts';
import { projectOperations } from './project.ts';
import { sprintCutOperations } from './sprint-cut.ts';
import { sprintFigureOperations } from './sprint-figures.ts';
import { placeStories } from './sprint-place.ts';
import { proposePlan } from './sprint-propose.ts';
import { sprintProposalOperations } from './sprint-proposal.ts';
import { listSprintStories } from './sprint-stories.ts';
import { sprintTurnOperations } from './sprint-turn.ts';
import { sprintOperations } from './sprint.ts';
import { refinementOperations } from './refinement.ts';
import { storyAdviceOperations } from './story-advice.ts';
import { storyChangeOperations } from './story-changes.ts';
import { storyOperations } from './story.ts';
import { carryOperations } from './review-carry.ts';
import { demoOperations, noteOperations } from './review-notes.ts';
import { reviewOperations } from './review.ts';
import { teamOperations } from './team.ts';
import { testOperations } from './test-case.ts';
import { testPlan } from './test-plan.ts';
import { proposalOperations } from './test-proposal.ts';
import { testResultOperations } from './test-result.ts';
import { riskOperations } from './test-risk.ts';
import { traceOperations } from './traceability.ts';
import { tokenOperations } from './token.ts';
import { workspaceOperations } from './workspace.ts';

const about = os.about.handler(({ context }) => ({
  version: context.version,
  engine: context.advisor.engine,
  person: context.actor.kind === 'nobody' ? 'You' : context.actor.name,
  accounts: context.accounts !== null,
  blog_url: context.blogUrl,
  contact: context.contact,
}));

/** Every operation of the contract with its handler; a missing one does not type-check. */
export const router = os.router({
  project: projectOperations,
  increment: incrementOperations,
  team: { ...teamOperations, compose, kickoff },
  discussion: discussionOperations,
  idea: ideaOperations,
  feature: { ...featureOperations, ...featureChangeOperations, move: moveFeature, update: updateFeature },
  planning: { ...planningOperations, ...planningAdviceOperations, finalise: finalisePlanning },
  sprint: {
    ...sprintOperations,
    ...sprintCutOperations,
    ...sprintTurnOperations,
    ...sprintProposalOperations,
    ...sprintFigureOperations,
    stories: listSprintStories,
    place: placeStories,
    propose: proposePlan,
    forecast: getForecast,
  },
  test: {
    ...testOperations,
    ...testResultOperations,
    propose: proposalOperations.tests,
    plan: testPlan,
    risk: { ...riskOperations, propose: proposalOperations.risks, expected: proposalOperations.expectedRisks },
    gate: gateOperations,
    trace: traceOperations,
  },
  lint: lintOperations,
  refinement: refinementOperations,
  story: { ...storyOperations, ...storyChangeOperations, ...storyAdviceOperations },
  review: { ...reviewOperations, ...carryOperations, note: noteOperations, demo: demoOperations },
  activity: activityOperations,
  functions: adviceOperations,
  advice: { ...adviceRunOperations, questions },
  account: accountOperations,
  workspace: workspaceOperations,
  presence: presenceOperations,
  token: tokenOperations,
  about,
});
