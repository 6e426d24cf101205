import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import { NOTICES, type Notice } from './account-notices.ts';
import { noticeWords } from './notice.words.ts';

const STAFF_ACCOUNT_PATH = '/admin/account';
const PEOPLE_PATH = '/admin/people';

/** Writes the emails about protected changes of an account at the moment they are sent. */
@Injectable()
export class NoticeLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    for (const notice of NOTICES) this.composers.add(notice, (letter) => this.compose(notice, letter));
  }

  private async compose(notice: Notice, { to, about, createdAt: at }: LetterDocument): Promise<LetterContent | null> {
    const user = await this.users.findByEmail(to);
    const joined = about === undefined ? null : await this.users.findById(about);
    if (user?.status !== 'active' || (notice === 'invitation-accepted' && !joined)) return null;
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const accountPath = user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault;
    const words = noticeWords(notice, {
      language,
      fullname: user.fullname,
      site: brand.name,
      at,
      isTwoStepOn: user.twoStep !== undefined,
      codesLeft: user.twoStep?.recoveryCodes.length ?? 0,
      joined: joined ? `${joined.fullname} (${joined.email})` : '',
      url: `${origin}${notice === 'invitation-accepted' ? PEOPLE_PATH : accountPath}`,
      forgotten: `${origin}${PATHS.forgotPassword}`,
    });
    return renderLetter(words, brand);
  }
}
