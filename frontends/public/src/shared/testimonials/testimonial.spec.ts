import { type Testimonial, testimonialDate, testimonialPhotos, testimonialText } from './testimonial.ts';

const ANNA: Testimonial = {
  testimonial_id: 'anna',
  name_en: 'Anna',
  name_id: 'Ani',
  name_cn: '安娜',
  role_en: 'Diver',
  role_id: 'Penyelam',
  role_cn: '潜水员',
  quote_en: 'Clear water.',
  quote_id: 'Air jernih.',
  quote_cn: '海水清澈。',
  location_en: 'Bergen',
  location_id: 'Bergen',
  location_cn: '卑尔根',
  profile_image: '',
  profile_image_meta: null,
  rating: 5,
};

function testimonial(over: Partial<Testimonial>): Testimonial {
  return { ...ANNA, ...over };
}

describe('the texts of a testimonial', () => {
  it("are in the reader's language, and in English if ID or CN is empty or a dash (I18N-06)", () => {
    expect(testimonialText(testimonial({}), 'name', 'id')).toBe('Ani');
    expect(testimonialText(testimonial({}), 'name', 'cn')).toBe('安娜');
    expect(testimonialText(testimonial({ name_id: ' ' }), 'name', 'id')).toBe('Anna');
    expect(testimonialText(testimonial({ name_cn: '-' }), 'name', 'cn')).toBe('Anna');
  });

  it('fall back in English from ID to CN to a dash (I18N-07)', () => {
    expect(testimonialText(testimonial({}), 'name', 'en')).toBe('Anna');
    expect(testimonialText(testimonial({ name_en: '' }), 'name', 'en')).toBe('Ani');
    expect(testimonialText(testimonial({ name_en: '', name_id: '' }), 'name', 'en')).toBe('安娜');
    expect(testimonialText(testimonial({ name_en: '', name_id: '', name_cn: '' }), 'name', 'en')).toBe('-');
  });
});

describe('the photos of a testimonial', () => {
  it('may be addresses or objects, and get a caption if they have none (ENT-22, ENT-23)', () => {
    const photos = testimonialPhotos(
      testimonial({ photos: ['/media/a', { url: '/media/b', caption: 'A turtle' }, { id: 'c', url: '/media/c' }, { url: '' }] }),
      'Anna diving experience',
      'en',
    );
    expect(photos.map(({ url, caption }) => [url, caption])).toEqual([
      ['/media/a', 'Anna diving experience'],
      ['/media/b', 'A turtle'],
      ['/media/c', 'Anna diving experience'],
    ]);
  });

  it("have captions in the reader's language: a caption that is one text counts as English", () => {
    const photos = testimonial({ photos: [{ id: 'a', url: '/media/a', caption: 'Anna diving experience' }] });
    expect(testimonialPhotos(photos, 'Pengalaman menyelam Ani', 'id')[0]?.caption).toBe('Pengalaman menyelam Ani');
    expect(testimonialPhotos(photos, '安娜的潜水体验', 'cn')[0]?.caption).toBe('安娜的潜水体验');
  });

  it('may be missing', () => {
    expect(testimonialPhotos(testimonial({ photos: undefined }), '', 'en')).toEqual([]);
  });
});

it('reads the date from createdAt, then from date (ENT-21)', () => {
  expect(testimonialDate(testimonial({ createdAt: '2026-01-02', date: '2025-01-01' }))).toBe('2026-01-02');
  expect(testimonialDate(testimonial({ createdAt: undefined, date: '2025-01-01' }))).toBe('2025-01-01');
});
