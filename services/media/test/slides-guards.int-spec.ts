import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import type { GalleryItemView, SlideView } from '@reefdesk/contracts/slides/endpoints';
import { form, GalleryManager, TEXTS } from './gallery-manager.ts';
import { hashOf, MediaFixture } from './media-fixture.ts';
import { jpeg } from './pictures.ts';

describe('the gallery manager with parallel edits and invalid input', () => {
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

  it('never overwrites the edit of another user, and returns it instead', async () => {
    const item = await add();
    await gallery.edit(item.gallery_id, { image_title_en: 'Theirs' }, { 'if-match': '"1"' });
    const other = await jpeg({ width: 410, height: 310 });
    const stale = [
      await gallery.edit(item.gallery_id, { image_title_en: 'Mine' }, { 'if-match': '"1"' }),
      await gallery.edit(item.gallery_id, { image_title_en: 'Mine', version: 1 }),
      await gallery.edit(item.gallery_id, { image_title_en: 'Mine' }, { 'if-match': 'nonsense' }),
      await gallery.replace(item.gallery_id, { bytes: other }, { 'if-match': 'W/"1"' }),
      await gallery.call('PATCH', `/${item.gallery_id}/image`, form({ version: '1' }, { bytes: other })),
      await gallery.remove(item.gallery_id, { 'if-match': '"1"' }),
    ];
    for (const { status, body } of stale) {
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'edit_conflict' });
      expect(body.current).toMatchObject({ gallery_id: item.gallery_id, image_title_en: 'Theirs', version: 2 });
    }
    expect(await media.stored(`images/${hashOf(other).slice(0, 40)}/`)).toEqual([]);
    expect((await gallery.edit(item.gallery_id, { image_title_en: 'Mine' }, { 'if-match': '"2"' })).body.data.version).toBe(3);
    expect((await gallery.edit(item.gallery_id, { image_title_en: 'Anyway' }, { 'if-match': '*' })).body.data.version).toBe(4);
  });

  it('accepts exactly one of many edits of the same version, and loses none without a version', async () => {
    const item = await add();
    const guarded = await Promise.all(
      Array.from({ length: 8 }, (_, n) => gallery.edit(item.gallery_id, { image_title_en: `Editor ${n}` }, { 'if-match': '"1"' })),
    );
    const won = guarded.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(guarded.filter(({ status }) => status === 409)).toHaveLength(7);
    const fields = Object.keys(TEXTS);
    await Promise.all(fields.map((field) => gallery.edit(item.gallery_id, { [field]: `new ${field}` })));
    const now = (await gallery.list()).find((other) => other.gallery_id === item.gallery_id);
    expect(now).toMatchObject(Object.fromEntries(fields.map((field) => [field, `new ${field}`])));
    expect(now?.version).toBe(2 + fields.length);
  });

  it('appends all slides that are added in parallel, in a stable order', async () => {
    const before = (await gallery.list()).map((item) => item.gallery_id);
    const added = await Promise.all(Array.from({ length: 8 }, (_, n) => add({ image_title_en: `Together ${n}` })));
    const lists = await Promise.all([1, 2, 3].map(async () => (await gallery.list()).map((item) => item.gallery_id)));
    expect(lists[0]?.slice(0, before.length)).toEqual(before);
    expect([...(lists[0]?.slice(before.length) ?? [])].sort()).toEqual(added.map((item) => item.gallery_id).sort());
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    expect((await shown()).map(({ id }) => id)).toEqual(lists[0]);
    const last = await add({ image_title_en: 'Last' });
    expect((await gallery.list()).at(-1)?.gallery_id).toBe(last.gallery_id);
  });

  it('stores no picture for a slide that does not exist or must not be changed', async () => {
    const unknown = await jpeg({ width: 420, height: 310 });
    const ids = ['0b1f8d5e-6f0e-4f3c-9d0a-111111111111', '%24gt', '..%2f..%2fetc', 'a'.repeat(10_000), '%00', '1'];
    for (const id of ids) {
      expect((await gallery.replace(id, { bytes: unknown })).status).toBe(404);
      expect((await gallery.edit(id, TEXTS)).status).toBe(404);
      expect((await gallery.remove(id)).status).toBe(404);
    }
    for (const [role, status] of [['nobody', 401] as const, ['customer', 403] as const]) {
      const headers: Record<string, string> = role === 'nobody' ? { authorization: '' } : await media.tokens.headers(role);
      const [item] = await gallery.list();
      const id = item?.gallery_id ?? '';
      const body = () => form({ galleryData: JSON.stringify(TEXTS) }, { bytes: unknown });
      const answers = [
        await gallery.call('POST', '', body(), headers),
        await gallery.call('PATCH', `/${id}/image`, body(), headers),
        await gallery.edit(id, TEXTS, headers),
        await gallery.remove(id, headers),
        await gallery.call('GET', '', undefined, headers),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
    expect(await media.stored(`images/${hashOf(unknown).slice(0, 40)}/`)).toEqual([]);
  });

  it('returns a client error for invalid input and changes nothing', async () => {
    const item = await add();
    // Renditions are added in the background, so widths may change.
    const items = async () => (await gallery.list()).map(({ image_meta, ...others }) => ({ ...others, image: image_meta?.id }));
    const before = await items();
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    const bad: unknown[] = [5, ['x'], { en: 'x' }, true, 'x'.repeat(LIMITS.nameMaxLength + 1), 'nul \u0000', 'half \ud800'];
    const answers = [
      ...(await Promise.all(bad.map((value) => gallery.edit(item.gallery_id, { image_title_en: value })))),
      ...(await Promise.all(bad.map((value) => gallery.add({ image_title_en: value }, { bytes: photo })))),
      await gallery.edit(item.gallery_id, { image_desc_cn: '长'.repeat(LIMITS.descriptionMaxLength + 1) }),
      await gallery.edit(item.gallery_id, [TEXTS]),
      await gallery.call('PATCH', `/${item.gallery_id}`, '{"image_title_en":', { 'content-type': 'application/json' }),
      await gallery.call('PATCH', `/${item.gallery_id}`, deep, { 'content-type': 'application/json' }),
      await gallery.call('PATCH', `/${item.gallery_id}`, '"text"', { 'content-type': 'application/json' }),
      ...(await Promise.all(['', 'no json', '[]', 'null', '7', deep].map((data) => gallery.add(data, { bytes: photo })))),
      await gallery.call('POST', '', form({}, { bytes: photo })),
      await gallery.call('POST', '', form({ galleryData: JSON.stringify(TEXTS) }, { bytes: photo }, 'picture')),
      await gallery.call('POST', '', 'no form', { 'content-type': 'multipart/form-data' }),
      await gallery.call('POST', '', '--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' }),
    ];
    const two = form({ galleryData: JSON.stringify(TEXTS) }, { bytes: photo });
    two.append('image', new Blob([new Uint8Array(photo)]), 'second.jpg');
    answers.push(await gallery.call('POST', '', two));
    expect(answers.map(({ status, body }) => ({ status, success: body.success, known: typeof body.code }))).toEqual(
      answers.map(() => ({ status: 400, success: false, known: 'string' })),
    );
    expect((await gallery.call('POST', '', TEXTS)).status).toBe(415);
    expect((await gallery.call('PATCH', `/${item.gallery_id}`, { image_desc_en: 'x'.repeat(2 * MEGABYTE) })).status).toBe(413);
    expect(await items()).toEqual(before);
  });
});
