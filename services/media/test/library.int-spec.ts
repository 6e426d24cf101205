import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import type { LibraryImageView, ReplacedView } from '@reefdesk/contracts/images/endpoints';
import { DescribePeople } from '@reefdesk/contracts/messages/auth.messages';
import { SlidesChanged } from '@reefdesk/contracts/messages/media.messages';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { ReplacementSweeper } from '../src/library/replacements/replacement-sweeper.ts';
import { CollectionFixture } from './collection-fixture.ts';
import { form, GalleryManager, TEXTS } from './gallery-manager.ts';
import { jpeg } from './pictures.ts';

type Answer<Data> = Omit<ErrorBody, 'data'> & { data: Data; next_cursor: string | null; current?: LibraryImageView };

const ALT = { en: 'Two divers above a coral wall', id: 'Dua penyelam di atas dinding karang', cn: '两名潜水员在珊瑚崖壁上方' };

describe('the media library', () => {
  let collection: CollectionFixture;
  let auth: NatsPeer;
  beforeAll(async () => {
    collection = await CollectionFixture.start();
    auth = await NatsPeer.connect(collection.media.stack, 'auth');
    auth.answer(DescribePeople, ({ ids }) => ({ people: ids.map((id) => ({ id, name: `Name of ${id}`, isStaff: true })) }));
  });
  afterAll(async () => {
    await auth?.close();
    await collection?.stop();
  });
  beforeEach(() => collection.empty());

  const upload = async (width: number): Promise<StoredImage> => {
    collection.clock.pass(1_000);
    return collection.upload(width);
  };

  async function call<Data = LibraryImageView>(method: string, path = '', body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${collection.media.service.url}/api/library${path}`, {
      method,
      headers: { ...(await collection.media.tokens.headers('admin')), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer<Data> };
  }
  const list = async (query = '') => (await call<LibraryImageView[]>('GET', query)).body;
  const idsOf = ({ data }: { data: readonly LibraryImageView[] }) => data.map(({ image_id }) => image_id);

  const shows = ({ id }: StoredImage, name: string) => {
    collection.catalog.used.add(id);
    collection.catalog.listed.push({ imageId: id, kind: 'destinations', recordId: `of ${name}`, name: { en: name, id: '', cn: '' } });
  };

  it('lists every picture with its uses, size, date and uploader, newest first, in pages (LIB-01)', async () => {
    const older = await upload(201);
    shows(older, 'Bunaken');
    collection.clock.pass(1_000);
    const manager = new GalleryManager(collection.media, collection.media.service.url);
    const { body } = await manager.add(TEXTS, { bytes: await jpeg({ width: 202, height: 90 }), name: 'dawn.jpg' });
    const first = await list('?limit=1');
    expect(first.data).toEqual([
      expect.objectContaining({
        image: expect.objectContaining({ width: 202, height: 90, url: body.data.image_url }),
        file_name: 'dawn.jpg',
        type: 'jpeg',
        uploaded_by: { user_id: 'test-user', name: 'Name of test-user' },
        uses: [{ kind: 'slides', record_id: body.data.gallery_id, name: expect.objectContaining({ en: TEXTS.image_title_en }) }],
      }),
    ]);
    expect(first.data[0]?.bytes).toBeGreaterThan(100);
    expect(new Date(first.data[0]?.uploaded_at ?? '').getTime()).toBeGreaterThan(0);
    const second = await list(`?limit=1&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({
      data: [{ image_id: older.id, uploaded_by: null, uses: [{ kind: 'destinations', record_id: 'of Bunaken' }] }],
      next_cursor: null,
    });
    expect((await list('?cursor=nonsense')).code).toBe('bad_request');
  });

  it('finds pictures by file name, alternative text and use, unused pictures, and pictures without an alternative text (LIB-01)', async () => {
    const [wall, turtle, remaining] = [await upload(211), await upload(212), await upload(213)];
    shows(wall, 'Lembeh Strait');
    collection.testimonials.used.add(remaining.id);
    await call('PATCH', `/${turtle.id}`, { alt: { en: 'A green turtle' } });
    expect(idsOf(await list('?q=lembeh'))).toEqual([wall.id]);
    expect(idsOf(await list('?q=Turtle+GREEN'))).toEqual([turtle.id]);
    expect(idsOf(await list('?q=photo'))).toEqual([remaining.id, turtle.id, wall.id]);
    expect(idsOf(await list('?q=no.hing'))).toEqual([]);
    expect(idsOf(await list('?unused=true'))).toEqual([turtle.id]);
    expect((await call('GET', `/${remaining.id}`)).body.data.uses).toEqual([expect.objectContaining({ kind: 'kept' })]);
    await call('PATCH', `/${turtle.id}`, { alt: { id: ALT.id, cn: ALT.cn } });
    await call('PATCH', `/${remaining.id}`, { decorative: true });
    expect(idsOf(await list('?missing_alt=true'))).toEqual([wall.id]);
  });

  it('stores alternative text and focal point with the picture, and returns them with the picture everywhere (LIB-03, LIB-04)', async () => {
    const { id } = await upload(221);
    const { headers, body } = await call('PATCH', `/${id}`, { alt: ALT, focal: { x: 0.25, y: 1 } }, { 'if-match': '"1"' });
    expect([headers.get('etag'), body.data]).toEqual(['"2"', expect.objectContaining({ alt: ALT, focal: { x: 0.25, y: 1 }, version: 2 })]);
    expect(await collection.media.describe([id])).toEqual([expect.objectContaining({ alt: ALT, focal: { x: 0.25, y: 1 } })]);
    const stale = await call('PATCH', `/${id}`, { alt: { en: 'Another' } }, { 'if-match': '"1"' });
    expect([stale.status, stale.body.code, stale.body.current?.alt]).toEqual([409, 'edit_conflict', ALT]);
    await call('PATCH', `/${id}`, { decorative: true, focal: null });
    const [described] = await collection.media.describe([id]);
    expect([described?.alt, described?.focal]).toEqual([undefined, undefined]);
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ alt: ALT, decorative: true, focal: null });
  });

  it.each([
    [{ alt: { en: 'IMG_0042.JPG' } }, 'alt.en', 'file_name_as_text'],
    [{ alt: { id: 'DSC01234' } }, 'alt.id', 'file_name_as_text'],
    [{ alt: { cn: '珊'.repeat(161) } }, 'alt.cn', 'too_long'],
    [{ alt: 'Reef' }, 'alt', 'texts_by_language'],
    [{ decorative: 'yes' }, 'decorative', 'true_or_false'],
    [{ focal: { x: 1.5, y: 0 } }, 'focal.x', 'number_between'],
    [{ focal: { x: 0.5 } }, 'focal.y', 'required'],
  ])('rejects %j with a field error (LIB-03)', async (change, field, code) => {
    const { id } = await upload(231);
    const { status, body } = await call('PATCH', `/${id}`, change);
    expect([status, body.fields]).toEqual([400, { [field]: [expect.objectContaining({ code })] }]);
  });

  it('accepts a picture of the library in place of a file, and stores the same bytes once (LIB-02)', async () => {
    const manager = new GalleryManager(collection.media, collection.media.service.url);
    const bytes = await jpeg({ width: 261, height: 80 });
    const image = await collection.media.upload(bytes);
    const form = new FormData();
    form.append('galleryData', JSON.stringify(TEXTS));
    form.append('image_id', image.id);
    const chosen = await manager.call('POST', '', form);
    expect([chosen.status, chosen.body.data.image_url]).toEqual([201, `/media/${image.id}`]);
    const uploaded = await manager.add(TEXTS, { bytes });
    expect(uploaded.body.data.image_url).toBe(`/media/${image.id}`);
    expect((await list()).data).toEqual([expect.objectContaining({ image_id: image.id, uses: [expect.anything(), expect.anything()] })]);
    const other = await collection.media.upload(await jpeg({ width: 262, height: 80 }));
    const { gallery_id: id } = uploaded.body.data;
    expect((await manager.edit(id, { image_id: other.id })).body.data.image_url).toBe(`/media/${other.id}`);
    const unknown = await manager.edit(id, { image_id: '0'.repeat(40) });
    expect([unknown.status, unknown.body.fields]).toEqual([400, { image_id: [expect.objectContaining({ code: 'image_not_found' })] }]);
    await collection.settled();
  });

  it('rejects the removal of a picture in use with its uses; an unused picture is removed, and returns if it is uploaded again', async () => {
    const [shown, unused] = [await upload(241), await upload(242)];
    shows(shown, 'Siladen');
    const rejected = await call<{ uses: object[] }>('DELETE', `/${shown.id}`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'image_in_use']);
    expect(rejected.body.data.uses).toEqual([{ kind: 'destinations', record_id: 'of Siladen', name: { en: 'Siladen', id: '', cn: '' } }]);
    expect((await call('DELETE', `/${unused.id}`, undefined, { 'if-match': '"7"' })).status).toBe(409);
    expect((await call('DELETE', `/${unused.id}`)).status).toBe(200);
    expect(idsOf(await list())).toEqual([shown.id]);
    for (const method of ['GET', 'DELETE']) expect((await call(method, `/${unused.id}`)).status).toBe(404);
    expect((await call('PATCH', `/${unused.id}`, { decorative: true })).status).toBe(404);
    expect(await collection.collect()).toMatchObject({ outcome: 'done', images: 1 });
    const again = await upload(242);
    expect((await call('DELETE', `/${again.id}`)).status).toBe(200);
    await collection.media.upload(await jpeg({ width: 242, height: 80 }));
    expect(idsOf(await list())).toEqual([again.id, shown.id]);
  });

  it('replaces a picture everywhere, also in the trash, and returns the uses; versions keep the old one (LIB-07, LIB-08)', async () => {
    const [old, next] = [await upload(271), await upload(272)];
    const manager = new GalleryManager(collection.media, collection.media.service.url);
    const add = async (title: string) =>
      (await manager.call('POST', '', form({ galleryData: JSON.stringify({ ...TEXTS, image_title_en: title }), image_id: old.id }))).body
        .data;
    const [slide, trashed] = [await add('Dawn'), await add('Dusk')];
    await manager.remove(trashed.gallery_id);
    shows(old, 'Bangka');
    await call('PATCH', `/${old.id}`, { alt: ALT, focal: { x: 0.1, y: 0.2 } });
    const slides = await collection.media.owner.listen(SlidesChanged, collection.media.bus);
    const { status, body } = await call<ReplacedView>('POST', `/${old.id}/replace`, { image_id: next.id });
    expect([status, body.data]).toEqual([
      200,
      {
        image_id: next.id,
        uses: [
          { kind: 'slides', record_id: slide.gallery_id, name: expect.objectContaining({ en: 'Dawn' }) },
          { kind: 'destinations', record_id: 'of Bangka', name: { en: 'Bangka', id: '', cn: '' } },
        ],
        done: true,
      },
    ]);
    const by = { userId: 'test-user', position: 'owner', network: expect.any(String) };
    for (const owner of [collection.catalog, collection.testimonials])
      expect(owner.replaced).toEqual([{ from: old.id, to: expect.objectContaining({ id: next.id, alt: ALT }), by }]);
    const [shown] = await manager.list();
    expect(shown).toMatchObject({ image_url: `/media/${next.id}`, version: slide.version + 1 });
    const restored = await collection.media.get('/api/trash/slides', await collection.media.tokens.headers('admin'));
    expect(await restored.text()).toContain(next.id);
    await collection.media.owner.hearAll(SlidesChanged, collection.media.bus);
    expect(slides).toContainEqual({ id: slide.gallery_id });
    // The new picture inherits the alternative text, but not the focal point.
    expect((await call('GET', `/${next.id}`)).body.data).toMatchObject({
      alt: ALT,
      focal: null,
      uses: [expect.anything(), expect.anything()],
    });
    expect((await call('GET', `/${old.id}`)).body.data.uses).toEqual([expect.objectContaining({ kind: 'kept' })]);
    const entry = await collection.database
      .collection<{ changes: unknown; userId: string }>('audit_outbox')
      .findOne({ recordId: slide.gallery_id, action: 'changed' });
    expect(entry).toMatchObject({ kind: 'slides', userId: 'test-user', changes: [{ field: 'image', before: old.id, after: next.id }] });
  });

  it('continues a replacement after the service was killed, and once an unavailable owner is back (LIB-07)', async () => {
    const [old, next, third] = [await upload(281), await upload(282), await upload(283)];
    shows(old, 'Gangga');
    const killed = await collection.media.startProcess({ LOG_LEVEL: 'error' });
    const headers = { ...(await collection.media.tokens.headers('admin')), 'content-type': 'application/json' };
    const requested = new Promise<void>((reached) => {
      collection.catalog.beforeReplacing = () => {
        reached();
        return new Promise(() => undefined);
      };
    });
    const body = JSON.stringify({ image_id: next.id });
    const cutOff = fetch(`${killed.url}/api/library/${old.id}/replace`, { method: 'POST', headers, body }).catch(() => 'cut off');
    await requested;
    await killed.kill();
    expect(await cutOff).toBe('cut off');
    await killed.stop();
    for (const [from, to] of [
      [old, third],
      [next, old],
      [third, old],
    ] as const)
      expect((await call('POST', `/${from.id}/replace`, { image_id: to.id })).body.code).toBe('image_being_replaced');

    const sweeper = collection.media.service.app.get(ReplacementSweeper, { strict: false });
    const HOUR_MS = 60 * 60_000;
    collection.catalog.beforeReplacing = () => Promise.reject({ code: 'service_unavailable', status: 503 });
    await sweeper.sweep(new Date(Date.now() + HOUR_MS));
    expect([collection.catalog.replaced, collection.testimonials.replaced]).toEqual([[], [expect.objectContaining({ from: old.id })]]);
    const again = await call<ReplacedView>('POST', `/${old.id}/replace`, { image_id: next.id });
    expect(again.body.data).toMatchObject({ done: false, uses: [{ record_id: 'of Gangga' }] });
    collection.catalog.beforeReplacing = () => undefined;
    await sweeper.sweep(new Date(Date.now() + HOUR_MS));
    expect(collection.catalog.replaced).toEqual([expect.objectContaining({ from: old.id })]);
    expect((await call('GET', `/${next.id}`)).body.data.uses).toMatchObject([{ record_id: 'of Gangga' }]);
    expect((await call('POST', `/${old.id}/replace`, { image_id: third.id })).status).toBe(200);
    for (const [from, to] of [
      ['0'.repeat(40), next.id],
      [old.id, '0'.repeat(40)],
    ])
      expect((await call('POST', `/${from}/replace`, { image_id: to })).body.code).toBe('image_not_found');
  });

  it('is for editors, and returns 503 instead of treating pictures as unused if an owner is unavailable', async () => {
    const { id } = await upload(251);
    for (const position of ['translator', 'agent'] as const) {
      const response = await collection.media.get('/api/library', await collection.media.tokens.headers('admin', 'somebody', position));
      expect(response.status).toBe(403);
    }
    expect((await collection.media.get('/api/library')).status).toBe(401);
    expect((await call('GET', '/nobody')).body.code).toBe('image_not_found');
    collection.catalog.fallSilent();
    expect((await call('DELETE', `/${id}`)).status).toBe(503);
    expect((await call('GET', '?unused=true')).status).toBe(503);
  });
});
