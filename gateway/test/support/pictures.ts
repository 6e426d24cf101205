import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';

export interface TestPicture {
  id: string;
  path: string;
  bytes: Buffer;
  etag: string;
}

export function picture(length = 2_000): TestPicture {
  const [id, bytes] = [randomBytes(20).toString('hex'), randomBytes(length)];
  return { id, path: `/media/${id}/640`, bytes, etag: tagOf(bytes) };
}

export function sends({ bytes, etag }: Pick<TestPicture, 'bytes' | 'etag'>, changes: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    const headers = {
      ...{ etag, vary: 'Accept', 'cache-control': 'public, max-age=31536000, immutable', 'content-disposition': 'inline' },
      ...{ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff', ...changes },
    };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length, ...headers }).end(bytes);
  };
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
}
