import type { EmailContent } from '../emails/email-texts.ts';
import type { EmailDocument } from './email.schema.ts';

/** How long an email waits for its record, which is stored right after it. */
const AWAITED_MS = 10 * 60_000;

/** Not a real error: the email is queued before its record is stored, so that no email is lost. */
export class NotThereYet extends Error {}

/** Called by a composer when the record of an email does not exist (yet): the email is retried for a while, then dropped. */
export function notThereYet({ createdAt }: EmailDocument): null {
  if (Date.now() - createdAt.getTime() < AWAITED_MS) throw new NotThereYet('What the letter is about is not stored yet');
  return null;
}

/** Composes one kind of email at the time of sending; returns null if there is nothing to send any more. */
export type EmailComposer = (email: EmailDocument) => Promise<EmailContent | null>;

export class EmailComposers {
  private readonly composers = new Map<string, EmailComposer>();

  /** Call before the application has started: emails of other kinds are left to replicas that know them. */
  add(kind: string, composer: EmailComposer): void {
    this.composers.set(kind, composer);
  }

  get kinds(): string[] {
    return [...this.composers.keys()];
  }

  compose(email: EmailDocument): Promise<EmailContent | null> {
    const composer = this.composers.get(email.kind);
    if (!composer) throw new Error(`No composer is registered for emails of the kind ${email.kind}`);
    return composer(email);
  }
}
