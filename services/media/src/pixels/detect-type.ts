import { open } from 'node:fs/promises';
import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { fileTypeFromFile } from 'file-type';

const TYPE_BY_MIME: Readonly<Record<string, AcceptedImageType>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
};

/** Enough to reach the root element past a licence comment. */
const HEAD_BYTES = 64 * 1024;

/** What a file is by its content, never by its name; undefined for everything this product does not take. */
export async function detectType(path: string): Promise<AcceptedImageType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== 'application/xml') return TYPE_BY_MIME[found.mime];
  return looksLikeSvg(await head(path)) ? 'svg' : undefined;
}

/** Text whose first element is `svg`, with or without a namespace prefix. The real check of an svg is svg-check. */
function looksLikeSvg(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return /^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<![A-Za-z][^>[]*(?:\[[^\]]*\])?\s*>|\s)*<(?:[\w-]+:)?svg[\s>/]/.test(text);
}

async function head(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await file.read(bytes, 0, HEAD_BYTES, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
