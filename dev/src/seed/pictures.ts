import { access } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS } from '@reefdesk/contracts/limits';
import { DescribeImages } from '@reefdesk/contracts/messages/media.messages';
import { hashFile } from '@reefdesk/media-client/hash-file';
import { UploadClient } from '@reefdesk/media-client/upload-client';
import type { ImageIds } from './demo-imports.ts';
import type { Ask } from './nats-client.ts';

const MASTERS = path.resolve(import.meta.dirname, '../../imagery/masters');

/** Hex digits of the file's SHA-256 that make an image's id. */
const ID_LENGTH = 40;

/** Uploads at once; media decodes one at a time, so more would only wait. */
const AT_ONCE = 2;

const ATTEMPTS = 6;
const RETRY_STEP_MS = 500;

/** Brings the master pictures through the media pipeline; those already there are not sent again. */
export async function bringPictures(names: readonly string[], ask: Ask, progress: (done: number, of: number) => void): Promise<ImageIds> {
  const masters = await Promise.all(names.map(readMaster));
  const known = await ask(DescribeImages, { ids: masters.map(({ id }) => id) });
  const present = new Set(known.images.map(({ id }) => id));
  const missing = masters.filter(({ id }) => !present.has(id));
  const client = new UploadClient((contract, request, options) => ask(contract, request, options?.timeoutMs));
  let done = masters.length - missing.length;
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const { name, file, size, sha256 } of queue) {
        await persistently(() => client.upload({ path: file, name, maxBytes: LIMITS.imageMaxBytes, size, sha256 }));
        done += 1;
        progress(done, masters.length);
      }
    }),
  );
  return new Map(masters.map(({ name, id }) => [name, id]));
}

/** A part that is away for a moment must not end a seeding. */
async function persistently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await sleep(attempt * RETRY_STEP_MS);
    }
  }
}

async function readMaster(name: string) {
  const file = path.join(MASTERS, `${name}.webp`);
  await access(file);
  const { size, sha256 } = await hashFile(file);
  return { name, file, size, sha256, id: sha256.slice(0, ID_LENGTH) };
}
