import type { Kind } from './kind.ts';
import { booking } from './kinds/booking.ts';
import { bookmarks } from './kinds/bookmarks.ts';
import { buildDeploy } from './kinds/build-deploy.ts';
import { chat } from './kinds/chat.ts';
import { citizenReports } from './kinds/citizen-reports.ts';
import { clinic } from './kinds/clinic.ts';
import { codeHosting } from './kinds/code-hosting.ts';
import { community } from './kinds/community.ts';
import { crm } from './kinds/crm.ts';
import { datePoll } from './kinds/date-poll.ts';
import { devtools } from './kinds/devtools.ts';
import { documents } from './kinds/documents.ts';
import { eSignature } from './kinds/e-signature.ts';
import { errorTracking } from './kinds/error-tracking.ts';
import { events } from './kinds/events.ts';
import { farming } from './kinds/farming.ts';
import { featureSwitches } from './kinds/feature-switches.ts';
import { feedReader } from './kinds/feed-reader.ts';
import { feedbackBoard } from './kinds/feedback-board.ts';
import { fieldWork } from './kinds/field-work.ts';
import { fileCloud } from './kinds/file-cloud.ts';
import { fitness } from './kinds/fitness.ts';
import { fleet } from './kinds/fleet.ts';
import { games } from './kinds/games.ts';
import { genealogy } from './kinds/genealogy.ts';
import { glucose } from './kinds/glucose.ts';
import { health } from './kinds/health.ts';
import { helpdesk } from './kinds/helpdesk.ts';
import { homeAutomation } from './kinds/home-automation.ts';
import { inventory } from './kinds/inventory.ts';
import { itAssets } from './kinds/it-assets.ts';
import { labNotebook } from './kinds/lab-notebook.ts';
import { learning } from './kinds/learning.ts';
import { ledger } from './kinds/ledger.ts';
import { library } from './kinds/library.ts';
import { linkShortener } from './kinds/link-shortener.ts';
import { logistics } from './kinds/logistics.ts';
import { mailing } from './kinds/mailing.ts';
import { marketplace } from './kinds/marketplace.ts';
import { media } from './kinds/media.ts';
import { membership } from './kinds/membership.ts';
import { monitoring } from './kinds/monitoring.ts';
import { museumCollection } from './kinds/museum-collection.ts';
import { musicLibrary } from './kinds/music-library.ts';
import { natureObservation } from './kinds/nature-observation.ts';
import { noteTaking } from './kinds/note-taking.ts';
import { onCall } from './kinds/on-call.ts';
import { paperArchive } from './kinds/paper-archive.ts';
import { participation } from './kinds/participation.ts';
import { partsStock } from './kinds/parts-stock.ts';
import { pets } from './kinds/pets.ts';
import { photoLibrary } from './kinds/photo-library.ts';
import { podcasting } from './kinds/podcasting.ts';
import { projectWork } from './kinds/project-work.ts';
import { property } from './kinds/property.ts';
import { publishing } from './kinds/publishing.ts';
import { radioStation } from './kinds/radio-station.ts';
import { readingLibrary } from './kinds/reading-library.ts';
import { recipes } from './kinds/recipes.ts';
import { recruiting } from './kinds/recruiting.ts';
import { referenceLibrary } from './kinds/reference-library.ts';
import { research } from './kinds/research.ts';
import { restaurant } from './kinds/restaurant.ts';
import { school } from './kinds/school.ts';
import { securityTools } from './kinds/security-tools.ts';
import { shop } from './kinds/shop.ts';
import { socialPlanner } from './kinds/social-planner.ts';
import { solarEnergy } from './kinds/solar-energy.ts';
import { sportsLeague } from './kinds/sports-league.ts';
import { survey } from './kinds/survey.ts';
import { ticketing } from './kinds/ticketing.ts';
import { timeBilling } from './kinds/time-billing.ts';
import { tracker } from './kinds/tracker.ts';
import { trainingLog } from './kinds/training-log.ts';
import { translationTools } from './kinds/translation-tools.ts';
import { travel } from './kinds/travel.ts';
import { uptime } from './kinds/uptime.ts';
import { vehicleLog } from './kinds/vehicle-log.ts';
import { videoPlatform } from './kinds/video-platform.ts';
import { webAnalytics } from './kinds/web-analytics.ts';
import { wiki } from './kinds/wiki.ts';
import { workingTime } from './kinds/working-time.ts';

/** Every kind of product the advisor knows. */
export const kinds: readonly Kind[] = [
  booking,
  bookmarks,
  buildDeploy,
  chat,
  citizenReports,
  clinic,
  codeHosting,
  community,
  crm,
  datePoll,
  devtools,
  documents,
  eSignature,
  errorTracking,
  events,
  farming,
  featureSwitches,
  feedReader,
  feedbackBoard,
  fieldWork,
  fileCloud,
  fitness,
  fleet,
  games,
  genealogy,
  glucose,
  health,
  helpdesk,
  homeAutomation,
  inventory,
  itAssets,
  labNotebook,
  learning,
  ledger,
  library,
  linkShortener,
  logistics,
  mailing,
  marketplace,
  media,
  membership,
  monitoring,
  museumCollection,
  musicLibrary,
  natureObservation,
  noteTaking,
  onCall,
  paperArchive,
  participation,
  partsStock,
  pets,
  photoLibrary,
  podcasting,
  projectWork,
  property,
  publishing,
  radioStation,
  readingLibrary,
  recipes,
  recruiting,
  referenceLibrary,
  research,
  restaurant,
  school,
  securityTools,
  shop,
  socialPlanner,
  solarEnergy,
  sportsLeague,
  survey,
  ticketing,
  timeBilling,
  tracker,
  trainingLog,
  translationTools,
  travel,
  uptime,
  vehicleLog,
  videoPlatform,
  webAnalytics,
  wiki,
  workingTime,
];
