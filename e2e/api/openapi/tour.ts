import { ACCOUNT_STOPS, LAST_STOPS } from './account-stops.ts';
import { CONTENT_STOPS, TESTIMONIAL_STOPS } from './content-stops.ts';
import { ENQUIRY_STOPS } from './enquiry-stops.ts';
import { LOOKING_BACK_STOPS, OFFICE_STOPS } from './office-stops.ts';
import { PICTURE_STOPS } from './picture-stops.ts';
import type { Stop } from './stop.ts';

/** Every endpoint of the contract, in an order that creates each record before it is used. */
export const TOUR: readonly Stop[] = [
  ...ACCOUNT_STOPS,
  ...CONTENT_STOPS,
  ...PICTURE_STOPS,
  ...TESTIMONIAL_STOPS,
  ...OFFICE_STOPS,
  ...ENQUIRY_STOPS,
  ...LOOKING_BACK_STOPS,
  ...LAST_STOPS,
];
