import { readDestination } from './destination.ts';
import { photos, place } from './testing.ts';

it('reads a destination as the server sends it (ENT-18)', () => {
  expect(readDestination(place(1))).toEqual({
    id: 'd-1',
    name: { en: 'Reef 1', id: 'Terumbu 1', cn: '礁石 1' },
    category: { en: 'Diving', id: 'Selam', cn: '潜水' },
    description: { en: 'About reef 1', id: 'Tentang terumbu 1', cn: '关于礁石 1' },
    image: { url: '/media/p1', meta: null },
    photos: [{ key: 'g1', url: '/media/g1', alt: '', meta: null }],
    location: { en: 'Bunaken National Marine Park, North Sulawesi', id: '', cn: '' },
    bestTime: { en: 'April - November', id: '', cn: '' },
    openingDays: { en: 'Monday - Sunday', id: '', cn: '' },
    openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
    entryFee: { local: 10_000, tourist: 150_000 },
  });
});

describe('opening hours and fees', () => {
  it.each([
    ['JSON text', '{"day":"Monday - Friday","open":"08:00","close":"16:00"}', '{"local":5000,"tourist":"20000"}'],
    [
      'JSON text that was quoted twice',
      JSON.stringify(JSON.stringify({ day: 'Monday - Friday', open: '08:00', close: '16:00' })),
      '{"local":5000,"tourist":20000}',
    ],
  ])('are read from %s (ENT-20)', (_, opening_hour, entry_fee) => {
    const destination = readDestination(place(1, { opening_hour, entry_fee }));
    expect(destination?.openingHour).toEqual({ day: 'Monday - Friday', open: '08:00', close: '16:00' });
    expect(destination?.entryFee).toEqual({ local: 5000, tourist: 20_000 });
  });

  it.each([['{"day":'], [null], [42], [['Monday']], [{ day: 7, local: -1, tourist: 'a lot' }]])(
    'are empty, and free, if they are malformed: %j (ENT-20)',
    (malformed) => {
      const destination = readDestination(place(1, { opening_hour: malformed, entry_fee: malformed }));
      expect(destination?.openingHour).toEqual({ day: '', open: '', close: '' });
      expect(destination?.entryFee).toEqual({ local: 0, tourist: 0 });
    },
  );
});

it('reads the flat fields of the back office if there are no maps', () => {
  const destination = readDestination({
    destination_id: 'a',
    destination_name_en: 'Reef',
    destination_desc_id: 'Terumbu',
    category: 'Diving',
  });
  expect(destination?.name).toEqual({ en: 'Reef', id: '', cn: '' });
  expect(destination?.description).toEqual({ en: '', id: 'Terumbu', cn: '' });
  expect(destination?.category.en).toBe('Diving');
});

it('shows the main image in the gallery if there is no other, and leaves out photos without an address', () => {
  const [photo] = photos(1);
  expect(readDestination(place(1, { gallery_images: null }))?.photos.map(({ url }) => url)).toEqual(['/media/p1']);
  expect(readDestination(place(1, { gallery_images: [{ ...photo, src: '', url: '', image_url: '' }, '/media/x'] }))?.photos).toHaveLength(
    1,
  );
  expect(readDestination(place(1, { gallery_images: [], destination_img: '' }))?.photos).toEqual([]);
});

it.each([[null], ['text'], [[]], [{}], [{ name: { en: 'Nowhere' } }]])('does not read %j as a destination', (value) => {
  expect(readDestination(value)).toBeUndefined();
});
