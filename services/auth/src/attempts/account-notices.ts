import { Injectable } from '@nestjs/common';
import { Outbox } from '@reefdesk/mail/outbox';
import { AttemptsService } from './attempts.service.ts';

/** Events that the account's owner gets an email about; `invitation-accepted` goes to the owner who invited. */
export const NOTICES = ['password-changed', 'two-step-changed', 'recovery-code-used', 'provider-linked', 'invitation-accepted'] as const;
export type Notice = (typeof NOTICES)[number];

@Injectable()
export class AccountNotices {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly outbox: Outbox,
  ) {}

  /** Sends nothing to the address of a pending registration. `about` is the id of the account that the notice names. */
  async notify(notice: Notice, { email, isPending }: { email: string; isPending?: true }, about?: string): Promise<void> {
    if (!isPending && (await this.attempts.mayHaveEmail(notice, email))) await this.outbox.put(notice, email, about);
  }

  /** Queues the email before the document with the id `about` is stored; the email waits for it. */
  async notifyAhead(kind: string, { email }: { email: string }, about: string): Promise<void> {
    if (await this.attempts.mayHaveEmail(kind, email)) await this.outbox.putAbout(kind, email, about);
  }
}
