import { randomUUID } from 'node:crypto';
import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides/endpoints';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { GalleryManager, TEXTS } from './gallery-manager.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { bmp, colourAt, jpeg, picture, svg } from './pictures.ts';

describe('the gallery manager', () => {
  let media: MediaFixture;
  let gallery: GalleryManager;
  let photo: Buffer;
  beforeAll(async () => {
    media = await MediaFixture.start();
    gallery = new GalleryManager(media, media.service.url);
    photo = await jpeg({ width: 700, height: 500 });
  });
  afterAll(() => media?.stop());

  const add = async (texts: object = TEXTS, bytes = photo): Promise<GalleryItemView> => (await gallery.add(texts, { bytes })).body.data;
  const shown = async () => ((await (await media.get('/api/gallery-slides')).json()) as { data: SlideView[] }).data;

  it('adds a picture with its texts at the end, and publishes an event (API-39, API-12, ENT-41, ENT-24, MSG-03)', async () => {
    const first = await add({ image_title_en: 'Before' });
    const heard = await media.owner.listen(SlidesChanged, media.bus);
    const { status, headers, body } = await gallery.add(TEXTS, { bytes: photo });
    expect({ status, etag: headers.get('etag'), cache: headers.get('cache-control') }).toEqual({
      status: 201,
      etag: '"1"',
      cache: 'no-store',
    });
    const id = hashOf(photo).slice(0, 40);
    expect(body).toMatchObject({ status: 'success', success: true, message: 'Gallery item added successfully' });
    expect(body.data).toMatchObject({ ...TEXTS, image_url: `/media/${id}`, image_meta: { id, width: 700, height: 500 }, version: 1 });
    expect(new Date(body.data.created_at).toISOString()).toBe(body.data.created_at);
    await eventually(() => expect(heard).toEqual([{ id: body.data.gallery_id }]));
    expect((await gallery.list()).map((item) => item.gallery_id)).toEqual([first.gallery_id, body.data.gallery_id]);
    const slide = (await shown()).at(-1);
    expect(slide).toMatchObject({
      id: body.data.gallery_id,
      image: `/media/${id}`,
      titles: { en: TEXTS.image_title_en, id: TEXTS.image_title_id, cn: TEXTS.image_title_cn },
      descriptions: { en: TEXTS.image_desc_en, id: TEXTS.image_desc_id, cn: TEXTS.image_desc_cn },
    });
    expect((await media.get(slide?.image ?? '')).status).toBe(200);
  });

  it('keeps a slide as a draft that visitors do not see until it is published (EDT-01, EDT-02)', async () => {
    const { gallery_id: id } = await add();
    const call = async (method: string, rest: string, body?: object) => {
      const headers = { ...(await media.tokens.headers('admin')), 'content-type': 'application/json' };
      const answer = await fetch(`${media.service.url}/api/drafts/slides/${id}${rest}`, {
        method,
        headers,
        body: JSON.stringify(body) ?? null,
      });
      return (await answer.json()) as { code?: string; data: DraftView<GalleryItemView> };
    };
    // The renditions of a picture grow in the background.
    const contents = async () => (await shown()).map(({ id, image, titles, descriptions }) => ({ id, image, titles, descriptions }));
    const before = await contents();
    const other = await jpeg({ width: 640, height: 480 });
    const otherId = (await add({ image_title_en: 'Other' }, other)).image_meta?.id;
    const begun = await call('PUT', '', { image_title_cn: '', image_desc_en: 'Only staff read this', image_id: otherId });
    expect(begun.data).toMatchObject({ missing: [{ field: 'image_title', language: 'cn' }], draft: { image_url: `/media/${otherId}` } });
    expect((await contents()).slice(0, before.length)).toEqual(before);
    expect((await call('POST', '/publish', {})).code).toBe('not_ready');
    await call('PUT', '', { image_title_cn: '黎明' });
    await call('POST', '/publish', {});
    expect((await shown()).find((slide) => slide.id === id)).toMatchObject({
      ...{ image: `/media/${otherId}`, titles: { cn: '黎明' }, descriptions: { en: 'Only staff read this' } },
    });
  });

  it('starts a draft from an earlier version with its texts and picture (EDT-05)', async () => {
    const { gallery_id: id, image_url: picture } = await add();
    await gallery.edit(id, { image_title_en: 'Second', image_desc_cn: '' });
    await gallery.replace(id, { bytes: await jpeg({ width: 660, height: 480 }) });
    const headers = await media.tokens.headers('admin');
    const call = (path: string) => fetch(`${media.service.url}/api/${path}`, { method: 'POST', headers });
    expect((await call(`versions/slides/${id}/1/draft`)).status).toBe(201);
    expect((await call(`versions/slides/${id}/1/draft`)).status).toBe(409);
    expect((await gallery.list()).find((item) => item.gallery_id === id)?.image_title_en).toBe('Second');
    expect((await call(`drafts/slides/${id}/publish`)).status).toBe(200);
    expect((await gallery.list()).find((item) => item.gallery_id === id)).toMatchObject({ ...TEXTS, image_url: picture, version: 4 });
  });

  it('adds one slide for repeated requests with the same key', async () => {
    const before = (await gallery.list()).length;
    const key = { 'idempotency-key': randomUUID() };
    const send = () => gallery.add(TEXTS, { bytes: photo }, key);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, body } of answers) expect([status, body.data.gallery_id]).toEqual([201, key['idempotency-key']]);
    const other = await gallery.add({ ...TEXTS, image_title_en: 'Another' }, { bytes: photo }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await gallery.list()).toHaveLength(before + 1);
  });

  it('requires an English title and no other text (VAL-32)', async () => {
    const before = (await gallery.list()).length;
    for (const texts of [{}, { image_title_en: '  ' }, { ...TEXTS, image_title_en: null }, { image_title_id: 'Hanya Indonesia' }]) {
      const { status, body } = await gallery.add(texts, { bytes: photo });
      expect({ status, code: body.code, fields: fieldErrorTexts(body.fields) }).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: { image_title_en: 'English title is required' },
      });
    }
    expect(await gallery.list()).toHaveLength(before);
    expect(await add({ image_title_en: ' Only English ', image_desc_id: null })).toMatchObject({
      image_title_en: 'Only English',
      image_title_id: '',
      image_desc_id: '',
    });
  });

  it('requires a picture: "Please select an image" (VAL-33, MSG-43)', async () => {
    const before = (await gallery.list()).length;
    const { status, body } = await gallery.add(TEXTS);
    expect({ status, fields: fieldErrorTexts(body.fields) }).toEqual({ status: 400, fields: { image: 'Please select an image' } });
    const [item] = await gallery.list();
    const replaced = await gallery.replace(item?.gallery_id ?? '');
    expect({ status: replaced.status, fields: fieldErrorTexts(replaced.body.fields) }).toEqual({
      status: 400,
      fields: { image: 'Please select an image' },
    });
    expect(await gallery.list()).toHaveLength(before);
  });

  it('detects every accepted format by its content, not by the type in the form (VAL-34, VAL-35)', async () => {
    const size = { width: 330, height: 240 };
    const files: Record<string, Buffer> = {
      jpeg: await picture(size).jpeg().toBuffer(),
      png: await picture(size).png().toBuffer(),
      gif: await picture(size).gif({ effort: 1 }).toBuffer(),
      webp: await picture(size).webp().toBuffer(),
      avif: await picture(size).avif({ effort: 0 }).toBuffer(),
      tiff: await picture(size).tiff().toBuffer(),
      bmp: bmp(size),
      svg: svg('<rect width="400" height="300" fill="#00ff00"/>'),
    };
    for (const [format, bytes] of Object.entries(files)) {
      const { status, body } = await gallery.add({ image_title_en: format }, { bytes, name: 'picture.jpg' });
      expect({ format, status }).toEqual({ format, status: 201 });
      const response = await media.get(body.data.image_url, { accept: 'image/webp' });
      expect(response.headers.get('content-type')).toBe('image/webp');
    }
  });

  it('accepts pictures of up to 20 MB, twice as large as in other forms (VAL-34, CONST-32)', async () => {
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    expect((await gallery.add({ image_title_en: 'Large' }, { bytes: padded(LIMITS.slideImageMaxBytes) })).status).toBe(201);
    const { status, body } = await gallery.add({ image_title_en: 'Larger' }, { bytes: padded(20 * MEGABYTE + 1), name: 'wall.jpg' });
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 413,
      code: 'image_too_large',
      message: 'wall.jpg is larger than 20 MB',
    });
    expect(fieldErrorTexts(body.fields)).toEqual({ 'image.0': 'wall.jpg is larger than 20 MB' });
  });

  it('changes the texts that are sent and keeps the others, with the next version (API-40, MSG-04)', async () => {
    const item = await add();
    const heard = await media.owner.listen(SlidesChanged, media.bus);
    const { status, headers, body } = await gallery.edit(item.gallery_id, {
      image_title_cn: '新标题',
      image_desc_id: '',
      image_desc_en: null,
      image_url: '/media/other',
      $set: { position: 0 },
      'titles.en': 'smuggled',
    });
    expect({ status, etag: headers.get('etag'), message: body.message }).toEqual({
      status: 200,
      etag: '"2"',
      message: 'Gallery item updated successfully',
    });
    expect(body.data).toEqual({
      ...item,
      image_title_cn: '新标题',
      image_desc_id: '',
      version: 2,
      updated_at: expect.any(String),
      image_meta: expect.anything(),
    });
    await eventually(() => expect(heard).toEqual([{ id: item.gallery_id }]));
    const same = await gallery.edit(item.gallery_id, { image_title_cn: '新标题' });
    expect([same.status, same.headers.get('etag')]).toEqual([200, '"2"']);
    const blank = await gallery.edit(item.gallery_id, { image_title_en: ' ' });
    expect({ status: blank.status, fields: fieldErrorTexts(blank.body.fields) }).toEqual({
      status: 400,
      fields: { image_title_en: 'English title is required' },
    });
  });

  it('replaces the picture of a slide and nothing else (API-41)', async () => {
    const item = await add();
    const red = await picture({ width: 400, height: 300 }).tint('#ff0000').png().toBuffer();
    const heard = await media.owner.listen(SlidesChanged, media.bus);
    const { status, body } = await gallery.replace(item.gallery_id, { bytes: red });
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Gallery item updated successfully' });
    const image = hashOf(red).slice(0, 40);
    expect(body.data).toMatchObject({ ...TEXTS, gallery_id: item.gallery_id, image_url: `/media/${image}`, version: 2 });
    expect(body.data.image_meta).toMatchObject({ id: image, width: 400, height: 300 });
    await eventually(() => expect(heard).toEqual([{ id: item.gallery_id }]));
    const { red: redness, blue } = await colourAt(await media.bytes(body.data.image_url), 0.9, 0.1);
    expect(redness).toBeGreaterThanOrEqual(blue);
  });

  it('deletes a slide and releases its picture without deleting it (API-42)', async () => {
    const item = await add();
    const heard = await media.owner.listen(SlidesChanged, media.bus);
    const { status, body } = await gallery.remove(item.gallery_id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'success', success: true, message: 'Gallery item deleted successfully' },
    });
    await eventually(() => expect(heard).toEqual([{ id: item.gallery_id }]));
    expect((await gallery.list()).map((other) => other.gallery_id)).not.toContain(item.gallery_id);
    expect((await shown()).map(({ id }) => id)).not.toContain(item.gallery_id);
    expect((await media.get(item.image_url)).status).toBe(200);
    for (const again of [await gallery.remove(item.gallery_id), await gallery.edit(item.gallery_id, TEXTS)])
      expect({ status: again.status, message: again.body.message }).toEqual({ status: 404, message: 'Gallery item not found' });
  });
});
