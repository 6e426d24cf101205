import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request, Response } from 'express';
import type { Rendition } from '../images/image.schema.ts';
import { CONTENT_TYPES } from '../pixels/content-types.ts';
import type { ByteRange } from '../storage/object-storage.ts';
import type { Delivery } from './delivery.service.ts';

export type Sendable = Omit<Rendition, 'width'>;

export interface Source {
  open(sendable: Sendable, range?: ByteRange): Promise<Buffer | Readable | undefined>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

const logger = new Logger('Delivery');

/** Supports conditional and range requests, respects backpressure, and stops when the client disconnects. */
export async function sendRendition(
  request: Request,
  response: Response,
  source: Source,
  { rendition, final }: Pick<Delivery, 'final'> & { rendition: Sendable },
): Promise<void> {
  const etag = `"${rendition.hash}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', final ? FOR_EVER : FOR_A_MINUTE);
  response.setHeader('Content-Disposition', 'inline');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Accept-Ranges', 'bytes');
  if (isHeld(request, etag)) {
    response.status(304).end();
    return;
  }
  const range = wantedRange(request, rendition.bytes, etag);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${rendition.bytes}`);
    response.setHeader('Cache-Control', 'no-store');
    response.status(416).end();
    return;
  }
  if (range) response.setHeader('Content-Range', `bytes ${range.offset}-${range.offset + range.length - 1}/${rendition.bytes}`);
  response.status(range ? 206 : 200);
  response.setHeader('Content-Type', CONTENT_TYPES[rendition.format]);
  response.setHeader('Content-Length', range?.length ?? rendition.bytes);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await stream(response, source, rendition, range);
}

async function stream(response: Response, source: Source, rendition: Sendable, range: ByteRange | undefined): Promise<void> {
  const content = await source.open(rendition, range).catch((error: unknown) => {
    withdraw(response);
    throw error;
  });
  if (!content) {
    withdraw(response);
    logger.error({ key: rendition.key }, 'A recorded rendition is missing in storage');
    throw new AppError('image_not_found');
  }
  if (Buffer.isBuffer(content)) {
    response.end(content);
    return;
  }
  await send(content, response, rendition.key);
}

/** A disconnected client is no error; only failures of the storage are logged. */
async function send(content: Readable, response: Response, key: string): Promise<void> {
  let left = response.destroyed;
  response.once('close', () => {
    left ||= content.errored === null;
  });
  if (left) {
    content.destroy();
    return;
  }
  await pipeline(content, response).catch((error: unknown) => {
    if (!left) logger.warn({ err: error, key }, 'Storage aborted a download');
  });
}

/** An error response must not carry the picture's headers. */
function withdraw(response: Response): void {
  for (const name of ['ETag', 'Content-Length', 'Content-Range', 'Content-Type', 'Content-Disposition', 'Accept-Ranges'])
    response.removeHeader(name);
}

/** Several ranges, other units and a stale `If-Range` get the full response, as HTTP allows. */
function wantedRange(request: Request, size: number, etag: string): ByteRange | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [range] = ranges;
  return range && { offset: range.start, length: range.end - range.start + 1 };
}
