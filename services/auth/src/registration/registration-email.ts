import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@reefdesk/contracts/languages';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, Outbox } from '@reefdesk/mail/outbox';
import { PendingAccountsRepository } from '../accounts/pending-accounts.repository.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { UsersRepository } from '../accounts/users.repository.ts';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { LINK_LIFE_MS, verificationTexts } from './verification-email.ts';

export const REGISTRATION_EMAIL = 'registration';

/** Looks up the account only when the email is sent, so that the response time reveals nothing. */
@Injectable()
export class RegistrationEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly outbox: Outbox,
    private readonly users: UsersRepository,
    private readonly pending: PendingAccountsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(REGISTRATION_EMAIL, (message) => this.compose(message));
  }

  private async compose(message: EmailDocument): Promise<EmailContent | null> {
    if (await this.outbox.hasNewer(message)) return null;
    const user = await this.users.findByEmail(message.to);
    return user ? this.emailToExisting(user) : this.invite(message);
  }

  private async emailToExisting({ fullname, language, status }: UserDocument): Promise<EmailContent | null> {
    if (status !== 'active') return null;
    const { brand, origin } = await this.site.in(toLanguage(language));
    const [url, forgotten] = [`${origin}${PATHS.signIn}`, `${origin}${PATHS.forgotPassword}`];
    return renderEmail(takenTexts({ language: toLanguage(language), fullname, site: brand.name, url, forgotten }), brand);
  }

  private async invite({ to: email, about, createdAt: askedAt }: EmailDocument): Promise<EmailContent | null> {
    const token = createSessionSecret();
    const link = { tokenHash: sessionIdOf(token) as string, askedAt, expiresAt: new Date(Date.now() + LINK_LIFE_MS) };
    // Earlier code did not store which registration the email is about.
    const which = about === undefined ? { email } : { _id: about };
    const account = await this.pending.expectLink(which, 'emailVerification', link);
    if (!account) return null;
    const site = await this.site.in(toLanguage(account.language));
    return renderEmail(verificationTexts(site, account.language, token), site.brand);
  }
}

interface TakenFacts {
  language: Language;
  fullname: string;
  site: string;
  url: string;
  forgotten: string;
}

type Wording = (facts: TakenFacts) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

const WORDING: Readonly<Record<Language, Wording>> = {
  en: ({ fullname, site, forgotten }) => ({
    subject: `You already have an account at ${site}`,
    preview: 'Somebody tried to sign up with your address.',
    heading: 'You have an account with us',
    paragraphs: [
      `Hello ${fullname},`,
      'Somebody, hopefully you, tried to make a new account with your address. You have one already, and nothing about it was changed: sign in with the password that you chose then.',
      `Is the password forgotten? Ask for a new one: ${forgotten}`,
    ],
    label: 'Sign in',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: ['It was not you? Then do nothing: who tried was told neither that you have an account nor anything about it.'],
  }),
  id: ({ fullname, site, forgotten }) => ({
    subject: `Anda sudah punya akun di ${site}`,
    preview: 'Seseorang mencoba mendaftar dengan alamat Anda.',
    heading: 'Anda sudah punya akun',
    paragraphs: [
      `Halo ${fullname},`,
      'Seseorang, semoga Anda sendiri, mencoba membuat akun baru dengan alamat Anda. Anda sudah punya akun, dan tidak ada yang berubah: masuklah dengan kata sandi yang dulu Anda pilih.',
      `Lupa kata sandinya? Minta yang baru di sini: ${forgotten}`,
    ],
    label: 'Masuk',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: ['Bukan Anda? Abaikan saja: orang yang mencoba tidak diberi tahu bahwa Anda punya akun, atau apa pun tentangnya.'],
  }),
  cn: ({ fullname, site, forgotten }) => ({
    subject: `${site}：您已有账户`,
    preview: '有人尝试用您的邮箱注册。',
    heading: '您已有账户',
    paragraphs: [
      `${fullname}，您好：`,
      '有人（希望是您本人）尝试用您的邮箱创建新账户。您已有账户，且没有任何改动：请用当初设置的密码登录。',
      `忘记密码了？请在此重新申请：${forgotten}`,
    ],
    label: '登录',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: ['不是您本人？无需任何操作：对方不会得知您已有账户，也不会得知账户的任何信息。'],
  }),
};

/** Email to an existing account whose address was used in a registration. */
function takenTexts(facts: TakenFacts): EmailTexts {
  const { label, ...texts } = WORDING[facts.language](facts);
  return { ...texts, language: facts.language, action: { label, url: facts.url } };
}
