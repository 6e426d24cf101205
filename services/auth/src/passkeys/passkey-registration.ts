import { Injectable } from '@nestjs/common';
import type { NewPasskey } from '@reefdesk/contracts/accounts/second-step.requests';
import type { PasskeySetupView } from '@reefdesk/contracts/accounts/views';
import type { Account } from '../accounts/accounts.ts';
import { PasskeyQuestions } from './passkey-questions.repository.ts';
import { type CheckedPasskey, RelyingParty } from './relying-party.ts';

@Injectable()
export class PasskeyRegistration {
  constructor(
    private readonly party: RelyingParty,
    private readonly questions: PasskeyQuestions,
  ) {}

  get isAvailable(): boolean {
    return this.party.isAvailable;
  }

  /** Throws `passkeys_not_available`. */
  requireAvailable(): void {
    this.party.required();
  }

  async ask(user: Account, sessionId: string, siteName: string): Promise<PasskeySetupView> {
    const options = await this.party.askForNew(user, siteName);
    await this.questions.remember(options.challenge, 'add', sessionId);
    return { options: { ...options } };
  }

  /** Uses up the challenge. Returns undefined if there is none or the passkey is invalid. */
  async check(made: NewPasskey['passkey'], sessionId: string): Promise<CheckedPasskey | undefined> {
    const challenge = await this.questions.take(made.response.clientDataJSON, 'add', sessionId);
    return challenge === undefined ? undefined : this.party.checkNew(made, challenge);
  }
}
