import '../locales/texts.ts';
import '@reefdesk/ui/dialog'; // Lazily loaded, and at hand already.
import { renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Lightbox from './lightbox.tsx';

afterEach(cleanup);

const PHOTOS = ['a', 'b', 'c'].map((key) => ({ key, url: `/media/${key}`, alt: `Photo ${key}`, meta: null }));

function Opened({ photos = PHOTOS }) {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(true);
  return <Lightbox title="Bunaken" photos={photos} index={index} onIndex={setIndex} open={open} onClose={() => setOpen(false)} />;
}

async function show() {
  await renderScreen(<Opened />, { texts: ['lightbox'] });
  const dialog = await screen.findByRole('dialog', { name: 'Bunaken' });
  await waitFor(() => expect(within(dialog).getByRole('figure')).toHaveFocus());
  return within(dialog);
}

describe('the lightbox', () => {
  it('shows title, position, thumbnails, progress and the keys (DDET-20, DDET-22)', async () => {
    const lightbox = await show();
    expect(lightbox.getByText('Photo 1 of 3')).toBeVisible();
    expect(lightbox.getByRole('list', { name: 'All photos' }).children).toHaveLength(3);
    expect(lightbox.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
    expect(lightbox.getByText('to browse')).toBeVisible();
    expect(lightbox.getByText('Esc')).toBeVisible();
  });

  it('wraps around by its buttons (DDET-21)', async () => {
    const lightbox = await show();
    await userEvent.click(lightbox.getByRole('button', { name: 'Previous photo' }));
    expect(lightbox.getByText('Photo 3 of 3')).toBeVisible();
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }));
    expect(lightbox.getByText('Photo 1 of 3')).toBeVisible();
  });

  it('wraps around by the arrow keys (DDET-24, DDET-30)', async () => {
    const lightbox = await show();
    await userEvent.keyboard('{ArrowLeft}');
    expect(lightbox.getByText('Photo 3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(lightbox.getByText('Photo 2 of 3')).toBeVisible();
    expect(lightbox.getByRole('img', { name: 'Photo b' })).toBeVisible();
  });

  it('shows the photo of a chosen thumbnail', async () => {
    const lightbox = await show();
    await userEvent.click(lightbox.getByRole('button', { name: 'Show photo 2' }));
    expect(lightbox.getByText('Photo 2 of 3')).toBeVisible();
    expect(lightbox.getByRole('button', { name: 'Show photo 2' })).toHaveAttribute('aria-current', 'true');
  });

  it('replaces a broken photo by a built-in picture (DDET-27, API-06)', async () => {
    const lightbox = await show();
    fireEvent.error(lightbox.getByRole('img', { name: 'Photo a' }));
    expect(lightbox.getByRole('img', { name: 'No Image Available' })).toBeVisible();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('is closed by %s (DDET-21, DDET-23, DDET-30)', async (_, close) => {
    await show();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
