import type { Kind } from './kind.ts';
import { booking } from './kinds/booking.ts';

/** Every kind of product the advisor knows. */
export const kinds: readonly Kind[] = [
  booking,
];
