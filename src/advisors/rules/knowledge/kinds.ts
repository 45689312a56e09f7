import type { Kind } from './kind.ts';
import { apiClient } from './kinds/api-client.ts';
import { appointmentsHealth } from './kinds/appointments-health.ts';
import { assembly } from './kinds/assembly.ts';
import { babyCare } from './kinds/baby-care.ts';
import { backup } from './kinds/backup.ts';
import { booking } from './kinds/booking.ts';
import { bookmarks } from './kinds/bookmarks.ts';
import { budgetEnvelopes } from './kinds/budget-envelopes.ts';
import { buildDeploy } from './kinds/build-deploy.ts';
import { businessIntelligence } from './kinds/business-intelligence.ts';
import { businessSuite } from './kinds/business-suite.ts';
import { changeWatch } from './kinds/change-watch.ts';
import { chat } from './kinds/chat.ts';
import { chatSupport } from './kinds/chat-support.ts';
import { churchParish } from './kinds/church-parish.ts';
import { citizenReports } from './kinds/citizen-reports.ts';
import { clinic } from './kinds/clinic.ts';
import { codeHosting } from './kinds/code-hosting.ts';
import { community } from './kinds/community.ts';
import { crisisMap } from './kinds/crisis-map.ts';
import { crm } from './kinds/crm.ts';
import { cycleHealth } from './kinds/cycle-health.ts';
import { dataLabelling } from './kinds/data-labelling.ts';
import { datePoll } from './kinds/date-poll.ts';
import { devtools } from './kinds/devtools.ts';
import { digitalSignage } from './kinds/digital-signage.ts';
import { documents } from './kinds/documents.ts';
import { donations } from './kinds/donations.ts';
import { eSignature } from './kinds/e-signature.ts';
import { energyCharging } from './kinds/energy-charging.ts';
import { errorTracking } from './kinds/error-tracking.ts';
import { events } from './kinds/events.ts';
import { farming } from './kinds/farming.ts';
import { featureSwitches } from './kinds/feature-switches.ts';
import { feedReader } from './kinds/feed-reader.ts';
import { feedbackBoard } from './kinds/feedback-board.ts';
import { fieldWork } from './kinds/field-work.ts';
import { fileCloud } from './kinds/file-cloud.ts';
import { fitness } from './kinds/fitness.ts';
import { flashcards } from './kinds/flashcards.ts';
import { fleet } from './kinds/fleet.ts';
import { foodsharing } from './kinds/foodsharing.ts';
import { games } from './kinds/games.ts';
import { gardenPlanner } from './kinds/garden-planner.ts';
import { genealogy } from './kinds/genealogy.ts';
import { glucose } from './kinds/glucose.ts';
import { health } from './kinds/health.ts';
import { helpdesk } from './kinds/helpdesk.ts';
import { homeAutomation } from './kinds/home-automation.ts';
import { homeCinema } from './kinds/home-cinema.ts';
import { household } from './kinds/household.ts';
import { identity } from './kinds/identity.ts';
import { inventory } from './kinds/inventory.ts';
import { itAssets } from './kinds/it-assets.ts';
import { labNotebook } from './kinds/lab-notebook.ts';
import { learning } from './kinds/learning.ts';
import { ledger } from './kinds/ledger.ts';
import { legalCases } from './kinds/legal-cases.ts';
import { lendingThings } from './kinds/lending-things.ts';
import { library } from './kinds/library.ts';
import { linkShortener } from './kinds/link-shortener.ts';
import { liveQuiz } from './kinds/live-quiz.ts';
import { locationDiary } from './kinds/location-diary.ts';
import { lodging } from './kinds/lodging.ts';
import { logManagement } from './kinds/log-management.ts';
import { logistics } from './kinds/logistics.ts';
import { lowCodeTables } from './kinds/low-code-tables.ts';
import { mailing } from './kinds/mailing.ts';
import { marketingAutomation } from './kinds/marketing-automation.ts';
import { marketplace } from './kinds/marketplace.ts';
import { media } from './kinds/media.ts';
import { membership } from './kinds/membership.ts';
import { monitoring } from './kinds/monitoring.ts';
import { museumCollection } from './kinds/museum-collection.ts';
import { musicLibrary } from './kinds/music-library.ts';
import { natureObservation } from './kinds/nature-observation.ts';
import { networkFilter } from './kinds/network-filter.ts';
import { noteTaking } from './kinds/note-taking.ts';
import { novelWriting } from './kinds/novel-writing.ts';
import { nutrition } from './kinds/nutrition.ts';
import { onCall } from './kinds/on-call.ts';
import { outdoorRoutes } from './kinds/outdoor-routes.ts';
import { paperArchive } from './kinds/paper-archive.ts';
import { participation } from './kinds/participation.ts';
import { partsStock } from './kinds/parts-stock.ts';
import { pdfTools } from './kinds/pdf-tools.ts';
import { personalRelations } from './kinds/personal-relations.ts';
import { pets } from './kinds/pets.ts';
import { photoLibrary } from './kinds/photo-library.ts';
import { podcasting } from './kinds/podcasting.ts';
import { pointOfSale } from './kinds/point-of-sale.ts';
import { privacyPaste } from './kinds/privacy-paste.ts';
import { projectWork } from './kinds/project-work.ts';
import { property } from './kinds/property.ts';
import { publishing } from './kinds/publishing.ts';
import { pushMessages } from './kinds/push-messages.ts';
import { radioStation } from './kinds/radio-station.ts';
import { readingLibrary } from './kinds/reading-library.ts';
import { recipes } from './kinds/recipes.ts';
import { recruiting } from './kinds/recruiting.ts';
import { referenceLibrary } from './kinds/reference-library.ts';
import { remoteAccess } from './kinds/remote-access.ts';
import { research } from './kinds/research.ts';
import { restaurant } from './kinds/restaurant.ts';
import { retroPoker } from './kinds/retro-poker.ts';
import { school } from './kinds/school.ts';
import { scientificWriting } from './kinds/scientific-writing.ts';
import { secrets } from './kinds/secrets.ts';
import { securityTools } from './kinds/security-tools.ts';
import { shop } from './kinds/shop.ts';
import { socialPlanner } from './kinds/social-planner.ts';
import { solarEnergy } from './kinds/solar-energy.ts';
import { sportsLeague } from './kinds/sports-league.ts';
import { subscriptionsCosts } from './kinds/subscriptions-costs.ts';
import { survey } from './kinds/survey.ts';
import { talkProposals } from './kinds/talk-proposals.ts';
import { ticketing } from './kinds/ticketing.ts';
import { timeBilling } from './kinds/time-billing.ts';
import { timeExchange } from './kinds/time-exchange.ts';
import { tournamentChess } from './kinds/tournament-chess.ts';
import { tracker } from './kinds/tracker.ts';
import { trainingLog } from './kinds/training-log.ts';
import { translationTools } from './kinds/translation-tools.ts';
import { transportInfo } from './kinds/transport-info.ts';
import { travel } from './kinds/travel.ts';
import { tvTracking } from './kinds/tv-tracking.ts';
import { uptime } from './kinds/uptime.ts';
import { vehicleLog } from './kinds/vehicle-log.ts';
import { videoMeetings } from './kinds/video-meetings.ts';
import { videoPlatform } from './kinds/video-platform.ts';
import { videoSurveillance } from './kinds/video-surveillance.ts';
import { weatherStation } from './kinds/weather-station.ts';
import { webAnalytics } from './kinds/web-analytics.ts';
import { webAnnotation } from './kinds/web-annotation.ts';
import { whiteboard } from './kinds/whiteboard.ts';
import { wiki } from './kinds/wiki.ts';
import { workflowAutomation } from './kinds/workflow-automation.ts';
import { workingTime } from './kinds/working-time.ts';

