import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGE_TAGS, type Language, toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument } from '@reefdesk/mail/outbox';
import { UsersRepository } from '../accounts/users.repository.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { NEW_DEVICE_EMAIL } from '../sign-in/new-devices.ts';

const STAFF_ACCOUNT_PATH = '/admin/account';

/** Email about a sign-in from a new device (PPL-07). */
@Injectable()
export class NewDeviceEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(NEW_DEVICE_EMAIL, (email) => this.compose(email));
  }

  /** Reads the client from the session, which began just before the email was queued and may have ended. */
  private async compose({ to, createdAt }: EmailDocument): Promise<EmailContent | null> {
    const user = await this.users.findByEmail(to);
    if (user?.status !== 'active') return null;
    const sessions = await this.sessions.listOf(user._id);
    const [begun] = sessions.filter((one) => one.createdAt <= createdAt).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const language = toLanguage(user.language);
    const { brand, origin } = await this.site.in(language);
    const texts = newDeviceTexts({
      language,
      fullname: user.fullname,
      site: brand.name,
      at: createdAt,
      client: begun?.client,
      url: `${origin}${user.role === 'admin' ? STAFF_ACCOUNT_PATH : PATHS.customerDefault}`,
      forgotten: `${origin}${PATHS.forgotPassword}`,
    });
    return renderEmail(texts, brand);
  }
}

interface NewDeviceFacts {
  language: Language;
  fullname: string;
  site: string;
  at: Date;
  client: SessionClient | undefined;
  url: string;
  forgotten: string;
}

interface Wording {
  unknown: string;
  on: (browser: string, system: string) => string;
  texts: (facts: NewDeviceFacts & { device: string; when: string }) => Omit<EmailTexts, 'language' | 'action'> & { label: string };
}

const WORDING: Readonly<Record<Language, Wording>> = {
  en: {
    unknown: 'a device that does not say what it is',
    on: (browser, system) => `${browser} on ${system}`,
    texts: ({ fullname, site, device, when, forgotten }) => ({
      subject: `New sign-in to your account at ${site}`,
      preview: device,
      heading: 'Was it you?',
      paragraphs: [
        `Hello ${fullname},`,
        `Somebody, hopefully you, signed in to your account from a device that we did not know: ${device}, ${when}.`,
        'It was you? Then there is nothing to do.',
      ],
      label: 'See where you are signed in',
      byHand: 'Does the button not work? Copy this address into your browser:',
      notes: [`It was not you? Choose a new password at once; that ends all sessions: ${forgotten}`],
    }),
  },
  id: {
    unknown: 'perangkat yang tidak dikenal',
    on: (browser, system) => `${browser} di ${system}`,
    texts: ({ fullname, site, device, when, forgotten }) => ({
      subject: `Ada yang masuk ke akun Anda di ${site}`,
      preview: device,
      heading: 'Apakah ini Anda?',
      paragraphs: [
        `Halo ${fullname},`,
        `Seseorang, semoga Anda sendiri, masuk ke akun Anda dari perangkat yang belum kami kenal: ${device}, ${when}.`,
        'Kalau memang Anda, tidak perlu melakukan apa-apa.',
      ],
      label: 'Lihat perangkat yang masuk',
      byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
      notes: [`Bukan Anda? Segera pilih kata sandi baru; semua perangkat akan dikeluarkan: ${forgotten}`],
    }),
  },
  cn: {
    unknown: '未知设备',
    on: (browser, system) => `${system} 上的 ${browser}`,
    texts: ({ fullname, site, device, when, forgotten }) => ({
      subject: `${site}：有新设备登录您的账户`,
      preview: device,
      heading: '这是您本人吗？',
      paragraphs: [
        `${fullname}，您好：`,
        `有人（希望是您本人）在一台新设备上登录了您的账户：${device}，${when}。`,
        '如果是您本人，无需任何操作。',
      ],
      label: '查看已登录的设备',
      byHand: '按钮无法使用？请将此地址复制到浏览器中：',
      notes: [`不是您本人？请立即设置新密码，所有设备都会退出登录：${forgotten}`],
    }),
  },
};

function newDeviceTexts(facts: NewDeviceFacts): EmailTexts {
  const { unknown, on, texts } = WORDING[facts.language];
  const { browser = '', system = '', network = '' } = facts.client ?? {};
  const device = [browser && system ? on(browser, system) : browser || system || unknown, network].filter(Boolean).join(', ');
  const when = `${new Intl.DateTimeFormat(LANGUAGE_TAGS[facts.language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(facts.at)} UTC`;
  const { label, ...rest } = texts({ ...facts, device, when });
  return { ...rest, language: facts.language, action: { label, url: facts.url } };
}
