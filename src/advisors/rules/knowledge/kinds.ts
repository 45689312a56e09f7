import type { Kind } from './kind.ts';
import { booking } from './kinds/booking.ts';
import { chat } from './kinds/chat.ts';
import { community } from './kinds/community.ts';
import { crm } from './kinds/crm.ts';
import { devtools } from './kinds/devtools.ts';
import { documents } from './kinds/documents.ts';
import { events } from './kinds/events.ts';
import { farming } from './kinds/farming.ts';
import { fieldWork } from './kinds/field-work.ts';
import { fitness } from './kinds/fitness.ts';
import { games } from './kinds/games.ts';
import { genealogy } from './kinds/genealogy.ts';
import { health } from './kinds/health.ts';
import { helpdesk } from './kinds/helpdesk.ts';
import { homeAutomation } from './kinds/home-automation.ts';
import { inventory } from './kinds/inventory.ts';
import { learning } from './kinds/learning.ts';
import { ledger } from './kinds/ledger.ts';
import { library } from './kinds/library.ts';
import { logistics } from './kinds/logistics.ts';
import { mailing } from './kinds/mailing.ts';
import { marketplace } from './kinds/marketplace.ts';
import { media } from './kinds/media.ts';
import { membership } from './kinds/membership.ts';
import { monitoring } from './kinds/monitoring.ts';
import { pets } from './kinds/pets.ts';
import { projectWork } from './kinds/project-work.ts';
import { property } from './kinds/property.ts';
import { publishing } from './kinds/publishing.ts';
import { recipes } from './kinds/recipes.ts';
import { recruiting } from './kinds/recruiting.ts';
import { research } from './kinds/research.ts';
import { restaurant } from './kinds/restaurant.ts';
import { school } from './kinds/school.ts';
import { securityTools } from './kinds/security-tools.ts';
import { shop } from './kinds/shop.ts';
import { survey } from './kinds/survey.ts';
import { timeBilling } from './kinds/time-billing.ts';
import { tracker } from './kinds/tracker.ts';
import { travel } from './kinds/travel.ts';
import { webAnalytics } from './kinds/web-analytics.ts';

/** Every kind of product the advisor knows. */
export const kinds: readonly Kind[] = [
  booking,
  chat,
  community,
  crm,
  devtools,
  documents,
  events,
  farming,
  fieldWork,
  fitness,
  games,
  genealogy,
  health,
  helpdesk,
  homeAutomation,
  inventory,
  learning,
  ledger,
  library,
  logistics,
  mailing,
  marketplace,
  media,
  membership,
  monitoring,
  pets,
  projectWork,
  property,
  publishing,
  recipes,
  recruiting,
  research,
  restaurant,
  school,
  securityTools,
  shop,
  survey,
  timeBilling,
  tracker,
  travel,
  webAnalytics,
];
