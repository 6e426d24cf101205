import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import busboy from 'busboy';
import { shownFileName } from './file-name.ts';
import type { FileRule, FormRules, ReceivedFile, ReceivedForm } from './received-form.ts';
import { savePart } from './save-part.ts';

const MAX_FIELDS = 64;
const MAX_FIELD_NAME_BYTES = 100;

/**
 * Reads a multipart body into `folder`, each file under the limits of its field, nothing of a file held in memory.
 * Throws 415 for another kind of body, 400 for one that cannot be read, and otherwise, when everything was read, the
 * fault of each bad file (`fields['galleryImages.1']`) under the code of the first.
 */
export async function receiveForm(request: IncomingMessage, rules: FormRules, folder: string): Promise<ReceivedForm> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw new AppError('unsupported_media_type');
  const reading = new FormReading(rules, folder);
  try {
    await reading.read(request);
  } catch (error) {
    // The rest is read past, so that a client that is still sending can hear the answer.
    request.resume();
    await reading.settled();
    throw error instanceof AppError ? error : new AppError('bad_request', {}, { cause: error });
  }
  return reading.form();
}

interface FormFault {
  /** Position among all files of the form. */
  place: number;
  field: string;
  error: AppError;
  /** Field message where it says more than the error's own text. */
  text?: string;
}

interface PartPlace {
  name: string;
  /** Position among the files of this name. */
  at: number;
  place: number;
}

class FormReading {
  private readonly fields: Record<string, string> = Object.create(null);
  private readonly files: Record<string, ReceivedFile[]>;
  private readonly counts = new Map<string, number>();
  private readonly faults: FormFault[] = [];
  private arrived = 0;
  private readonly saving: Promise<void>[] = [];
  private readonly maxBytes: number;

  constructor(
    private readonly rules: FormRules,
    private readonly folder: string,
  ) {
    this.files = Object.fromEntries(Object.keys(rules.files).map((name) => [name, []]));
    const allowed = Object.values(rules.files).map(({ max, maxBytes }) => max * maxBytes);
    // Twice what may come: a file too large is named rather than cut off, as long as the whole stays within reason.
    this.maxBytes = 2 * allowed.reduce((sum, bytes) => sum + bytes, 0) + LIMITS.jsonBodyMaxBytes;
  }

  async read(request: IncomingMessage): Promise<void> {
    if (Number(request.headers['content-length'] ?? 0) > this.maxBytes) throw new AppError('payload_too_large');
    const parser = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS, fieldNameSize: MAX_FIELD_NAME_BYTES, fieldSize: LIMITS.jsonBodyMaxBytes },
    });
    let received = 0;
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => {
        request.unpipe(parser);
        reject(error);
        // Later, because it may be in the middle of a chunk; it then complains once more about the missing rest.
        setImmediate(() => parser.destroy());
      };
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        if (received > this.maxBytes) fail(new AppError('payload_too_large'));
      });
      request.once('error', fail);
      request.once('close', () => {
        if (!request.complete) fail(new AppError('bad_request'));
      });
      parser.on('field', (name, value, info) => {
        if (info.nameTruncated || info.valueTruncated) fail(new AppError('payload_too_large'));
        else this.fields[name] = value;
      });
      parser.on('fieldsLimit', () => fail(new AppError('payload_too_large')));
      parser.on('file', (name, part, { filename }) => this.take(name, part, filename));
      parser.on('error', fail);
      parser.once('close', resolve);
      request.pipe(parser);
    });
    await Promise.all(this.saving);
  }

  /** Resolves when no file is being written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.saving);
  }

  form(): ReceivedForm {
    // A small file that came later may have been judged earlier.
    const faults = this.faults.toSorted((a, b) => a.place - b.place);
    const [first] = faults;
    if (first) {
      const fields = Object.fromEntries(faults.map(({ field, error, text }) => [field, text ?? error.message]));
      throw new AppError(first.error.code, first.error.params, { fields });
    }
    // A small file may be on disk before the large one that came first.
    for (const files of Object.values(this.files)) files.sort((one, other) => positionOf(one) - positionOf(other));
    return { fields: this.fields, files: this.files };
  }

  private take(name: string, part: Readable, filename: string | undefined): void {
    const rule = Object.hasOwn(this.rules.files, name) ? this.rules.files[name] : undefined;
    const at = this.counts.get(name) ?? 0;
    const place = this.arrived++;
    // A file input that nobody filled comes along without a name.
    if (!filename) {
      part.on('error', () => undefined).resume();
      return;
    }
    this.counts.set(name, at + 1);
    if (!rule || at >= rule.max) {
      if (!rule || at === rule.max) this.faults.push({ place, field: name, ...unexpectedFile(rule) });
      part.on('error', () => undefined).resume();
      return;
    }
    const saving = this.save({ name, at, place }, rule, part, shownFileName(filename));
    saving.catch(() => undefined);
    this.saving.push(saving);
  }

  private async save({ name, at, place }: PartPlace, { maxBytes }: FileRule, part: Readable, shown: string): Promise<void> {
    const field = `${name}.${at}`;
    const path = join(this.folder, field);
    const { size, sha256, tooLarge } = await savePart(part, path, maxBytes);
    if (tooLarge)
      this.faults.push({
        place,
        field,
        error: new AppError('image_too_large', { name: shown, maxMegabytes: Math.round(maxBytes / MEGABYTE) }),
      });
    else if (size === 0) this.faults.push({ place, field, error: new AppError('image_not_accepted', { name: shown }) });
    else this.files[name]?.push({ field, path, name: shown, maxBytes, size, sha256 });
  }
}

function positionOf({ field }: ReceivedFile): number {
  return Number(field.slice(field.lastIndexOf('.') + 1));
}

function unexpectedFile(rule: FileRule | undefined): Pick<FormFault, 'error' | 'text'> {
  if (!rule) return { error: new AppError('validation_failed'), text: 'No file is expected here' };
  if (rule.tooMany) return { error: new AppError(rule.tooMany, { max: rule.max }) };
  return {
    error: new AppError('validation_failed'),
    text: `At most ${rule.max} ${rule.max === 1 ? 'file is' : 'files are'} expected here`,
  };
}