/** Every kind of product the advisor knows. */
export const kinds: readonly Kind[] = [
  apiClient,
  appointmentsHealth,
  assembly,
  babyCare,
  backup,
  booking,
  bookmarks,
  budgetEnvelopes,
  buildDeploy,
  businessIntelligence,
  businessSuite,
  changeWatch,
  chat,
  chatSupport,
  churchParish,
  citizenReports,
  clinic,
  codeHosting,
  community,
  crisisMap,
  crm,
  cycleHealth,
  dataLabelling,
  datePoll,
  devtools,
  digitalSignage,
  documents,
  donations,
  eSignature,
  energyCharging,
  errorTracking,
  events,
  farming,
  featureSwitches,
  feedReader,
  feedbackBoard,
  fieldWork,
  fileCloud,
  fitness,
  flashcards,
  fleet,
  foodsharing,
  games,
  gardenPlanner,
  genealogy,
  glucose,
  health,
  helpdesk,
  homeAutomation,
  homeCinema,
  household,
  identity,
  inventory,
  itAssets,
  labNotebook,
  learning,
  ledger,
  legalCases,
  lendingThings,
  library,
  linkShortener,
  liveQuiz,
  locationDiary,
  lodging,
  logManagement,
  logistics,
  lowCodeTables,
  mailing,
  marketingAutomation,
  marketplace,
  media,
  membership,
  monitoring,
  museumCollection,
  musicLibrary,
  natureObservation,
  networkFilter,
  noteTaking,
  novelWriting,
  nutrition,
  onCall,
  outdoorRoutes,
  paperArchive,
  participation,
  partsStock,
  pdfTools,
  personalRelations,
  pets,
  photoLibrary,
  podcasting,
  pointOfSale,
  privacyPaste,
  projectWork,
  property,
  publishing,
  pushMessages,
  radioStation,
  readingLibrary,
  recipes,
  recruiting,
  referenceLibrary,
  remoteAccess,
  research,
  restaurant,
  retroPoker,
  school,
  scientificWriting,
  secrets,
  securityTools,
  shop,
  socialPlanner,
  solarEnergy,
  sportsLeague,
  subscriptionsCosts,
  survey,
  talkProposals,
  ticketing,
  timeBilling,
  timeExchange,
  tournamentChess,
  tracker,
  trainingLog,
  translationTools,
  transportInfo,
  travel,
  tvTracking,
  uptime,
  vehicleLog,
  videoMeetings,
  videoPlatform,
  videoSurveillance,
  weatherStation,
  webAnalytics,
  webAnnotation,
  whiteboard,
  wiki,
  workflowAutomation,
  workingTime,
];
