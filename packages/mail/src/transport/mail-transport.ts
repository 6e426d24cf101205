import nodemailer from 'nodemailer';
import type { LetterContent } from '../letters/letter-words.ts';

/** Injection token: how letters leave; null where no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

export interface AddressedLetter extends LetterContent {
  to: string;
  /** Part of its Message-ID: one that went out under the same id may be dropped as a double. */
  id: string;
}

/** As in `Tangkasi <hello@tangkasi.example>`. */
export interface Sender {
  name: string;
  address: string;
}

export interface MailTransport {
  /** Resolves when the mail server has taken it; throws when it may not have. */
  send(letter: AddressedLetter): Promise<void>;
}

/** Of each step of the conversation. */
const STEP_TIMEOUT_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Null for an empty address. What leaves the machine is encrypted, unless the address itself says `?requireTLS=false`. */
export function smtpTransport(url: string, from: Sender, { isNamed = false } = {}): MailTransport | null {
  if (url === '') return null;
  const { hostname, searchParams } = new URL(url);
  const transport = nodemailer.createTransport({
    url,
    ...(!LOOPBACK.test(hostname) && !searchParams.has('requireTLS') && { requireTLS: true }),
    connectionTimeout: STEP_TIMEOUT_MS,
    greetingTimeout: STEP_TIMEOUT_MS,
    socketTimeout: STEP_TIMEOUT_MS,
    dnsTimeout: STEP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, html, text, id, operator }) => {
      const sender = isNamed ? from : { name: operator?.name ?? from.name, address: operator?.email || from.address };
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const messageId = `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`;
      await transport.sendMail({ from: sender, to: { name: '', address: to }, subject, html, text, messageId, headers });
    },
  };
}

/** The mail server said that it will never take this letter: nobody has the address, or it is refused there. */
export function isRefusedForGood(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
