import { extname } from 'node:path';

export interface Asset {
  type: string;
  cacheControl: string;
  etag: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A content hash between dots: at least eight hex or base-36 characters, one of them a digit, which words lack. */
const HASHED_NAME = /\.(?=[0-9a-z]*\d)[0-9a-z]{8,}\.[0-9a-z.]+$/i;

export function contentTypeOf(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

export function isImmutable(path: string): boolean {
  return HASHED_NAME.test(path);
}

/** Files without a hash, such as entries and manifests, are revalidated each time. */
export function cacheControlOf(path: string): string {
  return isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
