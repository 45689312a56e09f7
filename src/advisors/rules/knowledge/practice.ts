import type { Practice } from './capability.ts';
import { practiceOfContent } from './practice/content.ts';
import { practiceOfDeliveryOfSoftware } from './practice/delivery-of-software.ts';
import { practiceOfDevices } from './practice/devices.ts';
import { practiceOfFigures } from './practice/figures.ts';
import { practiceOfFinding } from './practice/finding.ts';
import { practiceOfLearning } from './practice/learning.ts';
import { practiceOfMedia } from './practice/media.ts';
import { practiceOfMoney } from './practice/money.ts';
import { practiceOfOperation } from './practice/operation.ts';
import { practiceOfPapers } from './practice/papers.ts';
import { practiceOfPeople } from './practice/people.ts';
import { practiceOfPeopleAndPlaces } from './practice/people-and-places.ts';
import { practiceOfPlatform } from './practice/platform.ts';
import { practiceOfReach } from './practice/reach.ts';
import { practiceOfRecords } from './practice/records.ts';
import { practiceOfSales } from './practice/sales.ts';
import { practiceOfTime } from './practice/time.ts';
import { practiceOfTrust } from './practice/trust.ts';

/** The practice of each capability by its id. */
export const practices: Readonly<Record<string, Practice>> = {
  ...practiceOfContent,
  ...practiceOfDeliveryOfSoftware,
  ...practiceOfDevices,
  ...practiceOfFigures,
  ...practiceOfFinding,
  ...practiceOfLearning,
  ...practiceOfMedia,
  ...practiceOfMoney,
  ...practiceOfOperation,
  ...practiceOfPapers,
  ...practiceOfPeople,
  ...practiceOfPeopleAndPlaces,
  ...practiceOfPlatform,
  ...practiceOfReach,
  ...practiceOfRecords,
  ...practiceOfSales,
  ...practiceOfTime,
  ...practiceOfTrust,
};
