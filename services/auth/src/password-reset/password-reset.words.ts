import type { Language } from '@reefdesk/contracts/languages';
import type { LetterWords } from '@reefdesk/mail/letters';

export interface ResetFacts {
  language: Language;
  fullname: string;
  /** Of the operator. */
  site: string;
  /** The whole address with the token. */
  url: string;
  minutes: number;
}

type Wording = (facts: ResetFacts) => Omit<LetterWords, 'language' | 'action'> & { label: string };

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

/** The letter behind "Forgot password?". */
export function resetWords(facts: ResetFacts): LetterWords {
  const { label, ...words } = WORDING[facts.language](facts);
  return { ...words, language: facts.language, action: { label, url: facts.url } };
}
