import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FileRule } from '@reefdesk/contracts/endpoint';
import { type FieldError, fieldError, toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { ruleError } from '@reefdesk/contracts/schema/check';
import busboy from 'busboy';
import { AppError } from '../../errors/app-error.ts';
import { fieldErrors } from '../../errors/field-errors.ts';
import { normaliseError } from '../../errors/normalise-error.ts';
import { withChosen } from './chosen-pictures.ts';
import type { FormRoom } from './form-room.ts';
import type { FormRules, ReceivedFile, ReceivedForm } from './received-form.ts';
import { savePart } from './save-part.ts';

const MAX_LENGTH = 80;
const CONTROL = /\p{Cc}|\p{Cf}/gu;

/** Returns a client's file name as error texts may show it: short, without folders and control characters. */
function shownFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const clean = base.toWellFormed().replace(CONTROL, '').trim();
  if (clean === '') return 'The file';
  return clean.length > MAX_LENGTH ? `${clean.slice(0, MAX_LENGTH - 1)}…` : clean;
}

/** More than any form has; a body with more is rejected as soon as the limit is exceeded. */
const MAX_FIELDS = 64;
const MAX_FILES = 64;
const MAX_FIELD_NAME_BYTES = 100;
const FILE_CALLS: ReadonlySet<unknown> = new Set(['open', 'write', 'close']);

/**
 * Reads a multipart body into `folder` without holding files in memory. Throws 415 for another content type, 507 if the disk has no space,
 * 400 for a malformed body, else one error per invalid file (`fields['galleryImages.1']`) under the code of the first.
 */
export async function receiveForm(
  request: IncomingMessage,
  rules: FormRules,
  folder: string,
  room: Pick<FormRoom, 'claim'>,
): Promise<ReceivedForm> {
  if (!isForm(request)) throw new AppError('unsupported_media_type');
  const reading = new FormReading(rules, folder);
  try {
    await reading.read(request, room);
  } catch (error) {
    // Reads the rest of the body, so that a client that is still sending can receive the response.
    request.resume();
    await reading.settled();
    throw error instanceof AppError || isSystemError(error) ? normaliseError(error) : new AppError('bad_request', {}, { cause: error });
  }
  return reading.form();
}

/** True if a file could not be written, which is no error of the form. */
function isSystemError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'syscall' in error && FILE_CALLS.has(error.syscall);
}

