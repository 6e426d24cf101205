import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGE_TAGS, type Language, toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import { NOTICES, type Notice } from './account-notices.ts';

const STAFF_ACCOUNT_PATH = '/admin/account';
const PEOPLE_PATH = '/admin/people';

@Injectable()
export class NoticeEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly users: UsersRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    for (const notice of NOTICES) this.composers.add(notice, (message) => this.compose(notice, message));
  }

  private async compose(notice: Notice, { to, about, createdAt: at }: EmailDocument): Promise<EmailContent | null> {
    const user = await this.users.findByEmail(to);
    const joined = about === undefined ? null : await this.users.findById(about);
    if (user?.status !== 'active' || (notice === 'invitation-accepted' && !joined)) return null;
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const accountPath = user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault;
    const texts = noticeTexts(notice, {
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
    return renderEmail(texts, brand);
  }
}

interface NoticeFacts {
  language: Language;
  fullname: string;
  site: string;
  at: Date;
  isTwoStepOn: boolean;
  codesLeft: number;
  joined: string;
  /** Link to the account, or to the team. */
  url: string;
  forgotten: string;
}

interface Happened {
  subject: string;
  heading: string;
  text: string;
}

interface Wording {
  hello: (fullname: string) => string;
  happened: Readonly<Record<Notice, (facts: NoticeFacts & { when: string }) => Happened>>;
  expected: string;
  unexpected: (forgotten: string) => string;
  unexpectedColleague: string;
  label: string;
  teamLabel: string;
  byHand: string;
}

const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    hello: (fullname) => `Hello ${fullname},`,
    happened: {
      'password-changed': ({ site, when }) => ({
        subject: `The password of your account at ${site} was changed`,
        heading: 'A new password',
        text: `The password of your account was changed on ${when}. All other devices were signed out.`,
      }),
      'two-step-changed': ({ site, when, isTwoStepOn }) => ({
        subject: `Two-step sign-in of your account at ${site} was changed`,
        heading: 'Two-step sign-in',
        text: isTwoStepOn
          ? `Two-step sign-in of your account was changed on ${when}. It is on: after the password a second step is asked for.`
          : `Two-step sign-in of your account was turned off on ${when}. The password alone signs in.`,
      }),
      'recovery-code-used': ({ site, when, codesLeft }) => ({
        subject: `A recovery code of your account at ${site} was used`,
        heading: 'Signed in with a recovery code',
        text: `A recovery code was used to sign in to your account on ${when}. Recovery codes left: ${codesLeft}.`,
      }),
      'provider-linked': ({ site, when }) => ({
        subject: `A sign-in provider was linked to your account at ${site}`,
        heading: 'Another way to sign in',
        text: `A sign-in provider was linked to your account on ${when}. It signs in without your password, until you unlink it or set a new password by the address below.`,
      }),
      'invitation-accepted': ({ site, when, joined }) => ({
        subject: `Your invitation to the team of ${site} was accepted`,
        heading: 'New in the team',
        text: `${joined} accepted your invitation on ${when}.`,
      }),
    },
    expected: 'It was you? Then there is nothing to do.',
    unexpected: (forgotten) => `It was not you? Choose a new password at once; that ends all sessions: ${forgotten}`,
    unexpectedColleague: 'You did not expect this? Disable the account at once.',
    label: 'See your account',
    teamLabel: 'See the team',
    byHand: 'Does the button not work? Copy this address into your browser:',
  },
  id: {
    hello: (fullname) => `Halo ${fullname},`,
    happened: {
      'password-changed': ({ site, when }) => ({
        subject: `Kata sandi akun Anda di ${site} telah diubah`,
        heading: 'Kata sandi baru',
        text: `Kata sandi akun Anda diubah pada ${when}. Semua perangkat lain telah dikeluarkan.`,
      }),
      'two-step-changed': ({ site, when, isTwoStepOn }) => ({
        subject: `Masuk dua langkah akun Anda di ${site} telah diubah`,
        heading: 'Masuk dua langkah',
        text: isTwoStepOn
          ? `Masuk dua langkah akun Anda diubah pada ${when}. Sekarang aktif: setelah kata sandi diminta langkah kedua.`
          : `Masuk dua langkah akun Anda dimatikan pada ${when}. Sekarang cukup kata sandi untuk masuk.`,
      }),
      'recovery-code-used': ({ site, when, codesLeft }) => ({
        subject: `Kode pemulihan akun Anda di ${site} telah dipakai`,
        heading: 'Masuk dengan kode pemulihan',
        text: `Kode pemulihan dipakai untuk masuk ke akun Anda pada ${when}. Sisa kode pemulihan: ${codesLeft}.`,
      }),
      'provider-linked': ({ site, when }) => ({
        subject: `Penyedia masuk telah ditautkan ke akun Anda di ${site}`,
        heading: 'Cara masuk lain',
        text: `Penyedia masuk ditautkan ke akun Anda pada ${when}. Dengan itu akun Anda bisa dimasuki tanpa kata sandi, sampai tautannya Anda lepas atau Anda membuat kata sandi baru lewat alamat di bawah.`,
      }),
      'invitation-accepted': ({ site, when, joined }) => ({
        subject: `Undangan Anda ke tim ${site} telah diterima`,
        heading: 'Anggota tim baru',
        text: `${joined} menerima undangan Anda pada ${when}.`,
      }),
    },
    expected: 'Kalau memang Anda, tidak perlu melakukan apa-apa.',
    unexpected: (forgotten) => `Bukan Anda? Segera pilih kata sandi baru; semua perangkat akan dikeluarkan: ${forgotten}`,
    unexpectedColleague: 'Tidak menduganya? Segera nonaktifkan akun itu.',
    label: 'Lihat akun Anda',
    teamLabel: 'Lihat tim',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
  },
  cn: {
    hello: (fullname) => `${fullname}，您好：`,
    happened: {
      'password-changed': ({ site, when }) => ({
        subject: `${site}：您的账户密码已更改`,
        heading: '密码已更改',
        text: `您的账户密码已于 ${when} 更改，其他设备均已退出登录。`,
      }),
      'two-step-changed': ({ site, when, isTwoStepOn }) => ({
        subject: `${site}：您的两步登录已更改`,
        heading: '两步登录',
        text: isTwoStepOn
          ? `您账户的两步登录已于 ${when} 更改，现已开启：输入密码后还需第二步验证。`
          : `您账户的两步登录已于 ${when} 关闭，现在仅凭密码即可登录。`,
      }),
      'recovery-code-used': ({ site, when, codesLeft }) => ({
        subject: `${site}：您的一个恢复码已被使用`,
        heading: '使用恢复码登录',
        text: `您的账户于 ${when} 通过恢复码登录。剩余恢复码：${codesLeft} 个。`,
      }),
      'provider-linked': ({ site, when }) => ({
        subject: `${site}：您的账户已关联第三方登录`,
        heading: '新的登录方式',
        text: `您的账户已于 ${when} 关联第三方登录，无需密码即可登录。如要停用，请取消关联，或通过下方地址设置新密码。`,
      }),
      'invitation-accepted': ({ site, when, joined }) => ({
        subject: `${site}：您的团队邀请已被接受`,
        heading: '团队新成员',
        text: `${joined} 已于 ${when} 接受您的邀请。`,
      }),
    },
    expected: '如果是您本人，无需任何操作。',
    unexpected: (forgotten) => `不是您本人？请立即设置新密码，所有设备都会退出登录：${forgotten}`,
    unexpectedColleague: '出乎您的意料？请立即停用该账户。',
    label: '查看我的账户',
    teamLabel: '查看团队',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
  },
};

function noticeTexts(notice: Notice, facts: NoticeFacts): EmailTexts {
  const wording = WORDING[facts.language];
  const moment = new Intl.DateTimeFormat(LANGUAGE_TAGS[facts.language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const { text, ...titles } = wording.happened[notice]({ ...facts, when: `${moment.format(facts.at)} UTC` });
  const isAboutColleague = notice === 'invitation-accepted';
  return {
    ...titles,
    language: facts.language,
    preview: text,
    paragraphs: [wording.hello(facts.fullname), text, ...(isAboutColleague ? [] : [wording.expected])],
    byHand: wording.byHand,
    notes: [isAboutColleague ? wording.unexpectedColleague : wording.unexpected(facts.forgotten)],
    action: { label: isAboutColleague ? wording.teamLabel : wording.label, url: facts.url },
  };
}
