import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument, notThereYet } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import { passkeyWords } from './passkey.words.ts';

export const PASSKEY_LETTER = 'passkey-added';

/** Page with one's own passkeys in the back office. */
const STAFF_ACCOUNT_PATH = '/admin/account';

/** Email that reports a new passkey, which alone opens the account (PPL-08). */
@Injectable()
export class PasskeyLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(PASSKEY_LETTER, (letter) => this.compose(letter));
  }

  /** Returns null if the account is not active; a missing passkey may not be stored yet. */
  private async compose(letter: LetterDocument): Promise<LetterContent | null> {
    const user = await this.users.findByEmail(letter.to);
    if (user?.status !== 'active') return null;
    const passkey = user.passkeys?.find(({ id }) => id === letter.about);
    if (!passkey) return notThereYet(letter);
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const words = passkeyWords({
      language,
      fullname: user.fullname,
      site: brand.name,
      passkey: passkey.name,
      at: passkey.createdAt,
      url: `${origin}${user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault}`,
      forgotten: `${origin}${PATHS.forgotPassword}`,
    });
    return renderLetter(words, brand);
  }
}
