import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { Travel } from './travel.ts';

export const DEPARTURES_ID = 'departures-section';
export const ENQUIRY_ID = 'enquiry-section';

/** For browsers without `scrollend`, and for a section that is in place already. */
const LONGEST_SCROLL_MS = 1_500;
let isScrolling = false;

/** True while the page scrolls to the form: it would stop short if something above the form grew. */
export function isGoingToEnquiry(): boolean {
  return isScrolling;
}

/** Scrolls to the form and focuses its heading for screen readers. */
export function goToEnquiry(): void {
  const section = document.getElementById(ENQUIRY_ID);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const arrive = () => {
    isScrolling = false;
  };
  isScrolling = true;
  window.addEventListener('scrollend', arrive, { once: true });
  setTimeout(arrive, LONGEST_SCROLL_MS);
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
