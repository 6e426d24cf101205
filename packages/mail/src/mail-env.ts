import { makeValidator } from '@reefdesk/service-kit/env';
import type { Sender } from './mail-transport.ts';

const smtpUrl = makeValidator<string>((input) => {
  // The message does not contain the value, which may hold a password.
  if (input === '' || (URL.canParse(input) && /^smtps?:$/.test(new URL(input).protocol) && new URL(input).hostname !== '')) return input;
  throw new Error('not an address such as smtp://user:password@mail.example.com:587');
});

const sender = makeValidator<string>((input) => {
  if (input === '' || parseSender(input)) return input;
  throw new Error('not a sender such as Tangkasi <hello@tangkasi.example>');
});

export const mailEnv = {
  SMTP_URL: smtpUrl({
    default: '',
    desc: 'Mail server by which letters leave: smtp://user:password@host:587 (STARTTLS), or smtps://; empty: they wait for a day',
  }),
  MAIL_FROM: sender({
    default: '',
    desc: "Who sends letters, such as Tangkasi <hello@tangkasi.example>; empty: the brand's name and email",
  }),
};

/** Sender of emails: `MAIL_FROM`, else the operator. */
export function senderOf(mailFrom: string, { name, email }: { name: string; email: string }): Sender {
  return parseSender(mailFrom) ?? { name, address: email };
}

const ADDRESS = /^[^<>@\s]+@[^<>@\s]+$/;
const NAMED = /^([^<>\r\n]*)<([^<>@\s]+@[^<>@\s]+)>$/;

/** Reads an address, or a name with an address in angle brackets; undefined for anything else. */
function parseSender(text: string): Sender | undefined {
  const [, name = '', address] = NAMED.exec(text) ?? [];
  if (address) return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
  return ADDRESS.test(text) ? { name: '', address: text } : undefined;
}
