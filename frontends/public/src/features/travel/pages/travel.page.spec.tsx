import '../../../locales/texts.ts';
import '@reefdesk/ui/dialog'; // Lazily loaded, and at hand already.
import '../components/itinerary/itinerary-modal.tsx';
import '../components/learn-more/learn-more-content.tsx';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answer, itinerary, stopOnPage, travelPage } from '../testing.ts';
import TravelPage from './travel.page.tsx';

const chatOf = (name: string) => new URL(screen.getAllByRole('link', { name })[0]?.getAttribute('href') ?? '').searchParams.get('text');

async function visit(page: unknown, { language = 'EN' as LanguageCode, plan = answer(itinerary()) as unknown, settles = true } = {}) {
  const http = fakeHttp({ 'GET /api/travel/trip': page, 'GET /api/itinerary/t-1': plan });
  await renderScreen(
    <Routes>
      <Route path="/auth/travel/:slug" element={<TravelPage />} />
    </Routes>,
    { path: '/auth/travel/trip', language, texts: ['travel', 'destination-facts', 'lightbox'], http },
  );
  if (settles) await screen.findByRole('heading', { level: 1 });
  return http;
}

const shown = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

let now = 0;
/** Past the lock. */
const rest = () => {
  now += 500;
};

beforeEach(() => {
  now = 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the page of a package', () => {
  it('is waited for with words (TRAV-01, STATE-20)', async () => {
    await visit(() => new Promise(() => undefined), { settles: false });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the journey...');
  });

  it.each([
    ['EN', 'Error: Boom'],
    ['ID', /^Kesalahan: \S/],
    ['CN', /^错误：\S/],
  ] as const)('says in %s what went wrong (TRAV-02, ERR-17, I18N-22, STATE-20)', async (language, words) => {
    await visit(failureOf(500, { message: 'Boom' }), { language });
    expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
  });

  it('may be there at the second attempt', async () => {
    let asked = 0;
    await visit(() => {
      asked += 1;
      return asked === 1 ? failureOf(503) : answer(travelPage());
    });
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bunaken Classic' })).toBeVisible();
  });

  it.each([[{ success: false, message: 'No', data: travelPage() }], [answer(null)], [[]]])(
    'may be an answer that is none: %j (TRAV-02)',
    async (answered) => {
      await visit(answered);
      expect(screen.getByRole('alert')).toHaveTextContent(/Error: (No|The answer could not be read)/);
    },
  );

  it.each([
    ['EN', /^Bunaken Classic \|/],
    ['ID', /^Bunaken Klasik \|/],
    ['CN', /^布纳肯经典 \|/],
  ] as const)('gives the document its name, in %s (TRAV-04, I18N-23)', async (language, title) => {
    await visit(answer(travelPage()), { language });
    expect(document.title).toMatch(title);
  });

  it('without destinations shows itself, and whom to ask', async () => {
    await visit(answer(travelPage(0)));
    expect(screen.getByRole('heading', { level: 1, name: 'Bunaken Classic' })).toBeVisible();
    expect(screen.getByText(/still being chosen/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });
});

describe('a slide', () => {
  it.each([
    ['EN', 'Destination', 'Reef 1', 'Half Day', 'Comment 1'],
    ['ID', 'Destinasi', 'Reef 1 (id)', 'Setengah hari', 'Comment 1 (id)'],
    ['CN', '目的地', 'Reef 1 (cn)', '半天', 'Comment 1 (cn)'],
  ] as const)('shows in %s category, name, visit duration and comments (TRAV-06, TRAV-07, STATE-21)', async (language, ...words) => {
    await visit(answer(travelPage()), { language });
    for (const word of words) expect(screen.getAllByText(word)[0]).toBeVisible();
  });

  it('offers more, a checkout and the itinerary (TRAV-08, TRAV-38)', async () => {
    await visit(answer(travelPage()));
    expect(button('Learn More')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('button', { name: /Itinerary/ })[0]).toHaveAttribute('aria-haspopup', 'dialog');
    expect(chatOf('Checkout')).toBe("Hi, I'm interested in booking the Bunaken Classic tour.");
  });
});

describe('the carousel', () => {
  it('moves by its arrows and ends at the first and the last (TRAV-10, TRAV-12)', async () => {
    await visit(answer(travelPage(2)));
    expect(screen.getByRole('progressbar')).toHaveTextContent('01');
    fireEvent.click(button('Previous destination'));
    expect(shown()).toBe('Reef 1');
    fireEvent.click(button('Next destination'));
    expect(shown()).toBe('Reef 2');
    expect(screen.getByRole('progressbar')).toHaveTextContent('02');
    rest();
    fireEvent.click(button('Next destination'));
    expect(shown()).toBe('Reef 2');
    expect(button('Next destination')).toHaveAttribute('aria-disabled', 'true');
  });

  it('moves by the arrow keys, without going round (TRAV-10)', async () => {
    await visit(answer(travelPage(2)));
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(shown()).toBe('Reef 1');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    rest();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(shown()).toBe('Reef 2');
  });

  it('has a dot for each slide (TRAV-11)', async () => {
    await visit(answer(travelPage(4)));
    expect(screen.getAllByRole('button', { name: /^Go to destination/ })).toHaveLength(4);
    fireEvent.click(button('Go to destination 4'));
    expect(shown()).toBe('Reef 4');
  });

  it('goes where a card is clicked, and says so (TRAV-14)', async () => {
    await visit(answer(travelPage(3)));
    fireEvent.click(within(screen.getByRole('list', { name: 'Choose a destination' })).getByRole('button', { name: /Reef 3/ }));
    expect(shown()).toBe('Reef 3');
    expect(screen.getByText('Reef 3, destination 3 of 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('takes no new move for half a second after one (TRAV-15, CONST-15, STATE-21)', async () => {
    await visit(answer(travelPage(3)));
    fireEvent.click(button('Next destination'));
    now += 499;
    fireEvent.click(button('Next destination'));
    expect(shown()).toBe('Reef 2');
    now += 1;
    fireEvent.click(button('Next destination'));
    expect(shown()).toBe('Reef 3');
  });

  it.each([
    [51, 'Reef 2'],
    [50, 'Reef 1'],
  ])('at a swipe of %i px shows %s (TRAV-13)', async (distance, name) => {
    await visit(answer(travelPage(3)));
    const hero = screen.getByRole('region', { name: 'Destinations of Bunaken Classic' });
    fireEvent.touchStart(hero, { touches: [{ clientX: 200, clientY: 0 }] });
    fireEvent.touchEnd(hero, { changedTouches: [{ clientX: 200 - distance, clientY: 0 }] });
    expect(shown()).toBe(name);
  });

  it('is none for a single destination', async () => {
    await visit(answer(travelPage(1)));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next destination' })).toBeNull();
  });
});

describe('"Learn More"', () => {
  const panel = () => within(document.getElementById('learn-more') as HTMLElement);
  const isOpen = () => button('Learn More').getAttribute('aria-expanded') === 'true';
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };

  async function open(...[page, options]: Parameters<typeof visit>) {
    await visit(page, options);
    await act(async () => fireEvent.click(button(/Learn More|Selengkapnya|了解更多/)));
  }

  afterEach(() => Object.assign(window, { scrollY: 0 }));

  it('opens below, closes with the way back to the top, and leaves the focus where one came from (TRAV-17, TRAV-25, STATE-22)', async () => {
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

  it('can hold its moving water still', async () => {
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
  ] as const)('tells in %s category, name, description and facts (TRAV-21, TRAV-22)', async (language, ...words) => {
    await open(answer(travelPage()), { language });
    for (const word of words) expect(panel().getByText(word)).toBeVisible();
    expect(panel().getByText('07:00 - 17:00')).toBeVisible();
    expect(panel().getByText('Bunaken National Marine Park')).toBeVisible();
  });

  it('shows one image large and up to six small, and says which is the main one (TRAV-18, TRAV-19, TRAV-20, CONST-10)', async () => {
    const gallery = Array.from({ length: 8 }, (_, index) => ({
      id: `g${index}`,
      url: `/media/g${index}`,
      isMain: index === 1,
      meta: null,
    }));
    await open(answer(travelPage([stopOnPage(1, { gallery })])));
    expect(panel().getByText('Image 1 of 8')).toBeVisible();
    const thumbnails = within(panel().getByRole('list', { name: 'Images of this place' }));
    expect(thumbnails.getAllByRole('button')).toHaveLength(6);
    expect(panel().getAllByText('Main')).toHaveLength(1);
    fireEvent.click(thumbnails.getByRole('button', { name: 'Main: show image 2' }));
    expect(panel().getByText('Image 2 of 8')).toBeVisible();
    expect(panel().getAllByText('Main')).toHaveLength(2);
  });

  it('opens its images over the screen, and they go round (TRAV-41, STATE-25)', async () => {
    await import('../../../lightbox/lightbox.tsx');
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
  ] as const)('gives the entry fee in %s of %j (TRAV-35, TRAV-36, TRAV-37, CONST-24)', async (language, entry_fee, words) => {
    const details = { opening_hours: null, entry_fee, best_time: '', location: '' };
    await open(answer(travelPage([stopOnPage(1, { details: details as never })])), { language });
    const [, fee] = panel().getAllByRole('definition');
    expect(fee?.textContent).toMatch(words);
  });

  it('leads to a chat about the tour (TRAV-23, TRAV-39)', async () => {
    await open(answer(travelPage()));
    expect(chatOf('Send Message')).toBe('Hi, I would like to know more about Bunaken Classic.');
  });

  it.each([
    ['a small screen', true, 80],
    ['a large one', false, 100],
  ])('on %s opens by itself a moment after one has scrolled past the threshold (TRAV-26, CONST-16)', async (_, small, threshold) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: small && query.includes('width') }) as MediaQueryList);
    await visit(answer(travelPage()));
    jest.useFakeTimers();
    scrollTo(threshold);
    act(() => jest.advanceTimersByTime(100));
    expect(isOpen()).toBe(false);
    scrollTo(threshold + 1);
    act(() => jest.advanceTimersByTime(99));
    expect(isOpen()).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(isOpen()).toBe(true);
    jest.useRealTimers();
    await act(async () => undefined);
  });

  it('opens by itself once, and again only after one was at the top (TRAV-26, TRAV-28, CONST-16)', async () => {
    await visit(answer(travelPage()));
    const settle = (y: number) =>
      act(
        () =>
          new Promise<void>((resolve) => {
            scrollTo(y);
            setTimeout(resolve, 120);
          }),
      );
    await settle(300);
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    await settle(300);
    expect(isOpen()).toBe(false);
    await settle(31);
    await settle(300);
    expect(isOpen()).toBe(false);
    await settle(30);
    await settle(300);
    expect(isOpen()).toBe(true);
  });

  it('does not open by itself for somebody who has opened it by hand (TRAV-27)', async () => {
    await open(answer(travelPage()));
    fireEvent.click(panel().getByRole('button', { name: 'Close' }));
    for (const y of [0, 400]) {
      await act(
        () =>
          new Promise<void>((resolve) => {
            scrollTo(y);
            setTimeout(resolve, 120);
          }),
      );
    }
    expect(isOpen()).toBe(false);
  });
});
