import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Position } from '@reefdesk/contracts/access';
import type { Language, Localised } from '@reefdesk/contracts/languages';
import { toLanguage } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { INVITATION_HOURS as HOURS } from '@reefdesk/contracts/people/endpoints';
import { CurrentSite } from '@reefdesk/mail/current-site';
import type { EmailTexts } from '@reefdesk/mail/emails';
import { type EmailContent, renderEmail } from '@reefdesk/mail/emails';
import { EmailComposers, type EmailDocument, Outbox } from '@reefdesk/mail/outbox';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { InvitationLinks } from './invitation-links.ts';
import { InvitationsRepository, lifeFrom } from './invitations.repository.ts';

/** Creates the link when the email is sent, so that no token is ever stored. */
@Injectable()
export class InvitationEmail implements OnModuleInit {
  constructor(
    private readonly composers: EmailComposers,
    private readonly outbox: Outbox,
    private readonly links: InvitationLinks,
    private readonly invitations: InvitationsRepository,
    private readonly site: CurrentSite,
  ) {}

  onModuleInit(): void {
    this.composers.add(INVITATION_EMAIL, (email) => this.compose(email));
  }

  private async compose(email: EmailDocument): Promise<EmailContent | null> {
    if (await this.outbox.hasNewer(email)) return null;
    if (!(await this.links.isOpen(email.to))) return null;
    const token = createSessionSecret();
    const life = lifeFrom(Date.now());
    const link = { tokenHash: sessionIdOf(token) as string, askedAt: email.createdAt, expiresAt: life.expiresAt };
    const invitation = await this.invitations.expectLink(email.to, link, life);
    if (!invitation) return null;
    const language = toLanguage(invitation.language);
    const { brand, origin } = await this.site.in(language);
    const texts = invitationTexts({
      language,
      invitedBy: invitation.invitedBy,
      position: invitation.position,
      site: brand.name,
      // Browsers do not send the fragment, so no log and no other site sees the token.
      url: `${origin}${PATHS.acceptInvitation}#${token}`,
    });
    return renderEmail(texts, brand);
  }
}

export const INVITATION_EMAIL = 'invitation';

interface InvitationFacts {
  language: Language;
  invitedBy: string;
  position: Position;
  site: string;
  url: string;
}

/** Task of each position; completes the sentence "You will ...". */
const WORK: Readonly<Record<Position, Localised>> = {
  owner: {
    en: 'As an owner you will look after everything: trips, guests and the team.',
    id: 'Sebagai pemilik, Anda mengelola semuanya: perjalanan, tamu, dan tim.',
    cn: '作为负责人，您将管理一切：行程、客人与团队。',
  },
  editor: {
    en: 'As an editor you will look after trips, destinations, pictures and guests’ stories.',
    id: 'Sebagai editor, Anda mengelola paket perjalanan, destinasi, foto, dan cerita tamu.',
    cn: '作为编辑，您将管理行程、目的地、图片与客人评价。',
  },
  translator: {
    en: 'As a translator you will look after the texts in your languages.',
    id: 'Sebagai penerjemah, Anda mengelola teks dalam bahasa Anda.',
    cn: '作为译员，您将负责您所用语言的文字。',
  },
  agent: {
    en: 'As an agent you will look after enquiries, departures and bookings.',
    id: 'Sebagai agen, Anda mengelola pertanyaan tamu, jadwal keberangkatan, dan pemesanan.',
    cn: '作为客服专员，您将负责客人咨询、出团与预订。',
  },
};

type Wording = (facts: InvitationFacts) => Omit<EmailTexts, 'language' | 'action'> & { label: string };

/** The text is the same with and without an account. */
const WORDING: Readonly<Record<Language, Wording>> = {
  en: ({ invitedBy, site, position }) => ({
    subject: `${invitedBy} invites you to the team of ${site}`,
    preview: `The link works once, for ${HOURS} hours.`,
    heading: 'Welcome aboard',
    paragraphs: [
      'Hello,',
      `${invitedBy} would like you to join the team of ${site}. ${WORK[position].en}`,
      `Press the button, tell us your name and choose a password. The link works once, for ${HOURS} hours, and only the latest one counts.`,
    ],
    label: 'Join the team',
    byHand: 'Does the button not work? Copy this address into your browser:',
    notes: ['You don’t know what this is about? Then do nothing. Nobody but you got this link; please do not pass it on.'],
  }),
  id: ({ invitedBy, site, position }) => ({
    subject: `${invitedBy} mengundang Anda bergabung dengan tim ${site}`,
    preview: `Tautan ini berlaku satu kali, selama ${HOURS} jam.`,
    heading: 'Selamat bergabung',
    paragraphs: [
      'Halo,',
      `${invitedBy} mengajak Anda bergabung dengan tim ${site}. ${WORK[position].id}`,
      `Tekan tombol di bawah ini, tuliskan nama Anda, lalu pilih kata sandi. Tautan ini berlaku satu kali, selama ${HOURS} jam, dan hanya yang terakhir.`,
    ],
    label: 'Gabung dengan tim',
    byHand: 'Tombolnya tidak berfungsi? Salin alamat ini ke peramban Anda:',
    notes: ['Tidak tahu soal ini? Abaikan saja. Tautan ini hanya dikirim kepada Anda; mohon jangan diteruskan.'],
  }),
  cn: ({ invitedBy, site, position }) => ({
    subject: `${invitedBy} 邀请您加入 ${site} 团队`,
    preview: `链接仅可使用一次，${HOURS} 小时内有效。`,
    heading: '欢迎加入',
    paragraphs: [
      '您好：',
      `${invitedBy} 邀请您加入 ${site} 团队。${WORK[position].cn}`,
      `请点击下面的按钮，填写姓名并设置密码。链接仅可使用一次，${HOURS} 小时内有效，且仅最新的有效。`,
    ],
    label: '加入团队',
    byHand: '按钮无法使用？请将此地址复制到浏览器中：',
    notes: ['不清楚这是什么？无需任何操作。此链接只发给了您，请勿转发。'],
  }),
};

function invitationTexts(facts: InvitationFacts): EmailTexts {
  const { label, ...texts } = WORDING[facts.language](facts);
  return { ...texts, language: facts.language, action: { label, url: facts.url } };
}
