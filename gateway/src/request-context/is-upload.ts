import type { IncomingMessage } from 'node:http';

/** An upload may be large and slow, so its body is streamed. */
export function isUpload({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false;
}
