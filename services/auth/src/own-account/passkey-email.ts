import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGE_TAGS, type Language, toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, notThereYet } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';

export const PASSKEY_EMAIL = 'passkey-added';

const STAFF_ACCOUNT_PATH = '/admin/account';

/** Email about a new passkey, which alone opens the account (PPL-08). */
@Injectable()
export class PasskeyEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(PASSKEY_EMAIL, (email) => this.compose(email));
  }

  /** Returns null if the account is not active. A missing passkey may not be stored yet. */
  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    const user = await this.users.findByEmail(email.to);
    if (user?.status !== 'active') return null;
    const passkey = user.passkeys?.find(({ id }) => id === email.about);
    if (!passkey) return notThereYet(email);
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const texts = passkeyTexts({
      language,
      fullname: user.fullname,
      site: brand.name,
      passkey: passkey.name,
      at: passkey.createdAt,
      url: `${origin}${user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault}`,
      forgotten: `${origin}${PATHS.forgotPassword}`,
    });
    return renderEmail(texts, brand);
  }
}

interface PasskeyFacts {
  language: Language;
  fullname: string;
  site: string;
  passkey: string;
  at: Date;
  url: string;
  forgotten: string;
}

type Wording = (facts: PasskeyFacts & { when: string }) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

const WORDING: Readonly<Record<Language, Wording>> = {
  en: ({ fullname, site, passkey, when, forgotten }) => ({
    subject: `A passkey was added to your account at ${site}`,
    preview: passkey,
    heading: 'A new way into your account',
    paragraphs: [
      `Hello ${fullname},`,
      `The passkey “${passkey}” was added to your account on ${when}. Whoever has it can sign in without your password.`,
      'It was you? Then there is nothing to do.',
    ],
    label: 'See your passkeys',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: [`It was not you? Remove the passkey at once, and choose a new password: ${forgotten}`],
  }),
  id: ({ fullname, site, passkey, when, forgotten }) => ({
    subject: `Kunci sandi ditambahkan ke akun Anda di ${site}`,
    preview: passkey,
    heading: 'Cara baru untuk masuk ke akun Anda',
    paragraphs: [
      `Halo ${fullname},`,
      `Kunci sandi “${passkey}” ditambahkan ke akun Anda pada ${when}. Siapa pun yang memegangnya dapat masuk tanpa kata sandi Anda.`,
      'Kalau memang Anda, tidak perlu melakukan apa-apa.',
    ],
    label: 'Lihat kunci sandi Anda',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: [`Bukan Anda? Segera hapus kunci sandi itu, lalu pilih kata sandi baru: ${forgotten}`],
  }),
  cn: ({ fullname, site, passkey, when, forgotten }) => ({
    subject: `${site}：您的账户添加了一个通行密钥`,
    preview: passkey,
    heading: '账户多了一种登录方式',
    paragraphs: [
      `${fullname}，您好：`,
      `您的账户于 ${when} 添加了通行密钥“${passkey}”。持有它的人无需密码即可登录。`,
      '如果是您本人添加的，无需任何操作。',
    ],
    label: '查看我的通行密钥',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: [`不是您本人？请立即移除该通行密钥，并设置新密码：${forgotten}`],
  }),
};

function passkeyTexts(facts: PasskeyFacts): EmailTexts {
  const moment = new Intl.DateTimeFormat(LANGUAGE_TAGS[facts.language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { label, ...rest } = WORDING[facts.language]({ ...facts, when: `${moment.format(facts.at)} UTC` });
  return { ...rest, language: facts.language, action: { label, url: facts.url } };
}
