import type { IncomingMessage } from 'node:http';

/** Whether files come along: its body may be large and slow, and is streamed on. */
export function isUpload({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/') ?? false;
}
