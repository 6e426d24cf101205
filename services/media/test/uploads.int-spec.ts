import { makeJpeg } from '@reefdesk/test-kit/images';
import { hashOf, MediaFixture } from './media-fixture.ts';

describe('uploads', () => {
  let media: MediaFixture;
  beforeAll(async () => {
    media = await MediaFixture.start();
  });
  afterAll(() => media?.stop());

  it('answers with an image that can be shown at once, and leaves staging empty', async () => {
    const bytes = await makeJpeg({ width: 1500, height: 1000 });
    const image = await media.upload(bytes);
    expect(image).toMatchObject({ id: hashOf(bytes).slice(0, 40), width: 1500, height: 1000 });
    expect(image.widths).toEqual([640]);
    expect(image.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(image.preview).toMatch(/^data:image\/webp;base64,/);
    expect(await media.stored('staging/')).toEqual([]);
    await media.rendered(image);
  });
});
