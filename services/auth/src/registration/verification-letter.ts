import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, Outbox } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { LINK_LIFE_MS, verificationWords } from './verification.words.ts';

export const VERIFICATION_LETTER = 'email-verification';

/** Writes the letter, and makes its link, at the moment it is sent: to accounts whose address nobody has verified. */
@Injectable()
export class VerificationLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(VERIFICATION_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const user = await this.users.findByEmail(letter.to);
    if (user?.status !== 'active' || user.emailVerified || (await this.outbox.hasNewer(letter))) return null;
    const token = createSessionSecret();
    const link = {
      tokenHash: sessionIdOf(token) as string,
      askedAt: letter.createdAt,
      expiresAt: new Date(Date.now() + LINK_LIFE_MS),
    };
    if (!(await this.users.expectLink(user._id, 'emailVerification', link))) return null;
    const site = await this.site.in(toLanguage(user.language));
    return renderLetter(verificationWords(site, user.language, token), site.brand);
  }
}
