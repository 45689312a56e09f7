/**
 * The closed lists of what can go wrong and what is said about it. Titles and texts are the specification's
 * (section 8 of both documents) wherever it has them; `{name}` is filled in by `filled`.
 */

type Kind =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';
type RefusalText = { kind: Kind; title: string; text: string };

/** Reasons for which the server refuses a request. A refused request has changed nothing. */
export const refusals = {
  bad_input: { kind: 'BAD_REQUEST', title: 'Validation Error', text: '{field}: {reason}' },
  version_missing: {
    kind: 'BAD_REQUEST',
    title: 'Validation Error',
    text: 'version: Required. Send the version of the row you changed, or an If-Match header.',
  },
  cursor_unknown: { kind: 'BAD_REQUEST', title: 'Validation Error', text: 'cursor: Not a cursor of this list.' },
  none_selected: {
    kind: 'BAD_REQUEST',
    title: 'No features selected',
    text: 'Please select at least one feature to save.',
  },
  idea_missing: { kind: 'BAD_REQUEST', title: 'Missing idea', text: 'Please provide an idea for the team to analyze.' },
  ends_before_start: {
    kind: 'BAD_REQUEST',
    title: 'Validation Error',
    text: 'end_date: The end date is before the start date.',
  },
  vision_missing: {
    kind: 'BAD_REQUEST',
    title: 'Validation Error',
    text: 'vision: Please describe the project idea or goal first.',
  },
  project_not_found: { kind: 'NOT_FOUND', title: 'Project not found', text: 'No project found with ID: {id}' },
  increment_not_found: {
    kind: 'NOT_FOUND',
    title: 'Program increment not found',
    text: 'No program increment found with ID: {id}',
  },
  member_not_found: { kind: 'NOT_FOUND', title: 'Team member not found', text: 'No team member found with ID: {id}' },
  discussion_not_found: {
    kind: 'NOT_FOUND',
    title: 'Discussion not found',
    text: 'No discussion found with ID: {id}',
  },
  idea_not_found: { kind: 'NOT_FOUND', title: 'Idea not found', text: 'No idea found with ID: {id}' },
  feature_not_found: { kind: 'NOT_FOUND', title: 'Feature not found', text: 'No feature found with ID: {id}' },
  story_not_found: { kind: 'NOT_FOUND', title: 'Story not found', text: 'No story found with ID: {id}' },
  sprint_not_found: { kind: 'NOT_FOUND', title: 'Sprint not found', text: 'No sprint found with ID: {id}' },
  criterion_not_found: {
    kind: 'NOT_FOUND',
    title: 'Criterion not found',
    text: 'No criterion of this story found with ID: {id}',
  },
  test_not_found: { kind: 'NOT_FOUND', title: 'Test not found', text: 'No test found with ID: {id}' },
  result_not_found: { kind: 'NOT_FOUND', title: 'Result not found', text: 'No result found with ID: {id}' },
  risk_not_found: { kind: 'NOT_FOUND', title: 'Risk not found', text: 'No risk found with ID: {id}' },
  report_unreadable: { kind: 'BAD_REQUEST', title: 'Report not read', text: 'report: {reason}' },
  result_reported: {
    kind: 'CONFLICT',
    title: 'Cannot be taken back',
    text: 'Only a result that was written down by hand can be taken back. Run the test again instead.',
  },
  gate_passes: {
    kind: 'CONFLICT',
    title: 'Nothing to waive',
    text: 'The gate passes. There is nothing to waive.',
  },
  address_not_found: { kind: 'NOT_FOUND', title: 'Not found', text: 'There is nothing at this address.' },
  stale: {
    kind: 'CONFLICT',
    title: 'Changed in the meantime',
    text: 'Somebody changed this since you opened it. Nothing was overwritten.',
  },
  key_reused: {
    kind: 'CONFLICT',
    title: 'Idempotency key reused',
    text: 'This Idempotency-Key was used for a different request.',
  },
  increment_completed: {
    kind: 'CONFLICT',
    title: 'Program increment completed',
    text: 'This program increment is completed already.',
  },
  increment_not_active: {
    kind: 'CONFLICT',
    title: 'Program increment not active',
    text: 'Only the active program increment can be advanced.',
  },
  increment_without_dates: {
    kind: 'CONFLICT',
    title: 'No dates yet',
    text: 'Sprints are cut from the dates of the program increment. Please set its start and end first.',
  },
  too_many_sprints: {
    kind: 'CONFLICT',
    title: 'Too many sprints',
    text: 'A program increment holds at most {limit} sprints.',
  },
  sprint_begun: {
    kind: 'CONFLICT',
    title: 'Sprint has begun',
    text: 'A sprint of this program increment has begun already.',
  },
  sprint_active_already: {
    kind: 'CONFLICT',
    title: 'Another sprint is active',
    text: 'Finish {name} first. One sprint of a project is active at a time.',
  },
  sprint_not_active: {
    kind: 'CONFLICT',
    title: 'Sprint not active',
    text: 'Only the active sprint can be finished.',
  },
  sprint_finished: {
    kind: 'CONFLICT',
    title: 'Sprint finished',
    text: 'This sprint is finished. What it held stays as it was.',
  },
  increment_not_begun: {
    kind: 'CONFLICT',
    title: 'Program increment not active',
    text: 'Only sprints of the active program increment can be started.',
  },
  acceptance_settled: {
    kind: 'CONFLICT',
    title: 'Cannot be taken back',
    text: 'A story has been changed since it was accepted. Nothing was taken back.',
  },
  item_settled: {
    kind: 'CONFLICT',
    title: 'Decided already',
    text: 'This suggestion was decided on already.',
  },
  item_not_found: {
    kind: 'NOT_FOUND',
    title: 'Suggestion not found',
    text: 'No suggestion found with ID: {id}',
  },
  dependency_cycle: {
    kind: 'CONFLICT',
    title: 'Dependencies in a circle',
    text: 'Each of these would have to wait for the next: {path}. Nothing was changed.',
  },
  story_done: {
    kind: 'CONFLICT',
    title: 'Story is done',
    text: 'A finished story stays in the sprint in which it was finished.',
  },
  story_elsewhere: {
    kind: 'CONFLICT',
    title: 'Story of another increment',
    text: 'Only stories of this program increment can be placed in its sprints.',
  },
  story_kept: {
    kind: 'CONFLICT',
    title: 'Story is done',
    text: '{name} is done and stays as it was. Write a story that supersedes it instead.',
  },
  story_not_done: {
    kind: 'CONFLICT',
    title: 'Story is not done',
    text: '{name} is not done yet, so it can be changed itself.',
  },
  story_whole: {
    kind: 'CONFLICT',
    title: 'Cannot be split',
    text: '{name} wants one thing and has one criterion. Give it more criteria first.',
  },
  advance_settled: {
    kind: 'CONFLICT',
    title: 'Cannot be undone',
    text: 'Something else has changed since this stage was advanced. Nothing was taken back.',
  },
  planning_finalised: {
    kind: 'CONFLICT',
    title: 'Planning finalised',
    text: 'The planning of this program increment is finalised already.',
  },
  host_refused: {
    kind: 'FORBIDDEN',
    title: 'Refused',
    text: 'This server answers only to its own name on this machine.',
  },
  origin_refused: { kind: 'FORBIDDEN', title: 'Refused', text: 'Requests from another site are refused.' },
  not_allowed: { kind: 'FORBIDDEN', title: 'Not allowed', text: 'You may not do this.' },
  too_large: { kind: 'PAYLOAD_TOO_LARGE', title: 'Too large', text: 'The request is larger than {limit} bytes.' },
  advice_failed: {
    kind: 'SERVICE_UNAVAILABLE',
    title: 'The advisor did not answer',
    text: 'The advisor could not answer. Please try again.',
  },
  budget_spent: {
    kind: 'SERVICE_UNAVAILABLE',
    title: "Today's budget is used up",
    text: "This project has spent {spent} of today's {budget} on the model. The budget begins anew at midnight UTC.",
  },
  stopping: {
    kind: 'SERVICE_UNAVAILABLE',
    title: 'Restarting',
    text: 'The server is stopping. Please try again in a moment.',
  },
  store_busy: { kind: 'SERVICE_UNAVAILABLE', title: 'Busy', text: 'The store is busy. Please try again in a moment.' },
  fault: {
    kind: 'INTERNAL_SERVER_ERROR',
    title: 'Something went wrong',
    text: 'Something went wrong on the server. Nothing was changed. Fault {id}.',
  },
} as const satisfies Record<string, RefusalText>;

