import '@reefdesk/ui/dialog'; // Lazily loaded, and at hand already.
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { download } from './download.ts';
import Lightbox from './lightbox.tsx';

jest.mock('./download.ts', () => ({ download: jest.fn() }));

const PICTURES = ['a', 'b', 'c'].map((key) => ({ key, url: `/media/${key}`, alt: `Reef ${key}`, meta: null }));

function Opened() {
  const [index, setIndex] = useState(0);
  const [open, setOpen] = useState(true);
  return <Lightbox photos={PICTURES} index={index} onIndex={setIndex} open={open} onClose={() => setOpen(false)} zoomable />;
}

async function show() {
  await renderScreen(<Opened />, { texts: ['lightbox'] });
  const dialog = await screen.findByRole('dialog', { name: 'Reef a' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
}

describe('the lightbox of the gallery manager (AGAL-04)', () => {
  it('moves on with the arrow keys and wraps around', async () => {
    const lightbox = await show();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(lightbox.getByRole('img', { name: 'Reef c' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(lightbox.getByRole('img', { name: 'Reef c' })).toBeVisible();
  });

  it('keeps the focus on the pressed button', async () => {
    const lightbox = await show();
    const next = lightbox.getByRole('button', { name: 'Next photo' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(lightbox.getByRole('img', { name: 'Reef c' })).toBeVisible();
    expect(next).toHaveFocus();
  });

  it('announces the current picture politely, in the same element', async () => {
    const lightbox = await show();
    const position = lightbox.getByText('Photo 1 of 3');
    expect(position).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{ArrowRight}');
    expect(position).toBeInTheDocument();
    expect(position).toHaveTextContent('Photo 2 of 3');
  });

  it('resets the zoom for each picture', async () => {
    const lightbox = await show();
    await userEvent.keyboard('+');
    expect(lightbox.getByText('150%')).toBeVisible();
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }));
    expect(lightbox.getByText('100%')).toBeVisible();
  });

  it('shows a failed download only at its picture', async () => {
    const lightbox = await show();
    jest.mocked(download).mockRejectedValue(new TypeError('offline'));
    await userEvent.click(lightbox.getByRole('button', { name: 'Download' }));
    expect(await lightbox.findByText('The download failed. Please try again.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(lightbox.queryByText('The download failed. Please try again.')).toBeNull();
  });
});
