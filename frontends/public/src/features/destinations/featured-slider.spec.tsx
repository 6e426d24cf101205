import '../../locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type Destination, readDestination } from '../../shared/destinations/destination.ts';
import { places } from '../../shared/destinations/testing.ts';
import { FeaturedSlider } from './featured-slider.tsx';

// The mock returns the list's order on every day.
jest.mock('./pick-featured.ts', () => ({ pickFeatured: (items: readonly unknown[], count: number) => items.slice(0, count) }));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function show(count: number) {
  const destinations = places(count)
    .map(readDestination)
    .filter((destination): destination is Destination => destination !== undefined);
  await renderScreen(<FeaturedSlider destinations={destinations} />, { texts: ['destinations'] });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Go to destination 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Go to destination 1' }));
}

const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the featured destinations', () => {
  it('are at most five, under the heading, with dots, a counter and arrows that wrap around (DEST-07, DEST-08, DEST-10, CONST-18)', async () => {
    await show(9);
    expect(screen.getByRole('heading', { level: 1, name: 'Discover Amazing Destinations' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Go to destination/ })).toHaveLength(5);
    expect(screen.getByText('1 / 5')).toBeVisible();
    press('Previous destination');
    expect(screen.getByText('5 / 5')).toBeVisible();
    press('Next destination');
    expect(screen.getByText('1 / 5')).toBeVisible();
    press('Go to destination 3');
    expect(screen.getByText('3 / 5')).toBeVisible();
  });

  it('link to the one that is shown (DEST-09)', async () => {
    await show(3);
    expect(screen.getByRole('link', { name: 'Explore Now: Reef 1' })).toHaveAttribute('href', '/auth/destination-detail/d-1');
    press('Next destination');
    expect(screen.getByRole('link', { name: 'Explore Now: Reef 2' })).toHaveAttribute('href', '/auth/destination-detail/d-2');
  });

  it('advance five seconds after each change (DEST-11, CONST-18)', async () => {
    await show(3);
    pass(4900);
    expect(shown()).toBe('Reef 1');
    pass(200);
    expect(shown()).toBe('Reef 2');
    pass(3000);
    press('Next destination');
    pass(4900);
    expect(shown()).toBe('Reef 3');
    pass(200);
    expect(shown()).toBe('Reef 1');
  });

  it('do not advance while they are paused, and continue when they are played', async () => {
    await show(3);
    press('Pause the slideshow');
    pass(20_000);
    expect(shown()).toBe('Reef 1');
    press('Play the slideshow');
    pass(5000);
    expect(shown()).toBe('Reef 2');
  });

  it('do not advance under reduced motion until they are played', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
      );
    await show(3);
    pass(20_000);
    expect(shown()).toBe('Reef 1');
    press('Play the slideshow');
    pass(5000);
    expect(shown()).toBe('Reef 2');
  });
});

it('do not advance if there is only one destination (DEST-11)', async () => {
  const [only] = places(1).map(readDestination);
  if (!only) throw new Error('no destination');
  await renderScreen(<FeaturedSlider destinations={[only]} />, { texts: ['destinations'] });
  jest.useFakeTimers();
  pass(20_000);
  expect(shown()).toBe('Reef 1');
  expect(screen.queryByRole('button', { name: 'Next destination' })).toBeNull();
});
