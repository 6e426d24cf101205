import { LIMITS } from '@reefdesk/contracts/limits';
import { BeginUpload, CompleteUpload } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { StagingSweeper } from '../src/uploads/staging-sweeper.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { colourAt, picture } from './pictures.ts';

const HOUR_MS = 60 * 60_000;

describe('the URL of an upload', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  afterAll(() => media?.stop());

  const coloured = (tint: string, width: number) => picture({ width, height: 300, grain: 40 }).tint(tint).jpeg({ quality: 95 }).toBuffer();
  const put = (url: string, bytes: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
  const begin = (bytes: Buffer) =>
    media.ask(BeginUpload, { size: bytes.length, sha256: hashOf(bytes), maxBytes: LIMITS.imageMaxBytes, name: 'reef.jpg' });

  it('changes nothing after the upload has been verified', async () => {
    const [promised, other] = [await coloured('#ff0000', 400), await coloured('#0000ff', 400)];
    const { uploadId, url } = await begin(promised);
    await put(url, promised);
    const { image } = await media.ask(CompleteUpload, { uploadId });
    const before = await media.bytes(`/media/${image.id}`);
    const objects = await media.stored('images/');
    await put(url, other);
    const again = await media.ask(CompleteUpload, { uploadId });
    expect(again.image.id).toBe(image.id);
    await media.rendered({ ...image });
    expect((await media.bytes(`/media/${image.id}`)).equals(before)).toBe(true);
    expect(await media.describe([hashOf(other).slice(0, 40)])).toEqual([]);
    expect((await media.stored('images/')).filter((key) => !key.startsWith(`images/${image.id}/`))).toEqual([]);
    expect(await media.stored('images/')).toEqual(expect.arrayContaining(objects));
    const sweeper = media.service.app.get(StagingSweeper, { strict: false });
    await sweeper.sweep(new Date(Date.now() + HOUR_MS));
    expect(await media.stored('staging/')).toEqual([]);
  });

  it('never publishes bytes that differ from the announced ones, however often they change', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round++) {
      const promised = await coloured('#ff0000', 400 + round);
      // Has the promised length, so that only a check of every byte detects it.
      const other = await coloured('#0000ff', 400 + round);
      const fake = Buffer.concat([other, Buffer.alloc(Math.max(0, promised.length - other.length))]).subarray(0, promised.length);
      const { uploadId, url } = await begin(promised);
      await put(url, promised);
      let isOver = false;
      const completing = media
        .ask(CompleteUpload, { uploadId })
        .then(({ image }) => image.id)
        .catch((error: unknown) => (error instanceof AppError ? error.code : String(error)))
        .finally(() => {
          isOver = true;
        });
      for (let turn = 0; !isOver; turn++) await put(url, turn % 2 === 0 ? fake : promised);
      const outcome = await completing;
      outcomes.push(outcome);
      if (outcome === hashOf(promised).slice(0, 40)) {
        const { red, blue } = await colourAt(await media.bytes(`/media/${outcome}`), 0.2, 0.2);
        expect(red).toBeGreaterThan(blue);
      } else expect(['image_damaged', 'upload_not_found', 'service_unavailable']).toContain(outcome);
      expect(await media.describe([hashOf(fake).slice(0, 40)])).toEqual([]);
    }
    expect(outcomes.length).toBe(12);
  });
});