export type Problem = keyof typeof refusals;

/** What the page says when something the person asked for did not work, whatever the reason. */
export const failures = {
  projectsFetch: { title: 'Error fetching projects', text: 'Could not retrieve projects. Please try again later.' },
  projectFetch: {
    title: 'Error fetching project',
    text: 'Could not retrieve project details. Please try again later.',
  },
  projectCreate: { title: 'Error creating project', text: 'Could not create project. Please try again later.' },
  projectUpdate: { title: 'Error updating project', text: 'Could not update project. Please try again later.' },
  projectDelete: { title: 'Error deleting project', text: 'Could not delete project. Please try again later.' },
  incrementCreate: {
    title: 'Error creating PI',
    text: 'Could not create new Program Increment. Please try again later.',
  },
  incrementAdvance: {
    title: 'Error advancing stage',
    text: 'Could not advance to the next stage. Please try again later.',
  },
  incrementUpdate: {
    title: 'Error updating PI',
    text: 'Could not save the program increment. Please try again later.',
  },
  advanceUndo: { title: 'Error undoing stage', text: 'Could not take back the advance to the next stage.' },
  incrementLoad: { title: 'Error', text: 'Failed to load program increment data' },
  advanceSettled: {
    title: 'Cannot be undone',
    text: 'Something else has changed since this stage was advanced. Nothing was taken back.',
  },
  metricsLoad: { title: 'Error', text: 'Could not load the metrics. Please try again later.' },
  teamLoad: { title: 'Error', text: 'Could not load the team. Please try again later.' },
  kickoffLoad: {
    title: 'The team could not introduce itself',
    text: 'The kickoff chat could not be loaded. Please try again.',
  },
  teamAnalyze: {
    title: 'Error analyzing team composition',
    text: 'Could not analyze project for team composition. Using default team.',
  },
  teamSave: { title: 'Error saving team', text: 'Could not save team to project. Please try again later.' },
  settingsFetch: { title: 'Error loading settings', text: 'Could not load the settings. Please try again later.' },
  runsFetch: { title: 'Error loading runs', text: 'Could not load the runs of the advisors. Please try again later.' },
  storyLoad: { title: 'Error loading story', text: 'Could not load the story. Please try again later.' },
  storyCreate: { title: 'Error creating story', text: 'Could not write the story. Please try again later.' },
  storyUpdate: { title: 'Error updating story', text: 'Could not save the story. Please try again later.' },
  storySplit: { title: 'Error splitting story', text: 'Could not split the story. Nothing was changed.' },
  storiesChange: { title: 'Error updating stories', text: 'Could not update the stories. Nothing was changed.' },
  storyMove: { title: 'Error moving story', text: 'Could not move the story. It is back where it was.' },
  estimateAsk: { title: 'Error estimating', text: 'The team could not estimate. What was said so far is kept.' },
  refinementLoad: { title: 'Error loading refinement', text: 'Could not load the refinement. Please try again later.' },
  refinementAsk: {
    title: 'Error asking the team',
    text: 'There was no answer. What has arrived so far is kept. Please try again.',
  },
  refinementChange: { title: 'Error saving refinement', text: 'Could not save your change. Please try again.' },
  storiesLoad: { title: 'Error loading stories', text: 'Could not load stories. Please try again later.' },
  ideaMissing: { title: 'Missing idea', text: 'Please provide an idea for the team to analyze.' },
  discussionStart: {
    title: 'Error starting discussion',
    text: 'Could not put your idea before the team. Please try again.',
  },
  discussionFetch: {
    title: 'Error fetching discussion',
    text: 'Could not retrieve the discussion. Please try again later.',
  },
  discussionsFetch: {
    title: 'Error fetching discussions',
    text: 'Could not retrieve earlier discussions. Please try again later.',
  },
  discussionAsk: {
    title: 'Error getting feedback',
    text: 'The team could not go on. What was said so far is kept. Please try again.',
  },
  memberFailed: { title: 'No feedback', text: "I couldn't analyze this idea due to an error." },
  ideaIncomplete: { title: 'Validation Error', text: 'Please provide both a title and description for your idea.' },
  ideasFetch: { title: 'Error fetching ideas', text: 'Could not retrieve ideas. Please try again later.' },
  ideaFetch: { title: 'Error fetching idea', text: 'Could not retrieve idea. Please try again later.' },
  ideaCreate: { title: 'Error creating idea', text: 'Could not create idea. Please try again later.' },
  ideaUpdate: { title: 'Error updating idea', text: 'Could not update idea. Please try again later.' },
  ideaDelete: { title: 'Error deleting idea', text: 'Could not delete idea. Please try again later.' },
  ideaGenerate: {
    title: 'Error generating features',
    text: 'Could not generate features from your idea. Please try again later.',
  },
  questionsAsk: { title: 'Error asking questions', text: 'Bea could not ask. What you wrote is kept.' },
  ideaGenerateFault: { title: 'Error', text: 'Failed to generate features from the idea. Please try again.' },
  noneSelected: { title: 'No features selected', text: 'Please select at least one feature to save.' },
  backlogLoad: { title: 'Error loading backlog', text: 'Could not load feature backlog data. Please try again later.' },
  featureCreate: { title: 'Error creating feature', text: 'Could not create feature. Please try again later.' },
  featureUpdate: { title: 'Error updating feature', text: 'Could not update feature. Please try again later.' },
  featureImport: { title: 'Error importing features', text: 'Could not import features. Please try again later.' },
  featuresChange: { title: 'Error updating features', text: 'Could not update the features. Nothing was changed.' },
  featureMove: { title: 'Error moving feature', text: 'Could not move the feature. It is back where it was.' },
  noteAdd: { title: 'Error adding note', text: 'Could not add the note. Please try again later.' },
  planningGenerate: {
    title: 'Error generating features',
    text: 'There was an error generating features. Please try again.',
  },
  planningEmpty: {
    title: 'No features generated',
    text: 'Could not retrieve AI-generated features. Please try again.',
  },
  planningLoad: { title: 'Error', text: 'Failed to load program increment data' },
  planningChange: { title: 'Error saving planning', text: 'Could not save your change. Please try again.' },
  feedback: { title: 'Error getting feedback', text: 'Could not connect to AI architect. Please try again.' },
  planningSave: { title: 'Error saving features', text: 'There was a problem saving the features to the database.' },
  planningChanged: {
    title: 'Error saving features',
    text: 'The plan was changed in the meantime. It is shown as it is now: look it over, and finalize it once more.',
  },
  planningDone: {
    title: 'Planning finalised',
    text: 'The scope of this program increment was finalized a moment ago. This is what was decided.',
  },
  navigation: {
    title: 'Navigation error',
    text: 'Could not navigate to Story Refinement. Returning to project dashboard.',
  },
  testsLoad: { title: 'Error loading tests', text: 'Could not load tests. Please try again later.' },
  testLoad: { title: 'Error loading test', text: 'Could not load the test. Please try again later.' },
  testSave: { title: 'Error saving test', text: 'Could not save the test. What you typed is kept.' },
  testsSave: { title: 'Error saving tests', text: 'Could not save the tests. None of them was saved.' },
  testDelete: { title: 'Error deleting test', text: 'Could not delete the test. Please try again later.' },
  testsPropose: { title: 'Quinn did not answer', text: 'Could not get test cases from Quinn. Please try again.' },
  resultRecord: { title: 'Error saving result', text: 'Could not save the result. Please try again later.' },
  reportSend: { title: 'Report not taken', text: 'None of its results was recorded.' },
  traceLoad: { title: 'Error loading traceability', text: 'Could not load the table. Please try again later.' },
  gateLoad: { title: 'Error loading gate', text: 'Could not compute the gate. Please try again later.' },
  gateWaive: { title: 'Error waiving gate', text: 'Could not change the waiver. Please try again later.' },
  risksLoad: { title: 'Error loading risks', text: 'Could not load the risks. Please try again later.' },
  riskSave: { title: 'Error saving risk', text: 'Could not save the risk. Please try again later.' },
  risksPropose: { title: 'Quinn did not answer', text: 'Could not get risks from Quinn. Please try again.' },
  gherkinExport: { title: 'Error exporting', text: 'Could not export the .feature files. Please try again later.' },
  sprintsLoad: { title: 'Error loading sprints', text: 'Could not load the sprints. Please try again later.' },
  sprintStoriesLoad: { title: 'Error loading stories', text: 'Could not load the stories of this sprint.' },
  sprintsCut: { title: 'Error cutting sprints', text: 'Could not cut the sprints. Nothing was changed.' },
  sprintSave: { title: 'Error saving sprint', text: 'Could not save the sprint. Please try again later.' },
  sprintRemove: { title: 'Error removing sprint', text: 'Could not remove the sprint. Nothing was changed.' },
  sprintStart: { title: 'Error starting sprint', text: 'Could not start the sprint. Nothing was changed.' },
  sprintFinish: { title: 'Error finishing sprint', text: 'Could not finish the sprint. Nothing was changed.' },
  storiesPlace: { title: 'Error placing stories', text: 'Could not place the stories. They are back where they were.' },
  storyBoard: { title: 'Error moving story', text: 'Could not move the story. It is back where it was.' },
  planPropose: { title: 'No plan', text: 'A plan could not be proposed. Please try again.' },
  sprintFiguresLoad: { title: 'Error', text: 'Could not load the figures of this sprint. Please try again later.' },
  forecastLoad: { title: 'No forecast', text: 'The forecast could not be loaded. Please try again later.' },
  activityLoad: { title: 'Error', text: 'Could not load recent activity. Please try again later.' },
} as const;

