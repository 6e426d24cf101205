import '../../locales/texts.ts';
import '../../shared/lightbox.tsx'; // Lazily loaded, and at hand already.
import '@reefdesk/ui/dialog';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDestination } from '../../shared/destinations/destination.ts';
import { photos, place } from '../../shared/destinations/testing.ts';
import { Gallery } from './gallery.tsx';

afterEach(cleanup);

async function show(count: number, given: Parameters<typeof place>[1] = {}, language: LanguageCode = 'EN') {
  const destination = readDestination(place(1, { gallery_images: photos(count), destination_img: '', ...given }));
  if (!destination) throw new Error('no destination');
  await renderScreen(<Gallery destination={destination} />, { texts: ['destination-detail', 'lightbox'], language });
}

const tiles = () => screen.queryAllByRole('button', { name: /^Open photo/ });

describe('the gallery', () => {
  it.each([
    [1, 1, 'DDET-14'],
    [2, 2, 'DDET-15'],
    [3, 3, 'DDET-16'],
    [4, 4, 'DDET-17'],
    [5, 5, 'DDET-17, CONST-09'],
    [6, 5, 'DDET-17, CONST-09'],
    [12, 5, 'DDET-17, CONST-09'],
  ])('of %i photos shows %i tiles and counts them all (DDET-09, %s)', async (count, shown) => {
    await show(count);
    expect(tiles()).toHaveLength(shown);
    expect(screen.getByText(count === 1 ? '1 image' : `${count} images`)).toBeVisible();
  });

  it('has a button for all photos if there are more than five (DDET-18, CONST-09)', async () => {
    await show(6);
    await userEvent.click(screen.getByRole('button', { name: 'View All 6 Images' }));
    expect(await screen.findByText('Photo 1 of 6')).toBeVisible();
  });

  it('has no button for all photos with five (DDET-18, CONST-09)', async () => {
    await show(5);
    expect(screen.queryByRole('button', { name: /View All/ })).toBeNull();
  });

  it('opens the photo that is clicked (DDET-19)', async () => {
    await show(4);
    await userEvent.click(screen.getByRole('button', { name: 'Open photo 3 of 4' }));
    expect(await screen.findByRole('dialog', { name: 'Reef 1' })).toBeVisible();
    expect(screen.getByText('Photo 3 of 4')).toBeVisible();
  });

  it.each([
    ['EN', { en: 'Siladen', id: 'Pulau Siladen', cn: '西拉登' }, 'Siladen jetty'],
    ['ID', { en: 'Siladen', id: 'Pulau Siladen', cn: '西拉登' }, 'Pulau Siladen'],
    ['CN', { en: 'Siladen', id: 'Pulau Siladen', cn: '西拉登' }, '西拉登'],
    ['CN', { en: 'Siladen', id: 'Pulau Siladen', cn: '' }, 'Siladen jetty'],
  ] as const)('describes a large photo in the language of the reader, else in English (%s of %j)', async (language, name, alt) => {
    await show(1, { name, gallery_images: [{ ...photos(1)[0], alt: 'Siladen jetty' }] }, language);
    await userEvent.click(screen.getByRole('button'));
    expect(await within(await screen.findByRole('dialog')).findByRole('img', { name: alt })).toBeVisible();
  });

  it('shows a message without photos', async () => {
    await show(0);
    expect(screen.getByText('No photos of this place yet')).toBeVisible();
  });
});
