/**
 * A process of its own for everything that touches pixels: files come from strangers, decoders are programs in C, and
 * the memory goes back with the process. It knows no secret, is given one job at a time and ends with its parent.
 */
import { drawCard } from './cards/draw-card.ts';
import { measure } from './measure.ts';
import { normalise } from './normalise.ts';
import type { PixelJob } from './pixel-jobs.ts';
import { encodeRendition } from './render.ts';

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
