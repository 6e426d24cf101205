import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { Travel } from './travel.ts';

export const DEPARTURES_ID = 'departures-section';
export const ENQUIRY_ID = 'enquiry-section';

/** Scrolls to the form and focuses its heading for screen readers. */
export function goToEnquiry(): void {
  const section = document.getElementById(ENQUIRY_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

export const enquiryForm = (slug: string) => `trip:${slug}`;

export interface TravelEnquiryProps {
  travel: Travel;
  departure: DepartureView | undefined;
  /** Removes the chosen date. */
  onTakeBack: () => void;
}
