import { describe, expect, it } from '@jest/globals';
import { imageViewOf, type StoredImage } from '@reefdesk/media-client/stored-image';
import { toTestimonialView } from './testimonial.mapper.ts';
import type { TestimonialDocument } from './testimonial.schema.ts';

const image = (id: string): StoredImage => ({ id, width: 800, height: 800, color: '#0a5a7d', preview: 'data:,', widths: [320] });
const text = (en: string) => ({ en, id: `${en} (id)`, cn: `${en} (cn)` });
const views = new Map(['face', 'dive'].map((id) => [id, imageViewOf(image(id))]));

function testimonial(changes: Partial<TestimonialDocument> = {}): TestimonialDocument {
  return {
    _id: 't1',
    name: text('Ayu'),
    role: text('Diver'),
    quote: text('Calm, blue, unforgettable'),
    location: text('Bandung'),
    rating: 4,
    profile: image('face'),
    photos: [{ id: 'photo-1', image: image('dive') }],
    version: 2,
    createdAt: new Date('2026-01-02T03:04:05Z'),
    updatedAt: new Date('2026-01-02T03:04:05Z'),
    ...changes,
  };
}

describe('the view of a testimonial', () => {
  it('contains flat texts per language, its stars, and its date under both names (ENT-21, ENT-42, OR-34)', () => {
    expect(toTestimonialView(testimonial(), views)).toEqual({
      testimonial_id: 't1',
      name_en: 'Ayu',
      name_id: 'Ayu (id)',
      name_cn: 'Ayu (cn)',
      role_en: 'Diver',
      role_id: 'Diver (id)',
      role_cn: 'Diver (cn)',
      quote_en: 'Calm, blue, unforgettable',
      quote_id: 'Calm, blue, unforgettable (id)',
      quote_cn: 'Calm, blue, unforgettable (cn)',
      location_en: 'Bandung',
      location_id: 'Bandung (id)',
      location_cn: 'Bandung (cn)',
      profile_image: '/media/face',
      profile_image_meta: views.get('face'),
      rating: 4,
      package_slug: null,
      photos: [{ id: 'photo-1', url: '/media/dive', caption: 'Ayu diving experience', meta: views.get('dive') }],
      createdAt: '2026-01-02T03:04:05.000Z',
      date: '2026-01-02T03:04:05.000Z',
      version: 2,
    });
  });

  it('uses a name in another language as photo caption if the English one is missing (ENT-23, OR-31)', () => {
    const view = toTestimonialView(testimonial({ name: { en: '', id: '', cn: '阿玉' } }), views);
    expect(view.photos[0]?.caption).toBe('阿玉 diving experience');
  });

  it('has an empty picture and no photos if none are stored', () => {
    const view = toTestimonialView(testimonial({ profile: null, photos: [] }), views);
    expect(view).toMatchObject({ profile_image: '', profile_image_meta: null, photos: [] });
  });

  it.each([
    [undefined, 5],
    [Number.NaN, 5],
    [0, 1],
    [9, 5],
    [3.6, 4],
  ])('shows a stored rating of %p as %i stars', (rating, stars) => {
    expect(toTestimonialView(testimonial({ rating: rating as number }), views).rating).toBe(stars);
  });
});
