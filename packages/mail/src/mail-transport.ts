import nodemailer from 'nodemailer';
import type { EmailContent } from './emails/email-texts.ts';

/** Injection token; null if no mail server is configured. */
export const MAIL_TRANSPORT = Symbol('MAIL_TRANSPORT');

export interface AddressedEmail extends EmailContent {
  to: string;
  /** Part of the Message-ID: mailboxes may drop a second email with the same id as a duplicate. */
  id: string;
}

export interface Sender {
  name: string;
  address: string;
}

export interface MailTransport {
  /** Resolves when the mail server has accepted the email; throws if it may not have. */
  send(message: AddressedEmail): Promise<void>;
}

const STEP_TIMEOUT_MS = 20_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Null for an empty URL. Connections to other machines are encrypted unless the URL has `?requireTLS=false`. */
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
    send: async ({ to, subject, html, text, attachments = [], id, operator }) => {
      const sender = isNamed ? from : { name: operator?.name ?? from.name, address: operator?.email || from.address };
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const messageId = `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`;
      const content = { subject, html, text, attachments: [...attachments] };
      await transport.sendMail({ from: sender, to: { name: '', address: to }, ...content, messageId, headers });
    },
  };
}

/** True if the mail server rejected the email permanently: the mailbox does not exist, or it refuses the email. */
export function isRejectedForGood(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
