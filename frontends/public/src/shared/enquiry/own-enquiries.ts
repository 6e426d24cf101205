import { storedList, useStoredList } from '../stored-list.ts';
import { pathOfAddress } from './path-of-address.ts';

/** An enquiry that was sent or opened in this browser. */
export interface OwnEnquiry {
  reference: string;
  /** Path of its page with the secret token. */
  path: string;
  /** ISO 8601 UTC */
  sentAt: string;
}

const AT_MOST = 20;

const enquiries = storedList('reefdesk_enquiries', isEnquiry, AT_MOST);

function isEnquiry(value: unknown): value is OwnEnquiry {
  const { reference, path, sentAt } = Object(value) as Record<string, unknown>;
  return [reference, path, sentAt].every((field) => typeof field === 'string');
}

/** The latest first. */
export function useOwnEnquiries(): readonly OwnEnquiry[] {
  return useStoredList(enquiries);
}

/** `address`: URL or path of the enquiry's page. */
export function rememberEnquiry(reference: string, address: string, sentAt: string): void {
  const path = pathOfAddress(address);
  const [latest] = enquiries.current();
  if (latest?.path === path) return;
  forgetEnquiry(reference);
  enquiries.replace([{ reference, path, sentAt }, ...enquiries.current()]);
}

export function forgetEnquiry(reference: string): void {
  const before = enquiries.current();
  const others = before.filter((enquiry) => enquiry.reference !== reference);
  if (others.length < before.length) enquiries.replace(others);
}
