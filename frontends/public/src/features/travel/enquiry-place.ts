import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { Travel } from './travel.ts';

export const ENQUIRY_ID = 'enquiry-section';

/** Brings the reader to the form, and those who listen to its heading. */
export function goToEnquiry(): void {
  const section = document.getElementById(ENQUIRY_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

/** Under which name the form of a package keeps what was typed. */
export const tripForm = (slug: string) => `trip:${slug}`;

export interface TripEnquiryProps {
  travel: Travel;
  /** The date that is asked for. */
  departure: DepartureView | undefined;
  /** Some other time, or no longer this date. */
  onTakeBack: () => void;
}
