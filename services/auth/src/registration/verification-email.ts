import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, Outbox } from '@reefdesk/mail/outbox';
import type { Site } from '@reefdesk/mail/site';
import { UsersRepository } from '../accounts/users.repository.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';

export const VERIFICATION_EMAIL = 'email-verification';

/** Creates the link when the email is sent, for unverified addresses only. */
@Injectable()
export class VerificationEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(VERIFICATION_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const user = await this.users.findByEmail(email.to);
    if (user?.status !== 'active' || user.emailVerified || (await this.outbox.hasNewer(email))) return null;
    const token = createSessionSecret();
    const link = {
      tokenHash: sessionIdOf(token) as string,
      askedAt: email.createdAt,
      expiresAt: new Date(Date.now() + LINK_LIFE_MS),
    };
    if (!(await this.users.expectLink(user._id, 'emailVerification', link))) return null;
    const site = await this.site.in(toLanguage(user.language));
    return renderEmail(verificationTexts(site, user.language, token), site.brand);
  }
}

const HOUR_MS = 3_600_000;
export const LINK_LIFE_MS = 72 * HOUR_MS;
const HOURS = LINK_LIFE_MS / HOUR_MS;

type Wording = (site: string) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

/** Contains no input of the registration, not even the name, so that it cannot be used to send spam. */
const WORDING: Readonly<Record<Language, Wording>> = {
  en: (site) => ({
    subject: `Verify your address for ${site}`,
    preview: `The link works once, for ${HOURS} hours.`,
    heading: 'Is this your address?',
    paragraphs: [
      'Hello,',
      `Somebody, hopefully you, gave this address for an account at ${site}. Press the button, and we know that it is yours.`,
      `The link works once, for ${HOURS} hours. In a browser in which you are not signed in to this account it asks you for a new password.`,
    ],
    label: 'Verify my address',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: ['It was not you? Then do nothing. Nobody but you got this link; please do not pass it on.'],
  }),
  id: (site) => ({
    subject: `Konfirmasi alamat Anda untuk ${site}`,
    preview: `Tautan ini berlaku satu kali, selama ${HOURS} jam.`,
    heading: 'Benarkah ini alamat Anda?',
    paragraphs: [
      'Halo,',
      `Seseorang, semoga Anda sendiri, memakai alamat ini untuk akun di ${site}. Tekan tombol di bawah ini agar kami tahu alamat ini milik Anda.`,
      `Tautan ini berlaku satu kali, selama ${HOURS} jam. Di peramban yang belum masuk ke akun ini, Anda akan diminta membuat kata sandi baru.`,
    ],
    label: 'Konfirmasi alamat saya',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: ['Bukan Anda? Abaikan saja. Tautan ini hanya dikirim kepada Anda; mohon jangan diteruskan.'],
  }),
  cn: (site) => ({
    subject: `${site}：验证您的邮箱`,
    preview: `链接仅可使用一次，${HOURS} 小时内有效。`,
    heading: '这是您的邮箱吗？',
    paragraphs: [
      '您好：',
      `有人（希望是您本人）在 ${site} 用此邮箱申请账户。请点击下面的按钮，确认邮箱属于您。`,
      `链接仅可使用一次，${HOURS} 小时内有效。若所用浏览器尚未登录此账户，将请您设置新密码。`,
    ],
    label: '验证我的邮箱',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: ['不是您本人？无需任何操作。此链接只发给了您，请勿转发。'],
  }),
};

export function verificationTexts({ brand, origin }: Site, code: LanguageCode, token: string): EmailTexts {
  const language = toLanguage(code);
  const { label, ...texts } = WORDING[language](brand.name);
  // Browsers do not send the fragment, so no log and no other site sees the token.
  return { ...texts, language, action: { label, url: `${origin}${PATHS.verifyEmail}#${token}` } };
}
