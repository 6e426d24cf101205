import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressObject, ParsedMail } from 'mailparser';
import { writeDurably } from './durable-write.ts';

/** Larger than any email of the product. With the number of emails it limits the size of the folder. */
export const MAX_EMAIL_BYTES = 1024 * 1024;
export const MAX_STORED_EMAILS = 200;

/** An email in the folder: one JSON file, named by its id. services/auth/src/mailbox reads it. */
export interface StoredEmail {
  /** Time of arrival in milliseconds and sixteen random digits, so that names sort by time. */
  letter_id: string;
  /** ISO 8601 UTC. */
  received_at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: StoredFile[];
}

export interface StoredFile {
  filename: string;
  content_type: string;
  text: string;
}

/** Stores the emails of the embedded mail server. Each is on disk before it is acknowledged; only the latest are kept. */
export class EmailStore {
  readonly #folder: string;
  readonly #limit: number;

  constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  async add({ from, to, subject = '', text = '', html, attachments = [] }: ParsedMail): Promise<void> {
    const now = new Date();
    const email: StoredEmail = {
      letter_id: `${now.getTime()}-${randomBytes(8).toString('hex')}`,
      received_at: now.toISOString(),
      from: addresses(from),
      to: addresses(to),
      subject,
      text,
      html: html || '',
      attachments: attachments.map(({ filename = '', contentType, content }) => ({
        filename,
        content_type: contentType,
        text: content.toString('utf8'),
      })),
    };
    await writeDurably(join(this.#folder, `${email.letter_id}.json`), Buffer.from(JSON.stringify(email)));
    await this.tidy();
  }

  /** Removes files that a crash left incomplete, and the oldest emails beyond the limit. */
  async tidy(): Promise<void> {
    const files = (await readdir(this.#folder)).sort();
    const emails = files.filter((file) => file.endsWith('.json'));
    const drafts = files.filter((file) => /\.draft-\d+-\d+$/.test(file) && !file.includes(`.draft-${process.pid}-`));
    const removed = [...drafts, ...emails.slice(0, Math.max(0, emails.length - this.#limit))];
    await Promise.all(removed.map((file) => rm(join(this.#folder, file), { force: true })));
  }
}

function addresses(found: AddressObject | AddressObject[] | undefined): string {
  return [found ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
}
