import type { IncomingHttpHeaders } from 'node:http';
import { isHeld } from '@reefdesk/service-kit/http/if-none-match';
import type { Request } from 'express';

export interface WholePicture {
  etag: string;
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

export interface PictureAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

export type PictureRequest = { headers: IncomingHttpHeaders } & Pick<Request, 'range'>;

/** Follows the rules of media: several ranges, other units and a stale `If-Range` get the whole picture (RFC 9110, 14.2). */
export function answerOf(request: PictureRequest, { etag, headers, bytes }: WholePicture): PictureAnswer {
  const { 'content-type': type = 'application/octet-stream', ...others } = headers;
  const head = { etag, ...others };
  if (isHeld(request, etag)) return { status: 304, headers: head, body: undefined };
  const range = wantedRange(request, bytes.length, etag);
  if (range === 'unsatisfiable') {
    const refused = { ...head, 'cache-control': 'no-store', 'content-range': `bytes */${bytes.length}`, 'content-length': '0' };
    return { status: 416, headers: refused, body: undefined };
  }
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  const whole = { ...head, 'content-type': type, 'content-length': String(body.length) };
  if (!range) return { status: 200, headers: whole, body };
  return { status: 206, headers: { ...whole, 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }, body };
}

function wantedRange(request: PictureRequest, size: number, etag: string): { start: number; end: number } | 'unsatisfiable' | undefined {
  const condition = request.headers['if-range'];
  if (request.headers.range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
