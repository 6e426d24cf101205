import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import { type LetterContent, renderLetter } from '@reefdesk/mail/letters';
import { LetterComposers, type LetterDocument } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { NEW_DEVICE_LETTER } from '../sign-in/new-devices.ts';
import { newDeviceWords } from './new-device.words.ts';

/** Where one's sessions stand in the back office. */
const STAFF_ACCOUNT_PATH = '/admin/account';

/** Tells that somebody signed in from a device that was new to the account (PPL-07). */
@Injectable()
export class NewDeviceLetter implements OnModuleInit {
  constructor(
    private readonly composers: LetterComposers,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(NEW_DEVICE_LETTER, (letter) => this.compose(letter));
  }

  /** From where it was is looked up at the session, which began just before the letter was asked for; it may be over already. */
  private async compose({ to, createdAt }: LetterDocument): Promise<LetterContent | null> {
    const user = await this.users.findByEmail(to);
    if (user?.status !== 'active') return null;
    const sessions = await this.sessions.listOf(user._id);
    const [begun] = sessions.filter((one) => one.createdAt <= createdAt).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const words = newDeviceWords({
      language,
      fullname: user.fullname,
      site: brand.name,
      at: createdAt,
      client: begun?.client,
      url: `${origin}${user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault}`,
      forgotten: `${origin}${PATHS.forgotPassword}`,
    });
    return renderLetter(words, brand);
  }
}
