import { isFirm } from '@reefdesk/contracts/bookings/values';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { EnquiryDocument, EnquiryMessage } from './enquiry.schema.ts';

/**
 * Hides spam. `booked` needs a firm booking, unless staff set the state without bookings, so that a hold or a cancelled booking never
 * reads as booked, even before the enquiry is updated.
 */
export function stateForGuest(
  { state }: Pick<EnquiryDocument, 'state'>,
  bookings: readonly { state: string }[],
): EnquiryStatusView['state'] {
  if (state === 'booked' && bookings.length > 0 && !bookings.some(isFirm)) return 'offered';
  return state === 'spam' ? 'new' : state;
}

export function toMessageView({ id, at, from, text }: EnquiryMessage) {
  return { message_id: id, at: at.toISOString(), from, text };
}

/** With the channel and the subject, for staff and for a guest's own export. */
export function toWholeMessage(message: EnquiryMessage) {
  return { ...toMessageView(message), channel: message.channel, subject: message.subject };
}
