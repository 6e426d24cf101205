import { isFirm } from '@reefdesk/contracts/bookings/values';
import type { EnquiryStatusView } from '@reefdesk/contracts/enquiries/views';
import type { EnquiryDocument, EnquiryMessage } from './enquiry.schema.ts';

/** Hides spam. `booked` needs a firm booking, so that a hold never reads as booked, unless staff set the state without bookings. */
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

/** Includes channel and subject, for staff and for the guest's export. */
export function toWholeMessage(message: EnquiryMessage) {
  return { ...toMessageView(message), channel: message.channel, subject: message.subject };
}
