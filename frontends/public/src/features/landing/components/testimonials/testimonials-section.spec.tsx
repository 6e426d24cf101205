import '../../../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { failureOf, fakeHttp, renderScreen, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import brand from '../../../../../../../config/brand.json';
import { SAMPLE_TESTIMONIALS } from '../../sample-testimonials.ts';
import { useTestimonials } from '../../testimonials.api.ts';
import { answer, EverythingIsNear, testimonial, travelPackage } from '../../testing.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

const { IntersectionObserver } = window;

beforeEach(() => Object.assign(window, { IntersectionObserver: EverythingIsNear }));
afterEach(() => {
  cleanup();
  replaceRuntimeConfig(undefined);
  Object.assign(window, { IntersectionObserver });
});

function show(testimonials: unknown, language: LanguageCode = 'EN') {
  const http = fakeHttp({ 'GET /api/testimonials': testimonials, 'GET /api/packages': answer([travelPackage(1)]) });
  return renderScreen(<TestimonialsSection />, { texts: ['landing'], language, http });
}

function Held() {
  const { failed, testimonials } = useTestimonials();
  return (
    <p>
      {failed ? 'failed' : 'fine'}: {testimonials.map(({ name_en }) => name_en).join(', ')}
    </p>
  );
}

describe('the testimonials section', () => {
  it('shows a loading message (STATE-06)', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByText('Loading testimonials...')).toBeVisible();
  });

  it('reserves the space of the cards until they are near the window', async () => {
    Object.assign(window, { IntersectionObserver });
    await show(answer([testimonial()]));
    expect(screen.getByText('Loading testimonials...')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('reports an error without samples, although the list holds two (ERR-07, ERR-08)', async () => {
    await show(() => Promise.reject(failureOf(503)));
    expect(await screen.findByText('Failed to load testimonials')).toBeVisible();
    expect(screen.queryByText(SAMPLE_TESTIMONIALS[0]?.quote_en ?? '')).toBeNull();
    cleanup();
    await renderScreen(<Held />, { texts: ['landing'], http: fakeHttp({ 'GET /api/testimonials': failureOf(503) }) });
    expect(await screen.findByText('failed: Sarah, Budi')).toBeVisible();
  });

  it('leads to the package that a testimonial is about (PGE-14)', async () => {
    const others = [testimonial({ testimonial_id: 't2', package_slug: 'gone' }), testimonial({ testimonial_id: 't3' })];
    await show(answer([testimonial({ package_slug: 'trip-1' }), ...others]), 'CN');
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/auth/travel/trip-1');
    expect(screen.getByRole('link')).toHaveTextContent('行程 1');
  });

  it('shows two samples for an unsuccessful answer, by their initials', async () => {
    await show({ status: 'error' });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(SAMPLE_TESTIMONIALS.map(({ profile_image: picture }) => picture)).toEqual(['', '']);
  });

  it('invites the visitor to be the first if there are none (ERR-09)', async () => {
    await show(answer([]));
    expect(await screen.findByText('No testimonials available')).toBeVisible();
    expect(screen.getByText('Be the first to share your diving experience with us!')).toBeVisible();
  });

  it('shows quote, author, place, date and stars (TESTI-02, TESTI-03, TESTI-04)', async () => {
    replaceRuntimeConfig({ brand: { ...brand, timeZone: 'Asia/Makassar' } });
    await show(answer([testimonial({ rating: 4, date: undefined, createdAt: '2026-03-01T20:00:00.000Z' })]), 'ID');
    const card = await screen.findByRole('article');
    for (const shown of ['Ani', 'Penyelam Open Water', 'Airnya jernih, pemandunya tenang, dan setiap menyelam selalu bertemu penyu.']) {
      expect(within(card).getByText(shown)).toBeVisible();
    }
    expect(within(card).getByText('Singapura', { exact: false })).toBeVisible();
    expect(within(card).getByRole('img', { name: '4 dari 5 bintang' })).toBeVisible();
    expect(within(card).getByText('2 Maret 2026')).toBeVisible();
  });

  it('shows an icon of a person if the portrait is missing or broken (TESTI-01, ERR-29)', async () => {
    await show(answer([testimonial(), testimonial({ testimonial_id: 't2', name_en: 'Ben', profile_image: '/media/broken' })]));
    expect((await screen.findByRole('img', { name: 'Anna' })).querySelector('svg')).not.toBeNull();
    fireEvent.error(screen.getByRole('img', { name: 'Ben' }));
    expect(screen.getByRole('img', { name: 'Ben' }).querySelector('svg')).not.toBeNull();
  });

  it('opens the photos with the initial, name, place and rating (TESTI-07)', async () => {
    await show(answer([testimonial({ photos: ['/media/a', '/media/b'] })]));
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 2 of Anna' }));
    const dialog = await screen.findByRole('dialog', { name: 'Photos from Anna' });
    expect(within(dialog).getByText('A')).toBeVisible();
    expect(within(dialog).getByText('Singapore')).toBeVisible();
    expect(within(dialog).getByText('5/5')).toBeVisible();
    expect(within(dialog).getByText('2 / 2')).toBeVisible();
  });
});

it('shows a message in the gallery if there are no photos at all (TESTI-13)', async () => {
  await renderScreen(
    <PhotoGallery name="Anna" location="" rating={5} photos={[]} index={0} onIndex={() => undefined} open onClose={() => undefined} />,
    {
      texts: ['landing'],
    },
  );
  expect(await screen.findByText('No photos available')).toBeVisible();
  expect(screen.getByText("This testimonial doesn't have any photos to display")).toBeVisible();
});
