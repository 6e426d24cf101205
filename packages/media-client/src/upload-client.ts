import { createReadStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { BeginUpload, CompleteUpload, DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import type { Message } from '@reefdesk/contracts/messages/message';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { currentCallerId, timeLeftMs } from '@reefdesk/service-kit/request/request-context';
import { hashFile } from './hash-file.ts';
import { retryWhileRemoved } from './retry-while-removed.ts';
import { isFullAnswer } from './storage-full.ts';
import { type StoredImage, storedImageOf } from './stored-image.ts';

export type Ask = <Request, Reply>(contract: Message<Request, Reply>, request: Request, options?: { timeoutMs?: number }) => Promise<Reply>;

export interface UploadFile {
  /** Path of the file on disk; the file is not deleted. */
  path: string;
  name: string;
  maxBytes: number;
  types?: string[];
  /** Computed from the file if absent; the hash is in hex. */
  size?: number;
  sha256?: string;
  imageId?: string;
}

export interface Uploader {
  /** Stores a file as an image. Throws the image errors of the error table, `service_unavailable` without storage, and `storage_full`. */
  upload(file: UploadFile): Promise<StoredImage>;
}

const COMPLETE_TIMEOUT_MS = 60_000;
const PUT_TIMEOUT_MS = 30_000;
/** Limit for the response body; S3 errors are a few lines of XML. */
const ANSWER_MAX_LENGTH = 10_000;

/** Uploads a file to media: begin over NATS, send the bytes directly to storage, complete over NATS. Does not depend on Nest. */
export class UploadClient implements Uploader {
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  async upload(file: UploadFile): Promise<StoredImage> {
    if (file.imageId) return this.choose(file.imageId);
    const { size, sha256 } = file.size !== undefined && file.sha256 ? { size: file.size, sha256: file.sha256 } : await hashFile(file.path);
    return retryWhileRemoved(() => this.attempt(file, size, sha256));
  }

  /** Claims an existing image for a record that is about to refer to it; throws `image_not_found`. */
  private async choose(id: string): Promise<StoredImage> {
    const { images } = await this.ask(DescribeImages, { ids: [id], claim: true });
    if (!images[0]) throw new AppError('image_not_found');
    return storedImageOf(images[0]);
  }

  private async attempt(file: UploadFile, size: number, sha256: string): Promise<StoredImage> {
    const { name, maxBytes, types } = file;
    const uploadedBy = currentCallerId();
    const begun = { size, sha256, maxBytes, name, ...(types && { types }), ...(uploadedBy && { uploadedBy }) };
    const { uploadId, url } = await this.ask(BeginUpload, begun);
    await put(url, file.path, size);
    const { image } = await this.ask(CompleteUpload, { uploadId }, { timeoutMs: COMPLETE_TIMEOUT_MS });
    return storedImageOf(image);
  }
}

/** Uses node:http, because fetch cannot send the Content-Length of a streamed body, which S3 requires. */
async function put(url: string, path: string, size: number): Promise<void> {
  const send = url.startsWith('https:') ? secureRequest : request;
  try {
    const outgoing = send(url, {
      method: 'PUT',
      headers: { 'Content-Length': size },
      signal: AbortSignal.timeout(Math.ceil(Math.min(PUT_TIMEOUT_MS, timeLeftMs()))),
    });
    const answered = new Promise<Answer>((resolve, reject) => {
      outgoing.once('error', reject);
      outgoing.once('response', (response) => readAnswer(response).then(resolve, reject));
    });
    const sent = pipeline(createReadStream(path), outgoing);
    // Storage that is full may respond and close the connection before the whole body is sent: its response decides.
    sent.catch(() => undefined);
    const { status, text } = await answered;
    if (status >= 300) {
      const code = isFullAnswer(status, text) ? 'storage_full' : 'service_unavailable';
      throw new AppError(code, {}, { cause: new Error(`Storage answered ${status}`) });
    }
    await sent;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('service_unavailable', {}, { cause: error });
  }
}

interface Answer {
  status: number;
  text: string;
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) if (text.length < ANSWER_MAX_LENGTH) text += chunk as string;
  return { status: response.statusCode ?? 0, text };
}