export function isForm({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

interface FormFieldError {
  place: number;
  field: string;
  error: AppError;
  /** Set if it says more than the error itself. */
  detail?: FieldError;
}

interface PartPlace {
  name: string;
  at: number;
  place: number;
}

class FormReading {
  private readonly fields: Record<string, string> = Object.create(null);
  private readonly files: Record<string, ReceivedFile[]>;
  private readonly counts = new Map<string, number>();
  private readonly errors: FormFieldError[] = [];
  private arrived = 0;
  private readonly saving: Promise<void>[] = [];
  private readonly maxBytes: number;

  constructor(
    private readonly rules: FormRules,
    private readonly folder: string,
  ) {
    this.files = Object.fromEntries(Object.keys(rules.files).map((name) => [name, []]));
    const allowed = Object.values(rules.files).map(({ max, maxBytes }) => max * maxBytes);
    // Twice the allowed size: a file that is too large can be reported by name, within reasonable limits.
    this.maxBytes = 2 * allowed.reduce((sum, bytes) => sum + bytes, 0) + LIMITS.jsonBodyMaxBytes;
  }

  async read(request: IncomingMessage, room: Pick<FormRoom, 'claim'>): Promise<void> {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > this.maxBytes) throw new AppError('payload_too_large');
    const claim = await room.claim(announced);
    await this.parse(request, (bytes) => claim.arrived(bytes)).finally(() => claim.end());
    await Promise.all(this.saving);
  }

  /** Resolves at the end of the body; its files may not be written yet. */
  private async parse(request: IncomingMessage, arrived: (bytes: number) => void): Promise<void> {
    const parser = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS, files: MAX_FILES, fieldNameSize: MAX_FIELD_NAME_BYTES, fieldSize: LIMITS.jsonBodyMaxBytes },
    });
    let received = 0;
    await new Promise<void>((resolve, reject) => {
      const fail = (error: unknown) => {
        request.unpipe(parser);
        reject(error);
        // Deferred, because the parser may be in the middle of a chunk; it then reports another error for the missing rest.
        setImmediate(() => parser.destroy());
      };
      request.on('data', (chunk: Buffer) => {
        received += chunk.length;
        arrived(chunk.length);
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
      for (const limit of ['fieldsLimit', 'filesLimit']) parser.on(limit, () => fail(new AppError('payload_too_large')));
      // Despite the types, a part may have no name.
      parser.on('file', (name: string | undefined = '', part, { filename }) => {
        if (name.length > MAX_FIELD_NAME_BYTES) fail(new AppError('payload_too_large'));
        // If a file cannot be written, reading stops, because nothing reads the rest of its data.
        this.take(name, part, filename)?.catch(fail);
      });
      parser.on('error', fail);
      parser.once('close', resolve);
      request.pipe(parser);
    });
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.saving);
  }

  form(): ReceivedForm {
    // Files are checked in parallel, so errors may be out of order.
    const errors = this.errors.toSorted((a, b) => a.place - b.place);
    const [first] = errors;
    if (first) {
      const fields = errors.map(({ field, error, detail }) => [field, detail ?? fieldError(error.code, error.params)]);
      throw new AppError(first.error.code, first.error.params, { fields: fieldErrors(Object.fromEntries(fields)) });
    }
    // Files are written in parallel, so they may be out of order.
    for (const files of Object.values(this.files)) files.sort((one, other) => positionOf(one) - positionOf(other));
    return { fields: this.fields, files: withChosen(this.rules, this.files, this.fields) };
  }

  private take(name: string, part: Readable, filename: string | undefined): Promise<void> | undefined {
    const rule = Object.hasOwn(this.rules.files, name) ? this.rules.files[name] : undefined;
    const at = this.counts.get(name) ?? 0;
    const place = this.arrived++;
    // An empty file input is sent without a file name.
    if (!filename) {
      part.on('error', () => undefined).resume();
      return undefined;
    }
    this.counts.set(name, at + 1);
    if (!rule || at >= rule.max) {
      if (!rule || at === rule.max) this.errors.push({ place, field: name, ...unexpectedFile(rule) });
      part.on('error', () => undefined).resume();
      return undefined;
    }
    const saving = this.save({ name, at, place }, rule, part, shownFileName(filename));
    this.saving.push(saving);
    return saving;
  }

  private async save({ name, at, place }: PartPlace, { maxBytes }: FileRule, part: Readable, shown: string): Promise<void> {
    const field = `${name}.${at}`;
    const path = join(this.folder, field);
    const { size, sha256, tooLarge } = await savePart(part, path, maxBytes);
    if (tooLarge)
      this.errors.push({
        place,
        field,
        error: new AppError('image_too_large', { name: shown, maxMegabytes: Math.round(maxBytes / MEGABYTE) }),
      });
    else if (size === 0) this.errors.push({ place, field, error: new AppError('image_not_accepted', { name: shown }) });
    else this.files[name]?.push({ field, path, name: shown, maxBytes, size, sha256 });
  }
}

function positionOf({ field }: ReceivedFile): number {
  return Number(field.slice(field.lastIndexOf('.') + 1));
}

function unexpectedFile(rule: FileRule | undefined): Pick<FormFieldError, 'error' | 'detail'> {
  if (!rule) return { error: new AppError('validation_failed'), detail: toFieldError(ruleError('no_file_expected'), '') };
  if (rule.tooMany) return { error: new AppError(rule.tooMany, { max: rule.max }) };
  return { error: new AppError('validation_failed'), detail: toFieldError(ruleError('too_many', { max: rule.max }), '') };
}
