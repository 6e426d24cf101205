import type { DepartureView } from '@reefdesk/contracts/departures';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries';
import type { KeyedEnquiry } from './enquiry.api.ts';

/** What a form keeps through reloads and lost lines, in this tab alone: it is personal (ENQ-08). */
interface Kept {
  /** What was typed. */
  values?: object;
  /** What it begins with, where nobody has typed: what the page was about that led to it. */
  suggested?: object | undefined;
  /** The date that was chosen. */
  departure?: DepartureView | undefined;
  /** Sent, and nobody knows yet whether it arrived: it goes out again under its key. */
  pending?: KeyedEnquiry;
  /** It arrived. */
  sent?: Sent;
}

export interface Sent {
  receipt: EnquiryReceiptView;
  name: string;
  channel: 'email' | 'whatsapp' | 'wechat';
}

const keyOf = (form: string) => `reefdesk_enquiry:${form}`;

export function readKept(form: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What is undefined is forgotten. */
export function keep(form: string, change: Partial<Kept>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ ...readKept(form), ...change }));
  } catch {
    // Storage may be forbidden, or full: what was typed lasts as long as the page then.
  }
}
