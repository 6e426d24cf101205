import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { CountSlides, ImportSlides, type SlideImport, SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides';
import { eventually } from '@reefdesk/test-kit/eventually';
import { MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

const text = (name: string): Localised => ({ en: `${name} in English`, id: `${name} dalam bahasa`, cn: `${name} 中文` });

describe('slides', () => {
  let media: MediaFixture;
  let imageId: string;
  const slide = (key: string, position: number, changes: Partial<SlideImport> = {}): SlideImport => ({
    key,
    titles: text(`Title ${key}`),
    descriptions: text(`Description ${key}`),
    imageId,
    position,
    ...changes,
  });

  beforeAll(async () => {
    media = await MediaFixture.start();
    imageId = (await media.upload(await jpeg({ width: 700, height: 500 }))).id;
  });
  afterAll(() => media?.stop());

  async function slides(headers: Record<string, string> = {}): Promise<{ data: SlideView[]; success: boolean; status: string }> {
    return (await media.get('/api/gallery-slides', headers)).json() as never;
  }

  it('answers with an empty list while there are none (API-12)', async () => {
    expect(await slides()).toEqual({ status: 'success', success: true, data: [] });
  });

  it('imports demo slides once, however often they are sent, and tells of the new ones', async () => {
    const heard = await media.owner.listen(SlidesChanged);
    const demo = [slide('second', 2), slide('first', 1)];
    const [one, two] = await Promise.all([media.seed.ask(ImportSlides, { slides: demo }), media.seed.ask(ImportSlides, { slides: demo })]);
    expect(one.created + two.created).toBe(2);
    expect(await media.seed.ask(ImportSlides, { slides: demo })).toEqual({ created: 0 });
    expect(await media.seed.ask(CountSlides, {})).toEqual({ count: 2 });
    await eventually(() => expect(heard).toHaveLength(2));
  });

  it('imports nothing when an image is not there', async () => {
    const slides = [slide('third', 3), slide('fourth', 4, { imageId: 'e'.repeat(40) })];
    await expect(media.seed.ask(ImportSlides, { slides })).rejects.toMatchObject({ code: 'image_not_found' });
    expect(await media.seed.ask(CountSlides, {})).toEqual({ count: 2 });
  });

  it('shows them to everyone in order, with every language and a plain value (API-12, ENT-24, ENT-25, ENT-26, I18N-10)', async () => {
    const { success, data } = await slides();
    expect(success).toBe(true);
    expect(data.map(({ titles }) => titles.en)).toEqual(['Title first in English', 'Title second in English']);
    const [first] = data;
    expect(first).toMatchObject({
      image: `/media/${imageId}`,
      image_meta: { id: imageId, width: 700, height: 500 },
      title: 'Title first in English',
      description: 'Description first in English',
      titles: text('Title first'),
      descriptions: text('Description first'),
    });
    expect(Object.keys(first?.titles ?? {}).sort()).toEqual([...LANGUAGES].sort());
    expect((await media.get(first?.image ?? '')).status).toBe(200);
  });

  it('falls back to another language for the plain value when English is missing (ENT-25)', async () => {
    await media.seed.ask(ImportSlides, { slides: [slide('zz', 9, { titles: { en: '', id: 'Hanya Indonesia', cn: '' } })] });
    expect((await slides()).data.at(-1)).toMatchObject({ title: 'Hanya Indonesia' });
  });

  it('answers a conditional read of unchanged slides with 304', async () => {
    const etag = (await media.get('/api/gallery-slides')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    expect((await media.get('/api/gallery-slides', { 'if-none-match': etag })).status).toBe(304);
  });

  it('shows the gallery items to admins only (API-38, ENT-41)', async () => {
    expect((await media.get('/api/gallery')).status).toBe(401);
    expect((await media.get('/api/gallery', await media.tokens.headers('customer'))).status).toBe(403);
    const response = await media.get('/api/gallery', await media.tokens.headers('admin'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { status, data } = (await response.json()) as { status: string; data: GalleryItemView[] };
    expect(status).toBe('success');
    expect(data[0]).toMatchObject({
      gallery_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      image_url: `/media/${imageId}`,
      image_title_en: 'Title first in English',
      image_title_id: 'Title first dalam bahasa',
      image_title_cn: 'Title first 中文',
      image_desc_en: 'Description first in English',
      image_desc_id: 'Description first dalam bahasa',
      image_desc_cn: 'Description first 中文',
      version: 1,
    });
    expect(new Date(data[0]?.created_at ?? '').toISOString()).toBe(data[0]?.created_at);
  });
});
