import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { EnquiryReceiptView } from '@reefdesk/contracts/enquiries/views';
import type { KeyedEnquiry } from './enquiry.api.ts';

/** State of a form that survives reloads and lost connections. It is personal, so it is stored in this tab only (ENQ-08). */
interface StoredState {
  values?: object;
  /** Initial values from the page that linked to the form, used until the reader types. */
  suggested?: object | undefined;
  departure?: DepartureView | undefined;
  /** An enquiry that was sent without a known result, and is sent again with the same key. */
  pending?: KeyedEnquiry;
  sent?: Sent;
}

export interface Sent {
  receipt: EnquiryReceiptView;
  name: string;
  channel: 'email' | 'whatsapp' | 'wechat';
}

const keyOf = (form: string) => `reefdesk_enquiry:${form}`;

export function readStored(form: string): StoredState {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as StoredState;
  } catch {
    return {};
  }
}

/** Undefined properties are removed. */
export function keep(form: string, change: Partial<StoredState>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify({ ...readStored(form), ...change }));
  } catch {
    // Storage may be forbidden or full; the typed values then last as long as the page.
  }
}
