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
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
};

/** Enough to reach the root element past a licence comment. */
const HEAD_BYTES = 64 * 1024;

/** Never uses the file name; undefined if the type is not accepted. */
export async function detectType(path: string): Promise<AcceptedImageType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found && found.mime !== 'application/xml') return TYPE_BY_MIME[found.mime];
  return looksLikeSvg(await head(path)) ? 'svg' : undefined;
}

/** True if the first element is `svg`, with or without a prefix. The real check is in svg-check. */
function looksLikeSvg(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  return /^<(?:[\w-]{1,64}:)?svg[\s>/]/.test(text.slice(rootAt(text)).slice(0, 80));
}

/** Offset of the first element. The scan never goes backwards. */
function rootAt(text: string): number {
  let at = 0;
  for (;;) {
    at += text.slice(at).search(/\S|$/);
    const [opening, closing] = text.startsWith('<!--', at) ? ['<!--', '-->'] : text.startsWith('<?', at) ? ['<?', '?>'] : ['<!', '>'];
    if (!text.startsWith(opening, at)) return at;
    let end = text.indexOf(closing, at + opening.length);
    // A document type may contain an internal subset in brackets, with angle brackets in it.
    if (closing === '>' && text.slice(at, Math.max(at, end)).includes('[')) end = text.indexOf('>', text.indexOf(']', at));
    if (end < at) return text.length;
    at = end + closing.length;
  }
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
