import { Injectable } from '@nestjs/common';
import type { AccountExportView } from '@reefdesk/contracts/accounts/views';
import type { GuestEnquiryView } from '@reefdesk/contracts/enquiries/views';
import { ListGuestEnquiries } from '@reefdesk/contracts/messages/bookings.messages';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { toUserView } from '../accounts/user.mapper.ts';
import { SignedInUsers } from '../sign-in/signed-in-users.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { toPasskeyView } from './passkey.mapper.ts';

/** Data export of a customer (PPL-11). */
@Injectable()
export class OwnDataService {
  constructor(
    private readonly signedIn: SignedInUsers,
    private readonly sessions: OwnSessionsService,
    private readonly bus: MessageBus,
  ) {}

  /** Throws `service_unavailable` if the enquiries cannot be read, so that an export is never incomplete. */
  async export(caller: Caller): Promise<AccountExportView> {
    const { user } = await this.signedIn.require(caller);
    return {
      exported_at: new Date().toISOString(),
      account: toUserView(user),
      two_step: user.twoStep !== undefined,
      passkeys: (user.passkeys ?? []).map(toPasskeyView),
      provider_linked: user.oidcIdentity !== undefined,
      sessions: await this.sessions.list(caller),
      // A user who has not verified an address must not read its owner's enquiries.
      enquiries: user.emailVerified ? await this.enquiriesOf(user.email) : [],
    };
  }

  private async enquiriesOf(email: string): Promise<GuestEnquiryView[]> {
    const whole = new Map<string, GuestEnquiryView>();
    let cursor: string | null = null;
    do {
      const batch: { enquiries: GuestEnquiryView[]; next_cursor: string | null } = await this.bus.ask(ListGuestEnquiries, {
        email,
        cursor,
      });
      for (const enquiry of batch.enquiries) {
        const begun = whole.get(enquiry.reference);
        if (begun) begun.messages.push(...enquiry.messages);
        else whole.set(enquiry.reference, enquiry);
      }
      cursor = batch.next_cursor;
    } while (cursor !== null);
    return [...whole.values()].sort((one, other) => (one.sent_at < other.sent_at ? -1 : 1));
  }
}
