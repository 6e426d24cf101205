import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, Outbox } from '@reefdesk/mail/outbox';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { takenWords } from './taken.words.ts';
import { LINK_LIFE_MS, verificationWords } from './verification.words.ts';

export const REGISTRATION_LETTER = 'registration';

/**
 * Writes the letter at the moment it is sent. Only then it is looked whether the address has an account: who asked can't tell by
 * the time the answer took.
 */
@Injectable()
export class RegistrationLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(REGISTRATION_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    if (await this.outbox.hasNewer(letter)) return null;
    const user = await this.users.findByEmail(letter.to);
    return user ? this.tellOf(user) : this.invite(letter);
  }

  private async tellOf({ fullname, language, status }: UserDocument): Promise<LetterContent | null> {
    // There is no way in to tell of.
    if (status !== 'active') return null;
    const { brand, origin } = await this.site.in(toLanguage(language));
    const [url, forgotten] = [`${origin}${PATHS.signIn}`, `${origin}${PATHS.forgotPassword}`];
    return renderLetter(takenWords({ language: toLanguage(language), fullname, site: brand.name, url, forgotten }), brand);
  }

  private async invite({ to: email, about, createdAt: askedAt }: LetterDocument): Promise<LetterContent | null> {
    const token = createSessionSecret();
    const link = { tokenHash: sessionIdOf(token) as string, askedAt, expiresAt: new Date(Date.now() + LINK_LIFE_MS) };
    // Earlier code did not store which registration the email is about.
    const which = about === undefined ? { email } : { _id: about };
    const account = await this.pending.expectLink(which, 'emailVerification', link);
    if (!account) return null;
    const site = await this.site.in(toLanguage(account.language));
    return renderLetter(verificationWords(site, account.language, token), site.brand);
  }
}
