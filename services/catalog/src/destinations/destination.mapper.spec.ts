import { describe, expect, it } from '@jest/globals';
import { destination, galleryImage, viewsOf } from '../../test/builders.ts';
import { toDestinationView } from './destination.mapper.ts';

const views = viewsOf('reef-a', 'reef-b');

describe('the view of a destination', () => {
  it('contains the public and the admin fields (ENT-18, ENT-27, ENT-32, OR-69)', () => {
    expect(toDestinationView(destination('reef'), views)).toMatchObject({
      destination_id: 'reef',
      name: { en: 'Name of reef', id: 'Name of reef (id)', cn: 'Name of reef (cn)' },
      destination_name_en: 'Name of reef',
      destination_name_id: 'Name of reef (id)',
      destination_name_cn: 'Name of reef (cn)',
      category: { en: 'Diving', id: 'Diving (id)', cn: 'Diving (cn)' },
      destination_category_en: 'Diving',
      destination_category_id: 'Diving (id)',
      destination_category_cn: 'Diving (cn)',
      description: { en: 'About reef', id: 'About reef (id)', cn: 'About reef (cn)' },
      destination_desc_en: 'About reef',
      destination_desc_id: 'About reef (id)',
      destination_desc_cn: 'About reef (cn)',
      location: 'North Sulawesi',
      best_time: 'April - November',
      status: 'active',
      version: 1,
      created_at: '2026-01-02T03:04:05.000Z',
      updated_at: '2026-01-02T03:04:05.000Z',
    });
  });

  it('sends hours and fees as objects, the hours under both names (ENT-28, ENT-29, OR-24)', () => {
    const view = toDestinationView(
      destination('reef', {
        openingHour: JSON.stringify(JSON.stringify({ day: 'Monday', open: '8:00', close: '16:00' })),
        entryFee: '{"local":5000,"tourist":"20000"}',
      }),
      views,
    );
    expect(view.opening_hour).toEqual({ day: 'Monday', open: '08:00', close: '16:00' });
    expect(view.opening_hours).toEqual(view.opening_hour);
    expect(view.entry_fee).toEqual({ local: 5_000, tourist: 20_000 });
  });

  it('turns malformed hours and fees into empty hours and 0 (ENT-20, OR-24)', () => {
    const view = toDestinationView(destination('reef', { openingHour: '{"day":', entryFee: null }), views);
    expect(view.opening_hour).toEqual({ day: '', open: '', close: '' });
    expect(view.entry_fee).toEqual({ local: 0, tourist: 0 });
  });

  it('contains the main image under both names and every gallery image in all three shapes (ENT-30, ENT-31, ENT-33, OR-69)', () => {
    const view = toDestinationView(destination('reef'), views);
    expect(view.destination_img).toBe('/media/reef-a');
    expect(view.mainImage).toBe('/media/reef-a');
    expect(view.main_image_meta).toEqual(views.get('reef-a'));
    expect(view.images).toEqual(view.gallery_images);
    expect(view.gallery_images[1]).toEqual({
      gallery_id: 'gallery-reef-b',
      image_url: '/media/reef-b',
      is_main: false,
      id: 'gallery-reef-b',
      src: '/media/reef-b',
      url: '/media/reef-b',
      isMain: false,
      alt: 'Name of reef',
      meta: views.get('reef-b'),
    });
  });

  it.each([
    ['none is marked', [galleryImage('reef-a'), galleryImage('reef-b')], 'reef-a'],
    ['two are marked', [galleryImage('reef-a', true), galleryImage('reef-b', true)], 'reef-a'],
    ['the second is marked', [galleryImage('reef-a'), galleryImage('reef-b', true)], 'reef-b'],
  ])('has exactly one main image when %s (OR-48)', (_, images, main) => {
    const view = toDestinationView(destination('reef', { images }), views);
    expect(view.gallery_images.filter((image) => image.is_main).map((image) => image.url)).toEqual([`/media/${main}`]);
    expect(view.destination_img).toBe(`/media/${main}`);
  });

  it('has an empty main image if the gallery is empty (OR-48)', () => {
    const view = toDestinationView(destination('reef', { images: [] }), views);
    expect(view).toMatchObject({ destination_img: '', mainImage: '', main_image_meta: null, gallery_images: [], images: [] });
  });

  it('fills missing values: the visit takes a full day, texts are empty (OR-50)', () => {
    const sparse = destination('reef', { visitDuration: '', name: { en: 'Reef' } as never });
    expect(toDestinationView(sparse, views)).toMatchObject({ visit_duration: 'Full Day', name: { en: 'Reef', id: '', cn: '' } });
  });
});
