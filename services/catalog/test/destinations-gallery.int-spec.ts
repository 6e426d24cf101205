import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DestinationGalleryView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { ErrorBody } from '@reefdesk/contracts/endpoint';
import { DestinationsChanged } from '@reefdesk/contracts/messages/catalog.messages';
import { eventually } from '@reefdesk/test-kit/eventually';
import { fieldErrorTexts } from '@reefdesk/test-kit/field-errors';
import { rounds } from '@reefdesk/test-kit/rounds';
import { destination, galleryImage } from './builders.ts';
import { CatalogUnderTest } from './catalog-under-test.ts';
import { type DestinationFormFiles, galleryForm } from './destination-forms.ts';
import { PictureUploads } from './picture-uploads.ts';

type Answer = { status: string; success: boolean; message: string; data: DestinationGalleryView } & Partial<ErrorBody>;

const REEF = '/api/destinations/reef/gallery';

describe('the gallery of a destination', () => {
  let catalog: CatalogUnderTest;
  let uploads: PictureUploads;
  beforeAll(async () => {
    catalog = await CatalogUnderTest.start();
    uploads = await PictureUploads.start(catalog.media);
  });
  afterAll(async () => {
    await uploads.stop();
    await catalog.stop();
  });
  beforeEach(async () => {
    uploads.reset();
    await catalog.empty();
    await catalog.destinations.insertOne(destination('reef'));
  });

  const addImages = (gallery: string[], headers = {}) =>
    catalog.asAdmin<Answer>('POST', '/api/add-images/reef', galleryForm({ gallery }), headers);
  const editGallery = (files: DestinationFormFiles, headers = {}) =>
    catalog.asAdmin<Answer>('PATCH', '/api/edit-destination-gallery/reef', galleryForm(files), headers);
  const setMain = (id: string, headers = {}) => catalog.asAdmin<Answer>('PUT', `${REEF}/${id}/main`, undefined, headers);
  const remove = (id: string, headers = {}) => catalog.asAdmin<Answer>('DELETE', `${REEF}/${id}`, undefined, headers);
  /** Image ids in order; the main image is marked with `*`. */
  const shown = ({ gallery_images }: Pick<DestinationView, 'gallery_images'>) =>
    gallery_images.map(({ image_url, is_main }) => `${image_url.slice('/media/'.length)}${is_main ? '*' : ''}`);
  const stored = async () => {
    const found = await catalog.destinations.findOne({ _id: 'reef' });
    return (found?.images ?? []).map(({ image, isMain }) => `${image.id}${isMain ? '*' : ''}`);
  };
  const fill = (...images: string[]) =>
    catalog.destinations.updateOne({ _id: 'reef' }, { $set: { images: images.map((id, at) => galleryImage(id, at === 0)) } });

  it('appends new images and returns the whole gallery (API-36, MSG-18, OR-79)', async () => {
    const { status, body, headers } = await addImages(['c', 'd']);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([201, 'no-store', '"2"']);
    expect(body).toMatchObject({ status: 'success', success: true, message: 'Images uploaded successfully' });
    expect(body.data).toMatchObject({ destination_id: 'reef', destination_img: '/media/reef-a', version: 2 });
    expect(shown(body.data)).toEqual(['reef-a*', 'reef-b', 'c', 'd']);
    expect(body.data.gallery_images[2]).toMatchObject({ gallery_id: expect.any(String), image_url: '/media/c', is_main: false });
    const { body: read } = await catalog.get<{ data: DestinationView }>('/api/destination/reef');
    expect(shown(read.data)).toEqual(['reef-a*', 'reef-b', 'c', 'd']);
  });

  it('makes the first image added to an empty gallery the main image (ENT-34, OR-48)', async () => {
    await fill();
    const { body } = await addImages(['c', 'd']);
    expect([shown(body.data), body.data.destination_img]).toEqual([['c*', 'd'], '/media/c']);
  });

  it('accepts an uploaded main image, with others or alone (API-33, ENT-34, OR-49)', async () => {
    const both = await editGallery({ main: 'front', gallery: ['c'] });
    expect([both.status, both.body.status, both.body.data.destination_img]).toEqual([200, 'success', '/media/front']);
    expect(shown(both.body.data)).toEqual(['reef-a', 'reef-b', 'front*', 'c']);
    expect(shown((await editGallery({ main: 'new' })).body.data)).toEqual(['reef-a', 'reef-b', 'front', 'c', 'new*']);
    expect(shown((await editGallery({ gallery: ['e'] })).body.data)).toEqual(['reef-a', 'reef-b', 'front', 'c', 'new*', 'e']);
  });

  it('makes another image the main image permanently (API-34, ENT-34, MSG-14)', async () => {
    const { status, body, headers } = await setMain('gallery-reef-b');
    expect([status, headers.get('etag'), body.message]).toEqual([200, '"2"', 'Main image updated']);
    expect(body).toMatchObject({ status: 'success', data: { destination_img: '/media/reef-b', mainImage: '/media/reef-b', version: 2 } });
    expect(shown(body.data)).toEqual(['reef-a', 'reef-b*']);
    expect((await setMain('gallery-reef-b')).body.data.version).toBe(2);
  });

  it('promotes the next image when the main image is removed, and has none after the last (API-35, ENT-34, MSG-16, OR-48)', async () => {
    const { status, body } = await remove('gallery-reef-a');
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Image has been removed']);
    expect([shown(body.data), body.data.destination_img]).toEqual([['reef-b*'], '/media/reef-b']);
    const { body: last } = await remove('gallery-reef-b');
    expect(last.data).toMatchObject({ gallery_images: [], destination_img: '', main_image_meta: null, version: 3 });
  });

  it('repairs an older gallery without a main image', async () => {
    await catalog.destinations.updateOne({ _id: 'reef' }, { $set: { images: [galleryImage('x'), galleryImage('y')] } });
    expect(shown((await addImages(['z'])).body.data)).toEqual(['x*', 'y', 'z']);
    expect(await stored()).toEqual(['x*', 'y', 'z']);
  });

  it('accepts six images; rejects a larger upload as a whole before storing it (VAL-31, CONST-31, MSG-20, OR-46)', async () => {
    const answers = [
      await addImages(['c', 'd', 'e', 'f', 'g']),
      await addImages(['1', '2', '3', '4', '5', '6', '7']),
      await editGallery({ main: 'c', gallery: ['d', 'e', 'f', 'g'] }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.message]).toEqual([400, 'image_limit_reached', 'Maximum number of images reached (6)']);
    expect([await stored(), uploads.stored]).toEqual([['reef-a*', 'reef-b'], []]);
    expect((await addImages(['c', 'd', 'e', 'f'])).status).toBe(201);
    expect((await addImages(['g'])).body.message).toBe('Maximum number of images reached (6)');
    expect((await editGallery({ main: 'g' })).status).toBe(400);
  });

  it('keeps the same picture as often as it is uploaded, with different ids and one main image', async () => {
    const { body } = await addImages(['reef-a', 'c', 'c']);
    expect(shown(body.data)).toEqual(['reef-a*', 'reef-b', 'reef-a', 'c', 'c']);
    const twin = body.data.gallery_images[4]?.gallery_id ?? '';
    expect(shown((await setMain(twin)).body.data)).toEqual(['reef-a', 'reef-b', 'reef-a', 'c', 'c*']);
    expect(shown((await remove(twin)).body.data)).toEqual(['reef-a*', 'reef-b', 'reef-a', 'c']);
  });

  it('accepts only images, and all of a form or none (VAL-30)', async () => {
    const form = galleryForm({ gallery: ['c'] });
    form.append('galleryImages', new Blob(['MZ']), 'setup.exe');
    form.append('galleryImages', new Blob([]), 'empty.jpg');
    const { status, body } = await catalog.asAdmin<ErrorBody>('POST', '/api/add-images/reef', form);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([415, ['galleryImages.2']]);
    form.delete('galleryImages');
    form.append('galleryImages', new Blob(['IMAGE c']), 'c.jpg');
    form.append('galleryImages', new Blob(['MZ']), 'setup.exe');
    const again = await catalog.asAdmin<ErrorBody>('POST', '/api/add-images/reef', form);
    expect([again.status, fieldErrorTexts(again.body.fields)]).toEqual([
      415,
      { 'galleryImages.1': 'setup.exe is not an image this site accepts' },
    ]);
    expect(await stored()).toEqual(['reef-a*', 'reef-b']);
  });

  it('rejects a form without a picture, and a body that is not a form', async () => {
    for (const answer of [await addImages([]), await editGallery({})])
      expect([answer.status, fieldErrorTexts(answer.body.fields)]).toEqual([400, { galleryImages: 'Please select an image' }]);
    expect((await catalog.asAdmin('POST', '/api/add-images/reef', { galleryImages: ['x'] })).status).toBe(415);
    const other = galleryForm({});
    other.append('avatar', new Blob(['IMAGE x']), 'x.jpg');
    expect((await catalog.asAdmin('POST', '/api/add-images/reef', other)).status).toBe(400);
    expect((await catalog.asAdmin('POST', '/api/add-images/reef', galleryForm({ main: 'x' }))).status).toBe(400);
  });

  it('returns 404 for other images and other destinations', async () => {
    const answers = [await setMain('gallery-x'), await remove('gallery-x')];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'image_not_found']);
    const strangers = [
      await catalog.asAdmin<Answer>('PUT', '/api/destinations/nobody/gallery/gallery-reef-a/main'),
      await catalog.asAdmin<Answer>('DELETE', '/api/destinations/nobody/gallery/gallery-reef-a'),
      await catalog.asAdmin<Answer>('POST', '/api/add-images/nobody', galleryForm({ gallery: ['c'] })),
      await catalog.asAdmin<Answer>('PATCH', '/api/edit-destination-gallery/nobody', galleryForm({ main: 'c' })),
    ];
    for (const { status, body } of strangers) expect([status, body.code]).toEqual([404, 'destination_not_found']);
    expect(uploads.stored).toEqual([]);
  });

  it('does not change under a stale version', async () => {
    const stale = { 'if-match': '"7"' };
    const answers = [
      await addImages(['c'], stale),
      await editGallery({ main: 'c' }, stale),
      await setMain('gallery-reef-b', stale),
      await remove('gallery-reef-b', stale),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([409, 'edit_conflict']);
      expect(body.current).toMatchObject({ destination_id: 'reef', version: 1 });
    }
    expect([await stored(), uploads.stored]).toEqual([['reef-a*', 'reef-b'], []]);
    const form = galleryForm({ gallery: ['c'] });
    form.append('version', '7');
    expect((await catalog.asAdmin('PATCH', '/api/edit-destination-gallery/reef', form)).status).toBe(409);
    expect((await setMain('gallery-reef-b', { 'if-match': '"1"' })).status).toBe(200);
  });

  it('loses no image and never has seven when many are added in parallel', async () => {
    for (let round = 0; round < rounds(2); round++) {
      await fill('first');
      const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => addImages([`r${round}-${at}`])));
      const added = answers.flatMap(({ status }, at) => (status === 201 ? [`r${round}-${at}`] : []));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
      const images = await stored();
      expect(images.toSorted()).toEqual(['first*', ...added].toSorted());
    }
  });

  it('always has exactly one main image during parallel main image changes and removals (ENT-34)', async () => {
    const ids = ['1', '2', '3', '4', '5', '6'];
    for (let round = 0; round < rounds(2); round++) {
      await fill(...ids);
      let isOver = false;
      const watching = (async () => {
        while (!isOver) expect((await stored()).filter((image) => image.endsWith('*'))).toHaveLength(1);
      })();
      const answers = await Promise.all([
        ...ids.flatMap((id) => [setMain(`gallery-${id}`), setMain(`gallery-${id}`)]),
        remove('gallery-2'),
        remove('gallery-3'),
        remove('gallery-3'),
        addImages([`new-${round}`]),
      ]);
      isOver = true;
      await watching;
      for (const { status } of answers) expect([200, 201, 404, 400]).toContain(status);
      for (const { status, body } of answers) {
        if (status > 201) continue;
        expect(body.data.gallery_images.filter((image) => image.is_main)).toHaveLength(1);
        expect(body.data.destination_img).toBe(body.data.gallery_images.find((image) => image.is_main)?.image_url);
      }
      const images = (await stored()).map((image) => image.replace('*', ''));
      const fit = answers.at(-1)?.status === 201;
      expect(images).toEqual(['1', '4', '5', '6', ...(fit ? [`new-${round}`] : [])]);
    }
  });

  it('keeps both an edit and an image that are sent at the same moment', async () => {
    const [image, edit] = await Promise.all([addImages(['c']), catalog.asAdmin('PATCH', '/api/edit-destination/reef', { location: 'x' })]);
    expect([image.status, edit.status]).toEqual([201, 200]);
    expect([await stored(), (await catalog.destinations.findOne({ _id: 'reef' }))?.location]).toEqual([['reef-a*', 'reef-b', 'c'], 'x']);
  });

  it('is not restored by an upload that ends after the destination was removed', async () => {
    uploads.beforeComplete = () => catalog.destinations.deleteOne({ _id: 'reef' });
    expect((await addImages(['c'])).status).toBe(404);
    expect(await catalog.destinations.countDocuments()).toBe(0);
  });

  it('publishes an event for every change', async () => {
    const announced = await catalog.media.listen(DestinationsChanged, catalog.bus);
    await addImages(['c']);
    await editGallery({ main: 'd' });
    await setMain('gallery-reef-b');
    await remove('gallery-reef-b');
    await eventually(() => expect(announced).toEqual(Array(4).fill({ id: 'reef' })));
  });
});
