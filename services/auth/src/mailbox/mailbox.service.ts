import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** File of the embedded mail server, named by its id (packages/embedded-stack/src/mail-host.ts). */
interface StoredEmail extends Omit<LetterView, 'attachments'> {
  html: string;
  /** Absent in older files. */
  attachments?: LetterView['attachments'];
}

/** Time and random digits; no characters that could leave the folder. */
const ID = /^\d{13}-[\da-f]{16}$/;
const SUFFIX = '.json';

/** Reads the emails of the embedded mail server (ENQ-05). Without a folder there is no mailbox. */
@Injectable()
export class MailboxService {
  constructor(private readonly folder: string) {}

  /** Newest first; the mail server stores a few hundred at most. */
  async list(): Promise<LetterSummaryView[]> {
    if (this.folder === '') throw new AppError('not_found');
    const ids = (await this.files()).flatMap((file) => (file.endsWith(SUFFIX) ? [file.slice(0, -SUFFIX.length)] : []));
    const emails = await Promise.all(
      ids
        .sort()
        .reverse()
        .map((id) => this.read(id)),
    );
    return emails.flatMap((email) => (email ? [summaryOf(email)] : []));
  }

  async get(id: string): Promise<LetterView> {
    const email = await this.email(id);
    return { ...summaryOf(email), text: email.text, attachments: email.attachments ?? [] };
  }

  async html(id: string): Promise<string> {
    return (await this.email(id)).html;
  }

  private async email(id: string): Promise<StoredEmail> {
    const email = this.folder === '' ? undefined : await this.read(id);
    if (!email) throw new AppError('not_found');
    return email;
  }

  /** Undefined if the email does not exist; the mail server removes old ones. */
  private async read(id: string): Promise<StoredEmail | undefined> {
    if (!ID.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(this.folder, id + SUFFIX), 'utf8')) as StoredEmail;
    } catch (error) {
      return ifMissing(error, undefined);
    }
  }

  private async files(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      return ifMissing(error, []);
    }
  }
}

function summaryOf({ letter_id, received_at, from, to, subject }: StoredEmail): LetterSummaryView {
  return { letter_id, received_at, from, to, subject };
}

function ifMissing<T>(error: unknown, value: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
  throw error;
}
