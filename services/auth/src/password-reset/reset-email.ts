import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, Outbox } from '@reefdesk/mail/outbox';
import { customerOf } from '../accounts/pending-account.schema.ts';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import type { ExpectedLink, UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';

export const RESET_EMAIL = 'password-reset';

/** Looks up the account and creates the token only when the email is sent: response times reveal nothing, and no token is ever stored. */
@Injectable()
export class ResetEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(RESET_EMAIL, (message) => this.compose(message));
  }

  private async compose(message: EmailDocument): Promise<EmailContent | null> {
    if (await this.outbox.hasNewer(message)) return null;
    // Each attempt gets a new link, so that an earlier copy is worthless.
    const { url, link } = createResetLink(this.site.origin, message.createdAt);
    const user = await this.expect(message.to, link);
    if (!user) return null;
    const language = toLanguage(user.language);
    const { brand } = await this.site.in(language);
    const texts = resetTexts({
      language,
      fullname: user.fullname,
      site: brand.name,
      url,
      minutes: RESET_LIFE_MS / 60_000,
    });
    return renderEmail(texts, brand);
  }

  /** Returns the account, or the pending registration if there is no account. */
  private async expect(email: string, link: ExpectedLink): Promise<UserDocument | null> {
    const user = await this.users.findByEmail(email);
    if (!user) {
      const account = await this.pending.expectLink({ email }, 'passwordReset', link);
      return account && customerOf(account);
    }
    return user.status === 'active' && (await this.users.expectLink(user._id, 'passwordReset', link)) ? user : null;
  }
}

interface ResetFacts {
  language: Language;
  fullname: string;
  site: string;
  url: string;
  minutes: number;
}

type Wording = (facts: ResetFacts) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

const WORDING: Readonly<Record<Language, Wording>> = {
  en: ({ fullname, site, minutes }) => ({
    subject: `Your new password at ${site}`,
    preview: `The link works once, for ${minutes} minutes.`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${fullname},`,
      'Somebody, hopefully you, asked for a new password for your account. Press the button and choose one.',
      `The link works once, for ${minutes} minutes. With the new password you are signed out everywhere else.`,
    ],
    label: 'Choose a new password',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: [
      'You did not ask for it? Then do nothing: your password stays as it is. Nobody but you got this link; please do not pass it on.',
    ],
  }),
  id: ({ fullname, site, minutes }) => ({
    subject: `Kata sandi baru Anda di ${site}`,
    preview: `Tautan ini berlaku satu kali, selama ${minutes} menit.`,
    heading: 'Pilih kata sandi baru',
    paragraphs: [
      `Halo ${fullname},`,
      'Seseorang, semoga Anda sendiri, meminta kata sandi baru untuk akun Anda. Tekan tombol di bawah ini dan pilih kata sandi baru.',
      `Tautan ini berlaku satu kali, selama ${minutes} menit. Setelah kata sandi diganti, Anda akan keluar dari semua perangkat lain.`,
    ],
    label: 'Pilih kata sandi baru',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: [
      'Bukan Anda yang memintanya? Abaikan saja: kata sandi Anda tidak berubah. Tautan ini hanya dikirim kepada Anda; mohon jangan diteruskan.',
    ],
  }),
  cn: ({ fullname, site, minutes }) => ({
    subject: `${site}：重设您的密码`,
    preview: `链接仅可使用一次，${minutes} 分钟内有效。`,
    heading: '设置新密码',
    paragraphs: [
      `${fullname}，您好：`,
      '有人（希望是您本人）申请为您的账号重设密码。请点击下面的按钮设置新密码。',
      `链接仅可使用一次，${minutes} 分钟内有效。密码更改后，其他设备上的登录都会退出。`,
    ],
    label: '设置新密码',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: ['不是您本人申请的？无需任何操作，您的密码不会改变。此链接只发给了您，请勿转发。'],
  }),
};

function resetTexts(facts: ResetFacts): EmailTexts {
  const { label, ...texts } = WORDING[facts.language](facts);
  return { ...texts, language: facts.language, action: { label, url: facts.url } };
}

/** Lifetime of a link that sets a password. */
export const RESET_LIFE_MS = 30 * 60_000;

/** Returns the URL, and the digest that the account stores. */
export function createResetLink(origin: string, askedAt: Date): { url: string; link: ExpectedLink } {
  const token = createSessionSecret();
  const link = { tokenHash: sessionIdOf(token) as string, askedAt, expiresAt: new Date(Date.now() + RESET_LIFE_MS) };
  // Browsers do not send the fragment, so no access log and no other site sees the token.
  return { url: `${origin}${PATHS.resetPassword}#${token}`, link };
}
