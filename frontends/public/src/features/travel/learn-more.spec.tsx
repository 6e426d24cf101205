import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, stopOnPage, travelPage } from './testing.ts';
import { button, chatOf, visit } from './travel-page.testing.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('"Learn More"', () => {
  const panel = () => within(document.getElementById('learn-more') as HTMLElement);
  const isOpen = () => button('Learn More').getAttribute('aria-expanded') === 'true';
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  const settle = (y: number) => {
    scrollTo(y);
    act(() => jest.advanceTimersByTime(120));
  };

  const hasRoom = () => document.getElementById('learn-more')?.style.marginBottom === '900px';
  /** Mocks the distance of the closed panel from the upper edge of the window. */
  const placeAt = (top: number) =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
      return new DOMRect(0, top + (this.id !== 'learn-more' && hasRoom() ? 900 : 0), 0, 0);
    });
  async function arrive(): Promise<void> {
    await visit(answer(travelPage()));
    expect(panel().queryByTestId('underwater-banner')).toBeNull();
    fireEvent.pointerMove(window);
    await waitFor(() => expect(panel().getByTestId('underwater-banner')).toBeInTheDocument());
    jest.useFakeTimers();
  }
  async function leave(): Promise<void> {
    jest.useRealTimers();
    await act(async () => undefined);
  }

  beforeEach(() => {
    placeAt(window.innerHeight);
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  });

  async function open(...[page, options]: Parameters<typeof visit>) {
    await visit(page, options);
    await act(async () => fireEvent.click(button(/Learn More|Selengkapnya|了解更多/)));
  }

  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('opens below, closes with a return to the top, and restores the focus (TRAV-17, TRAV-25, STATE-22)', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await open(answer(travelPage()));
    expect(isOpen()).toBe(true);
    expect(document.getElementById('learn-more')).toHaveFocus();
    expect(panel().getByTestId('underwater-banner')).toBeVisible();
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' });
    expect(button('Learn More')).toHaveFocus();
  });

  it('can pause its animation', async () => {
    await open(answer(travelPage()));
    fireEvent.click(panel().getByRole('button', { name: 'Hold the water still' }));
    expect(panel().getByTestId('underwater-banner')).toHaveAttribute('data-still');
    fireEvent.click(panel().getByRole('button', { name: 'Let the water move' }));
    expect(panel().getByTestId('underwater-banner')).not.toHaveAttribute('data-still');
  });

  it.each([
    ['EN', 'Destination', 'Reef 1', 'About reef 1', 'Opening Hours', 'Entry Fee', 'Best Time', 'Location'],
    ['ID', 'Destinasi', 'Reef 1 (id)', 'About reef 1 (id)', 'Jam Buka', 'Tiket Masuk', 'Waktu Terbaik', 'Lokasi'],
    ['CN', '目的地', 'Reef 1 (cn)', 'About reef 1 (cn)', '开放时间', '门票', '最佳时间', '位置'],
  ] as const)('tells in %s category, name, description and facts (TRAV-21, TRAV-22)', async (language, ...texts) => {
    await open(answer(travelPage()), { language });
    for (const text of texts) expect(panel().getByText(text)).toBeVisible();
    expect(panel().getByText('07:00 - 17:00')).toBeVisible();
    expect(panel().getByText('Bunaken National Marine Park')).toBeVisible();
  });

  it('shows one large image and up to six small ones, and marks the main one (TRAV-18, TRAV-19, TRAV-20, CONST-10)', async () => {
    const gallery = Array.from({ length: 8 }, (_, index) => ({
      id: `g${index}`,
      url: `/media/g${index}`,
      isMain: index === 1,
      meta: null,
    }));
    await open(answer(travelPage([stopOnPage(1, { gallery })])));
    const large = () =>
      panel()
        .getByRole('button', { name: /^Enlarge image/ })
        .querySelector('img');
    expect(large()).toHaveAttribute('src', '/media/g0');
    expect(panel().getByText('Image 1 of 8')).toBeVisible();
    const thumbnails = within(panel().getByRole('list', { name: 'Images of this place' }));
    expect(thumbnails.getAllByRole('button')).toHaveLength(6);
    expect(panel().getAllByText('Main')).toHaveLength(1);
    fireEvent.click(thumbnails.getByRole('button', { name: 'Main: show image 2' }));
    expect(large()).toHaveAttribute('src', '/media/g1');
    expect(panel().getByText('Image 2 of 8')).toBeVisible();
    expect(panel().getAllByText('Main')).toHaveLength(2);
  });

  it('opens its images in a lightbox that wraps around (TRAV-41, STATE-25)', async () => {
    await import('../../shared/lightbox.tsx');
    await open(answer(travelPage()));
    await act(async () => fireEvent.click(panel().getByRole('button', { name: 'Enlarge image 1 of 3' })));
    const lightbox = within(await screen.findByRole('dialog'));
    fireEvent.click(lightbox.getByRole('button', { name: 'Previous photo' }));
    expect(lightbox.getByText('Photo 3 of 3')).toBeVisible();
    fireEvent.click(lightbox.getByRole('button', { name: 'Next photo' }));
    expect(lightbox.getByText('Photo 1 of 3')).toBeVisible();
  });

  it.each([
    ['EN', { local: 0, tourist: 0 }, /^Free Entry$/],
    ['EN', { local: 0, tourist: 150_000 }, /^LocalFree EntryTouristIDR\s150,000$/],
    ['ID', { local: 10_000, tourist: 150_000 }, /Rp\s10\.000.*Rp\s150\.000/],
    ['CN', 25_000, /^IDR\s25,000$/],
    ['EN', null, /^N\/A$/],
    ['ID', undefined, /^Belum diketahui$/],
  ] as const)('gives the entry fee in %s of %j (TRAV-35, TRAV-36, TRAV-37, CONST-24)', async (language, entry_fee, text) => {
    const details = { opening_hours: null, entry_fee, best_time: '', location: '' };
    await open(answer(travelPage([stopOnPage(1, { details: details as never })])), { language });
    const [, fee] = panel().getAllByRole('definition');
    expect(fee?.textContent).toMatch(text);
  });

  it('links to a chat about the package (TRAV-23, TRAV-39)', async () => {
    await open(answer(travelPage()));
    expect(chatOf('Send Message')).toBe('Hi, I would like to know more about Bunaken Classic.');
  });

  it.each([
    ['a small screen', true, 80],
    ['a large one', false, 100],
  ])('on %s opens by itself a moment after one has scrolled past the threshold (TRAV-26, CONST-16)', async (_, small, threshold) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: small && query.includes('width') }) as MediaQueryList);
    await arrive();
    settle(0);
    scrollTo(threshold);
    act(() => jest.advanceTimersByTime(100));
    expect(isOpen()).toBe(false);
    scrollTo(threshold + 1);
    act(() => jest.advanceTimersByTime(99));
    expect(isOpen()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isOpen()).toBe(true);
    await leave();
  });

  it('opens automatically once, and again only after a return to the top (TRAV-26, TRAV-28, CONST-16)', async () => {
    await arrive();
    settle(300);
    expect(isOpen()).toBe(true);
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    settle(300);
    expect(isOpen()).toBe(false);
    settle(31);
    settle(300);
    expect(isOpen()).toBe(false);
    settle(30);
    settle(300);
    expect(isOpen()).toBe(true);
    await leave();
  });

  it('has room before it opens automatically, and then neither scrolls nor takes the focus (TRAV-26)', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await arrive();
    settle(30);
    expect([hasRoom(), isOpen()]).toEqual([true, false]);
    placeAt(200);
    settle(300);
    expect(isOpen()).toBe(true);
    expect(scrolled).not.toHaveBeenCalled();
    expect(window.scrollBy).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    await leave();
  });

  it('stays closed while it is on the screen without room (TRAV-26)', async () => {
    await arrive();
    placeAt(200);
    settle(300);
    expect([hasRoom(), isOpen()]).toEqual([false, false]);
    await leave();
  });

  it('opens above the screen without moving the visible content (TRAV-26)', async () => {
    await arrive();
    placeAt(-100);
    settle(3000);
    expect(isOpen()).toBe(true);
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 900, behavior: 'instant' });
    await leave();
  });

  it('does not open automatically or take room while the reader uses the Tab key', async () => {
    await arrive();
    settle(30);
    expect(hasRoom()).toBe(true);
    fireEvent.keyDown(window, { key: 'Tab' });
    expect(hasRoom()).toBe(false);
    settle(300);
    expect(isOpen()).toBe(false);
    fireEvent.wheel(window);
    settle(300);
    expect(isOpen()).toBe(true);
    await leave();
  });

  it('does not open automatically after the reader has used its button (TRAV-27)', async () => {
    await arrive();
    await act(async () => fireEvent.click(button('Learn More')));
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    settle(0);
    settle(400);
    expect([hasRoom(), isOpen()]).toEqual([false, false]);
    await leave();
  });
});
