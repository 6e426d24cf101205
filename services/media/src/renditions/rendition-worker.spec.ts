import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ImageDocument, PendingWork } from '../images/image.schema.ts';
import { RenditionWorker } from './rendition-worker.ts';

/** Far above the maximum number of attempts. */
const TRIED_OFTEN = 40;
const LOOKS_OF_A_STEP = 2;

interface Parts {
  images: object;
  make?: () => Promise<never>;
}

function workerOn({ images, make }: Parts): RenditionWorker {
  const gate = { quiet: async () => undefined };
  return new RenditionWorker(images as never, { make } as never, gate as never, {} as never, { MEDIA_LEASE_SECONDS: 1 } as never);
}

/** Pending work of an image after its rendition fails with this error. */
async function verdictOn(error: Error): Promise<PendingWork | undefined> {
  const image = { _id: 'a', width: 700, height: 500, renditions: [], attempts: TRIED_OFTEN } as unknown as ImageDocument;
  let verdict: PendingWork | undefined;
  const images = {
    lease: jest.fn<() => Promise<ImageDocument | null>>().mockResolvedValueOnce(image).mockResolvedValue(null),
    postpone: async (_image: unknown, _until: Date, pending: PendingWork) => {
      verdict = pending;
    },
  };
  const worker = workerOn({ images, make: () => Promise.reject(error) });
  worker.onApplicationBootstrap();
  while (verdict === undefined) await turn();
  await worker.beforeApplicationShutdown();
  return verdict;
}

describe('RenditionWorker', () => {
  it('gives up an image that cannot be rendered after some attempts', async () => {
    expect(await verdictOn(new Error('unreadable'))).toBe('failed');
  });

  it.each(['service_unavailable', 'storage_full'] as const)(
    'never gives up an image because of %s, however often it fails',
    async (code) => {
      expect(await verdictOn(new AppError(code))).toBe('webp');
    },
  );

  it('searches again at once if it is woken during a search that finds nothing', async () => {
    let looks = 0;
    const lease = async (): Promise<null> => {
      looks++;
      if (looks === LOOKS_OF_A_STEP) worker.wake();
      return null;
    };
    const worker = workerOn({ images: { lease } });
    worker.onApplicationBootstrap();
    // Nothing has to be waited for, so turns of the event loop are enough.
    for (let turns = 0; turns < 50; turns++) await turn();
    expect(looks).toBe(2 * LOOKS_OF_A_STEP);
    await worker.beforeApplicationShutdown();
  });
});
