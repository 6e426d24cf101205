/** Separate process for untrusted files and native decoders; its memory is freed at its end. It has no secrets and ends with its parent. */
import { readFile } from 'node:fs/promises';
import type { AcceptedImageType } from '@reefdesk/contracts/limits';
import { readBmpHeader } from './bmp.ts';
import { drawCard } from './cards/draw-card.ts';
import { normalise } from './normalise.ts';
import type { Measure, PixelJob } from './pixel-jobs.ts';
import { encodeRendition } from './render.ts';
import { sharp, withDrawings } from './sharp.ts';

async function work(job: PixelJob): Promise<unknown> {
  switch (job.kind) {
    case 'measure':
      return measure(job.path, job.type);
    case 'normalise':
      return normalise(job);
    case 'render':
      return { bytes: await encodeRendition(job) };
    case 'card':
      return { bytes: await drawCard(job) };
  }
}

process.on('message', async (job: PixelJob) => {
  const outcome = await work(job).then(
    (result) => ({ done: true, result }),
    (error: unknown) => ({ done: false, reason: String(error) }),
  );
  process.send?.({ ...outcome, bytesHeld: process.memoryUsage.rss() });
});
process.once('disconnect', () => process.exit(0));

/** Reads the header only; its values are used only to reject a picture. */
async function measure(path: string, type: AcceptedImageType): Promise<Measure> {
  if (type === 'bmp') return { ...readBmpHeader(await readFile(path)), format: 'bmp', isHeldWhole: true };
  if (type === 'svg') return measureDrawing(await readFile(path));
  const { width, height, format, isProgressive } = await sharp(path, { limitInputPixels: false }).metadata();
  return { width, height, format, isHeldWhole: isProgressive || format === 'webp' || format === 'heif' || format === 'gif' };
}

async function measureDrawing(source: Buffer): Promise<Measure> {
  const { width, height } = await withDrawings(() => sharp(source, { limitInputPixels: false }).metadata());
  return { width, height, format: 'svg', isHeldWhole: true };
}
