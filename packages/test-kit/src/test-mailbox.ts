import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mail, startMail } from '@reefdesk/embedded-stack/mail';
import { eventually } from './eventually.ts';

export interface ArrivedEmail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; content_type: string; text: string }[];
}

const OF_SIGN_INS = /^New sign-in|^Ada yang masuk|有新设备登录/;
/** Notices of account changes, which arrive in addition to the expected emails. */
const NOTICES = new RegExp(
  [
    '^The password of your account|^Two-step sign-in of|^A recovery code of|^A sign-in provider|^Your invitation to the team',
    '^Kata sandi akun Anda|^Masuk dua langkah akun|^Kode pemulihan akun|^Penyedia masuk|^Undangan Anda ke tim',
    '您的账户密码已更改$|您的两步登录已更改$|您的一个恢复码已被使用$|您的账户已关联第三方登录$|您的团队邀请已被接受$',
  ].join('|'),
);

export class TestMailbox {
  readonly #mail: Mail;
  readonly #dataDir: string;
  /** By file. Files never change: reading them at each look would slow down the service in the same process. */
  readonly #read = new Map<string, ArrivedEmail>();

  private constructor(mail: Mail, dataDir: string) {
    this.#mail = mail;
    this.#dataDir = dataDir;
  }

  static async start(): Promise<TestMailbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-mail-'));
    return new TestMailbox(await startMail({ dataDir, environment: {} }), dataDir);
  }

  env(origins = 'https://www.tangkasi.example'): Record<string, string> {
    return { SMTP_URL: this.#mail.url, PUBLIC_ORIGINS: origins, MAILBOX_DIR: this.#folder };
  }

  /** Without notices and sign-in emails, in order of arrival. */
  emailsTo(email: string): ArrivedEmail[] {
    const all = this.all();
    return all.filter(({ to, subject }) => to === email && !OF_SIGN_INS.test(subject) && !NOTICES.test(subject));
  }

  /** Notices of new devices, which any sign-in of a test may cause. */
  signInEmailsTo(email: string): ArrivedEmail[] {
    return this.all().filter(({ to, subject }) => to === email && OF_SIGN_INS.test(subject));
  }

  noticesTo(email: string): ArrivedEmail[] {
    return this.all().filter(({ to, subject }) => to === email && NOTICES.test(subject));
  }

  /** The single email to `email` that `ask` causes. */
  async emailAfter(email: string, ask: () => Promise<unknown>): Promise<ArrivedEmail> {
    const before = this.emailsTo(email).length;
    await ask();
    await eventually(() => {
      if (this.emailsTo(email).length !== before + 1) throw new Error(`${this.emailsTo(email).length - before} new letters to ${email}`);
    });
    return this.emailsTo(email).at(-1) as ArrivedEmail;
  }

  private all(): ArrivedEmail[] {
    const files = readdirSync(this.#folder).filter((file) => file.endsWith('.json'));
    return files.sort().map((file) => this.read(file));
  }

  private read(file: string): ArrivedEmail {
    const email = this.#read.get(file) ?? (JSON.parse(readFileSync(join(this.#folder, file), 'utf8')) as ArrivedEmail);
    this.#read.set(file, email);
    return email;
  }

  async stop(): Promise<void> {
    await this.#mail.stop();
    rmSync(this.#dataDir, { recursive: true });
  }

  get #folder(): string {
    return this.#mail.mailboxDir as string;
  }
}

export function tokenIn({ text }: Pick<ArrivedEmail, 'text'>, path: string): string {
  return new RegExp(`${path}#([\\w-]{43})\\s`).exec(text)?.[1] ?? '';
}
