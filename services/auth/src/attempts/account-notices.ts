import { Injectable } from '@nestjs/common';
import { Outbox } from '@reefdesk/mail/outbox';
import { AttemptsService } from './attempts.service.ts';

/** Events of an account that its owner gets an email about; `invitation-accepted` goes to the owner who invited. */
export const NOTICES = ['password-changed', 'two-step-changed', 'recovery-code-used', 'provider-linked', 'invitation-accepted'] as const;
export type Notice = (typeof NOTICES)[number];

/** Puts emails about protected changes of an account into the outbox. */
@Injectable()
export class AccountNotices {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
  ) {}

  /** Nothing is sent to an address that only a registration names. `about` is the id of the account that the notice names. */
  async tell(notice: Notice, { email, isPending }: { email: string; isPending?: true }, about?: string): Promise<void> {
    if (!isPending && (await this.attempts.mayHaveLetter(notice, email))) await this.outbox.put(notice, email, about);
  }

  /** The same before `about`, an id of the sender's own, is stored; the email waits for it. */
  async tellAhead(kind: string, { email }: { email: string }, about: string): Promise<void> {
    if (await this.attempts.mayHaveLetter(kind, email)) await this.outbox.putAbout(kind, email, about);
  }
}
