import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { ImageDocument, PendingWork } from '../images/image.schema.ts';
import { RenditionWorker } from './rendition-worker.ts';

/** Far more tries than an image gets. */
const TRIED_OFTEN = 40;

/** What the worker makes of an image when reading its master ends like this. */
async function verdictOn(error: Error): Promise<PendingWork | undefined> {
  const image = { _id: 'a', width: 700, height: 500, renditions: [], attempts: TRIED_OFTEN } as unknown as ImageDocument;
  let verdict: PendingWork | undefined;
  const images = {
    lease: jest.fn<() => Promise<ImageDocument | null>>().mockResolvedValueOnce(image).mockResolvedValue(null),
    postpone: async (_image: unknown, _until: Date, pending: PendingWork) => {
      verdict = pending;
    },
  };
  const storage = { read: () => Promise.reject(error) };
  const gate = { quiet: async () => undefined };
  const worker = new RenditionWorker(
    images as never,
    storage as never,
    {} as never,
    gate as never,
    {} as never,
    {} as never,
    { during: (_format: string, work: () => unknown) => work() } as never,
    { MEDIA_LEASE_SECONDS: 1 } as never,
  );
  worker.onApplicationBootstrap();
  while (verdict === undefined) await turn();
  await worker.beforeApplicationShutdown();
  return verdict;
}

describe('RenditionWorker', () => {
  it('gives up an image that cannot be rendered, after some tries', async () => {
    expect(await verdictOn(new Error('unreadable'))).toBe('failed');
  });

  it('never gives up an image because storage was away, however long', async () => {
    expect(await verdictOn(new AppError('service_unavailable'))).toBe('webp');
  });
});
