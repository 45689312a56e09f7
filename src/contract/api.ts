import { listActivity, listAllActivity, addActivity } from './activity.ts';
import { getAbout } from './about.ts';
import { analyzeTeamComposition, getArchitectFeedback, ideaToFeatures, kickoff } from './advice.ts';
import { discuss, generateFromDiscussion, getDiscussion, listDiscussions, startDiscussion } from './discussion.ts';
import { getAdviceStatus, listAdviceRuns, testAdviceConnection } from './advice-run.ts';
import {
  addFeatureNote,
  changeFeatures,
  countFeatures,
  createFeature,
  createFeatures,
  featureStatistics,
  getFeature,
  importFeatures,
  listFeatures,
  listMatchingFeatures,
  moveFeature,
  setFeatureStatus,
  updateFeature,
} from './feature.ts';
import { createIdea, deleteIdea, generateFromIdea, getIdea, listIdeas, restoreIdea, updateIdea } from './idea.ts';
import {
  advanceIncrement,
  createIncrement,
  getActiveIncrement,
  getIncrement,
  getIncrementMetrics,
  listIncrementFigures,
  listIncrements,
  undoAdvanceIncrement,
  updateIncrement,
} from './increment.ts';
import {
  addPlanningFeature,
  finalisePlanning,
  getPlanning,
  goToPlanningStep,
  removePlanningFeature,
  restorePlanningFeature,
  reviewPlanningFeature,
  savePlanningContext,
  suggestPlanningFeatures,
  updatePlanningFeature,
} from './planning.ts';
import {
  createProject,
  deleteProject,
  getProject,
  getProjectMetrics,
  listProjects,
  restoreProject,
  updateProject,
} from './project.ts';
import { countStories, createStory, getStory, listStories } from './story.ts';
import { coreMembers, getTeam, memberById, saveTeam, specialists } from './team.ts';

/** Every operation there is. REST, OpenAPI, the typed client and the doors for agents and terminal all come from here. */
export const api = {
  project: {
    list: listProjects,
    get: getProject,
    create: createProject,
    update: updateProject,
    delete: deleteProject,
    restore: restoreProject,
    metrics: getProjectMetrics,
  },
  increment: {
    list: listIncrements,
    active: getActiveIncrement,
    get: getIncrement,
    create: createIncrement,
    update: updateIncrement,
    advance: advanceIncrement,
    undoAdvance: undoAdvanceIncrement,
    metrics: getIncrementMetrics,
    figures: listIncrementFigures,
  },
  team: { core: coreMembers, specialists, member: memberById, get: getTeam, save: saveTeam, kickoff },
  discussion: {
    list: listDiscussions,
    get: getDiscussion,
    start: startDiscussion,
    discuss,
    generate: generateFromDiscussion,
  },
  idea: {
    list: listIdeas,
    get: getIdea,
    create: createIdea,
    update: updateIdea,
    delete: deleteIdea,
    restore: restoreIdea,
    generate: generateFromIdea,
  },
  feature: {
    list: listFeatures,
    count: countFeatures,
    statistics: featureStatistics,
    get: getFeature,
    create: createFeature,
    createMany: createFeatures,
    update: updateFeature,
    setStatus: setFeatureStatus,
    addNote: addFeatureNote,
    import: importFeatures,
    matching: listMatchingFeatures,
    changeMany: changeFeatures,
    move: moveFeature,
  },
  planning: {
    get: getPlanning,
    saveContext: savePlanningContext,
    goTo: goToPlanningStep,
    suggest: suggestPlanningFeatures,
    addFeature: addPlanningFeature,
    updateFeature: updatePlanningFeature,
    removeFeature: removePlanningFeature,
    restoreFeature: restorePlanningFeature,
    review: reviewPlanningFeature,
    finalise: finalisePlanning,
  },
  story: { list: listStories, count: countStories, get: getStory, create: createStory },
  activity: { list: listActivity, listAll: listAllActivity, add: addActivity },
  functions: { analyzeTeamComposition, ideaToFeatures, getArchitectFeedback },
  advice: { runs: listAdviceRuns, status: getAdviceStatus, test: testAdviceConnection },
  about: getAbout,
};
