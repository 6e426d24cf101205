import { readFile } from 'node:fs/promises';
import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { readBmpHeader } from './bmp.ts';
import type { Measure } from './pixel-jobs.ts';
import { sharp, withDrawings } from './sharp.ts';

/** By the header alone: what a picture claims is believed only to refuse it. */
export async function measure(path: string, type: AcceptedImageType): Promise<Measure> {
  if (type === 'bmp') return { ...readBmpHeader(await readFile(path)), format: 'bmp', isHeldWhole: true };
  if (type === 'svg') return measureDrawing(await readFile(path));
  const { width, height, format, isProgressive } = await sharp(path, { limitInputPixels: false }).metadata();
  return { width, height, format, isHeldWhole: isProgressive || format === 'webp' || format === 'heif' || format === 'gif' };
}

async function measureDrawing(source: Buffer): Promise<Measure> {
  const { width, height } = await withDrawings(() => sharp(source, { limitInputPixels: false }).metadata());
  return { width, height, format: 'svg', isHeldWhole: true };
}
