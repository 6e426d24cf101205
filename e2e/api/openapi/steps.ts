import { ACCOUNT_STEPS, LAST_STEPS } from './account-steps.ts';
import { CONTENT_STEPS, TESTIMONIAL_STEPS } from './content-steps.ts';
import { GUEST_STEPS } from './guest-steps.ts';
import { PICTURE_STEPS } from './picture-steps.ts';
import { LOOKING_BACK_STEPS, STAFF_STEPS } from './staff-steps.ts';
import type { Step } from './step.ts';

/** Every endpoint of the contract, in an order that creates each record before it is used. */
export const STEPS: readonly Step[] = [
  ...ACCOUNT_STEPS,
  ...CONTENT_STEPS,
  ...PICTURE_STEPS,
  ...TESTIMONIAL_STEPS,
  ...STAFF_STEPS,
  ...GUEST_STEPS,
  ...LOOKING_BACK_STEPS,
  ...LAST_STEPS,
];
