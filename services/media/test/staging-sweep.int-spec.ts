import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEGABYTE } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { StagingSweeper } from '../src/uploads/staging-sweeper.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';

const HOUR_MS = 60 * 60_000;

describe('the sweep of staging', () => {
  let media: MediaFixture;
  let sweeper: StagingSweeper;
  beforeAll(async () => {
    media = await MediaFixture.start();
    sweeper = media.service.app.get(StagingSweeper, { strict: false });
  });
  afterAll(() => media?.stop());

  it('keeps uploads in progress and removes abandoned ones', async () => {
    const bytes = Buffer.from('begun and forgotten');
    const { uploadId, url } = await media.ask(BeginUpload, { size: bytes.length, sha256: hashOf(bytes), maxBytes: MEGABYTE, name: 'x' });
    await fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
    await sweeper.sweep();
    expect(await media.stored('')).toEqual([`staging/${uploadId}`]);
    await sweeper.sweep(new Date(Date.now() + 2 * HOUR_MS));
    expect(await media.stored('')).toEqual([]);
    await expect(media.ask(CompleteUpload, { uploadId })).rejects.toMatchObject({ code: 'upload_not_found' });
  });

  it('removes only the temporary files of killed processes', async () => {
    const folder = join(media.workDir, 'uploads');
    await mkdir(folder, { recursive: true });
    for (const name of ['old.upload', 'young.upload', 'other.txt']) await writeFile(join(folder, name), 'x');
    const then = new Date(Date.now() - HOUR_MS);
    await utimes(join(folder, 'old.upload'), then, then);
    await utimes(join(folder, 'other.txt'), then, then);
    await sweeper.sweep();
    expect((await readdir(folder)).sort()).toEqual(['other.txt', 'young.upload']);
  });
});
