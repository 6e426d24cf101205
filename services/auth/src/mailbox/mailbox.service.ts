import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { LetterSummaryView, LetterView } from '@reefdesk/contracts/accounts/views';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

/** File of the embedded mail server, named by its id (packages/embedded-stack/src/mail-host.ts). */
interface KeptLetter extends LetterView {
  html: string;
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
    const letters = await Promise.all(
      ids
        .sort()
        .reverse()
        .map((id) => this.read(id)),
    );
    return letters.flatMap((letter) => (letter ? [summaryOf(letter)] : []));
  }

  async get(id: string): Promise<LetterView> {
    const letter = await this.letter(id);
    return { ...summaryOf(letter), text: letter.text };
  }

  async html(id: string): Promise<string> {
    return (await this.letter(id)).html;
  }

  private async letter(id: string): Promise<KeptLetter> {
    const letter = this.folder === '' ? undefined : await this.read(id);
    if (!letter) throw new AppError('not_found');
    return letter;
  }

  /** Undefined if the email does not exist; the mail server removes old ones. */
  private async read(id: string): Promise<KeptLetter | undefined> {
    if (!ID.test(id)) return undefined;
    try {
      return JSON.parse(await readFile(join(this.folder, id + SUFFIX), 'utf8')) as KeptLetter;
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

function summaryOf({ letter_id, received_at, from, to, subject }: KeptLetter): LetterSummaryView {
  return { letter_id, received_at, from, to, subject };
}

function ifMissing<T>(error: unknown, value: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return value;
  throw error;
}