/** What the page says when something worked. */
export const successes = {
  projectCreated: { title: 'Project created', text: 'Your new project has been created successfully.' },
  projectUpdated: { title: 'Project updated', text: 'Your project has been updated successfully.' },
  projectDetailsUpdated: { title: 'Project updated', text: 'Project details have been updated successfully' },
  projectDeleted: { title: 'Project deleted', text: 'Your project has been deleted successfully.' },
  projectPageDeleted: { title: 'Project deleted', text: 'The project has been deleted successfully' },
  memberAdded: { title: 'Team saved', text: '{name} has joined the team.' },
  memberRemoved: { title: 'Team saved', text: '{name} has left the team.' },
  projectRestored: { title: 'Project restored', text: 'Your project is back, with everything in it.' },
  incrementCreated: { title: 'New PI created', text: '{name} has been created successfully.' },
  incrementUpdated: { title: 'PI updated', text: '{name} has been updated successfully.' },
  advanceUndone: { title: 'Stage restored', text: '{name} is back at {stage}.' },
  advancedAlready: { title: 'Already advanced', text: 'Somebody else advanced {name} a moment ago: {state}.' },
  stageAdvanced: {
    title: 'Stage advanced',
    text: 'The current PI stage has been completed and advanced to the next stage.',
  },
  ideaCreated: { title: 'Idea created', text: 'Your new idea has been created successfully.' },
  ideaUpdated: { title: 'Idea updated', text: 'Your idea has been updated successfully.' },
  ideaDeleted: { title: 'Idea deleted', text: 'Your idea has been deleted successfully.' },
  ideaRestored: { title: 'Idea restored', text: 'Your idea is back, as it was.' },
  suggestionsDiscarded: { title: 'Suggestions discarded', text: 'None of them was saved.' },
  featuresCreated: { title: 'Features created', text: 'The selected features have been saved to your project.' },
  statusUpdated: { title: 'Status updated', text: 'Feature status changed to {status}' },
  featuresChanged: { title: 'Features updated', text: '{n} changed.' },
  featuresRestored: { title: 'Change taken back', text: '{n} as before.' },
  featureEdited: { title: 'Feature updated', text: '"{name}" is saved.' },
  featureMoved: { title: 'Feature moved', text: '"{name}" has another place.' },
  featuresImported: { title: 'Features imported', text: '{n} imported to PI {pi}.' },
  storyCreated: { title: 'Story added', text: '{name} {title}' },
  storySaved: { title: 'Story saved', text: '{name} is saved.' },
  storiesChanged: { title: 'Stories updated', text: '{n} changed.' },
  storiesDeleted: { title: 'Stories deleted', text: '{n} deleted.' },
  storiesRestored: { title: 'Change taken back', text: '{n} as before.' },
  storySplit: { title: 'Story split', text: 'It is {n} stories now, each to be estimated anew.' },
  storiesMerged: { title: 'Stories merged', text: '{name} has the criteria of both.' },
  storySuperseded: { title: 'Story superseded', text: '{name} stands in its place. What was done stays as it was.' },
  storiesAccepted: { title: 'Stories accepted', text: '{n} added to the feature.' },
  storiesRejected: { title: 'Suggestions rejected', text: '{n} rejected. They are not offered again.' },
  offersMerged: { title: 'Suggestions merged', text: 'It has the criteria of both.' },
  noteAdded: { title: 'Note added', text: 'Your note has been added to the feature.' },
  sprintsCut: { title: 'Sprints cut', text: '{n} from the dates of the program increment.' },
  sprintAdded: { title: 'Sprint added', text: '{name} has been added.' },
  sprintSaved: { title: 'Sprint saved', text: '{name} is saved.' },
  sprintRemoved: { title: 'Sprint removed', text: '{name} is gone; its stories are in no sprint.' },
  sprintStarted: { title: 'Sprint started', text: '{name} has begun with {points}.' },
  sprintFinished: { title: 'Sprint finished', text: '{name}: {done} of {points} done.' },
  storyPlaced: { title: 'Story placed', text: '{name} is in {sprint} now.' },
  planAccepted: { title: 'Plan accepted', text: '{n} placed as proposed.' },
  placedBack: { title: 'Taken back', text: 'The stories are where they were.' },
  storyMoved: { title: 'Story moved', text: '{name} is {status} now.' },
  theoFeedback: { title: "Theo's feedback received", text: 'The architect has reviewed your feature.' },
  claudeFeedback: { title: "Claude's feedback received", text: 'The architect has reviewed your feature.' },
  planningEdited: { title: 'Suggestion changed', text: '"{name}" is saved.' },
  planningRemoved: { title: 'Suggestion removed', text: '"{name}" is no longer in this plan.' },
  planningFinalised: { title: 'PI Planning Finalized', text: 'Successfully saved {n} features to the PI.' },
  testSaved: { title: 'Test saved', text: '{name} is saved.' },
  testsAccepted: { title: 'Tests saved', text: '{n} saved.' },
  testDeleted: { title: 'Test deleted', text: '{name} is deleted with its results.' },
  testRestored: { title: 'Test restored', text: '{name} is back, with its results.' },
  resultRecorded: { title: 'Result saved', text: '{name}: {result}.' },
  resultWithdrawn: { title: 'Result taken back', text: '{name} is {result} again.' },
  reportRecorded: { title: 'Report taken', text: '{n}: {passed} passed, {failed} failed, {skipped} skipped.' },
  gateWaived: { title: 'Gate waived', text: 'Your reason is in the activity log. It lapses when the gate gets worse.' },
  waiverRevoked: { title: 'Waiver taken back', text: 'The gate counts again as it is computed.' },
  riskSaved: { title: 'Risk saved', text: '"{name}" is saved.' },
  riskRemoved: { title: 'Risk removed', text: '"{name}" no longer counts.' },
  gherkinExported: { title: 'Exported', text: '{n} downloaded.' },
  planningCompleted: { title: 'PI Planning completed!', text: 'Proceeding to Story Refinement.' },
} as const;

/** Fill the `{name}` places of a text; a place without a value stays as it is. */
export const filled = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
