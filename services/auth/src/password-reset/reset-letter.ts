import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, Outbox } from '@reefdesk/mail/outbox';
import { customerOf } from '../accounts/pending-account.schema.ts';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import type { ExpectedLink, UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { resetWords } from './password-reset.words.ts';
import { createResetLink, RESET_LIFE_MS } from './reset-link.ts';

export const RESET_LETTER = 'password-reset';

/**
 * Writes the letter at the moment it is sent. Only then it is looked whether the address has an account, and only then there is a
 * token: who asked can't tell by the time the answer took, and nothing that opens an account is ever stored.
 */
@Injectable()
export class ResetLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(RESET_LETTER, (letter) => this.compose(letter));
  }

  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    if (await this.outbox.hasNewer(letter)) return null;
    // One for each attempt, so that what may have been read before is worth nothing.
    const { url, link } = createResetLink(this.site.origin, letter.createdAt);
    const user = await this.expect(letter.to, link);
    if (!user) return null;
    const language = toLanguage(user.language);
    const { brand } = await this.site.in(language);
    const words = resetWords({
      language,
      fullname: user.fullname,
      site: brand.name,
      url,
      minutes: RESET_LIFE_MS / 60_000,
    });
    return renderLetter(words, brand);
  }

  /** Whose link it is: of the account, or of who waits for one where there is none. */
  private async expect(email: string, link: ExpectedLink): Promise<UserDocument | null> {
    const user = await this.users.findByEmail(email);
    if (!user) {
      const account = await this.pending.expectLink({ email }, 'passwordReset', link);
      return account && customerOf(account);
    }
    return user.status === 'active' && (await this.users.expectLink(user._id, 'passwordReset', link)) ? user : null;
  }
}
