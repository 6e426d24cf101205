import { runtimeConfig } from '@reefdesk/web-kit';
import { failureOf, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { answer, travelPage } from './testing.ts';
import { button, chatOf, shown, visit } from './travel-page.testing.tsx';

let now = 0;
/** Passes the lock after a move. */
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
  replaceRuntimeConfig(undefined);
});

describe('the page of a package', () => {
  it('shows a loading message (TRAV-01, STATE-20)', async () => {
    await visit(() => new Promise(() => undefined), { settles: false });
    expect(screen.getByRole('status')).toHaveTextContent('Loading the journey...');
  });

  it.each([
    ['EN', 3, '3 days', /IDR\s1,650,000 per person.*From 12 years/],
    ['ID', 0, '3 hari', /Rp\s1\.650\.000 per orang.*Mulai 12 tahun/],
    ['CN', 3, '3 天', /每人 IDR\s1,650,000.*12 岁起/],
  ] as const)(
    'shows what a package costs and how old one has to be, where that is set: %s, %i stops',
    async (language, stops, length, figures) => {
      await visit(answer(travelPage(stops, { price: 1_650_000, minimum_age: 12 })), { language });
      const facts = screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '';
      expect(facts).toContain(length);
      expect(facts).toMatch(figures);
    },
  );

  it.each([
    ['EN', /^3 days · Ask us/],
    ['ID', /^3 hari · Tanya kami/],
    ['CN', /^3 天 · 请咨询我们/],
  ] as const)('asks to be asked in %s where no price is set (PGE-10)', async (language, text) => {
    await visit(answer(travelPage(0)), { language });
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toMatch(text);
  });

  it.each([
    ['EN', 'What guests say about it', 'Three calm dives.'],
    ['ID', 'Kata tamu tentang perjalanan ini', 'Tiga penyelaman tenang.'],
    ['CN', '客人怎么说', '三潜都很从容。'],
  ] as const)('shows in %s what guests say about it (PGE-14)', async (language, title, quote) => {
    const said = { quote_en: 'Three calm dives.', quote_id: 'Tiga penyelaman tenang.', quote_cn: '三潜都很从容。' };
    const voice = { testimonial_id: 't1', name_en: 'Anna', location_en: 'Bergen', rating: 5, photos: [], ...said };
    await visit(answer(travelPage(0)), { language, more: { 'GET /api/testimonials': answer([voice]) } });
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent(quote);
  });

  it('has no such part without a testimonial about it, or while they are unavailable (PGE-14)', async () => {
    await visit(answer(travelPage(0)), { more: { 'GET /api/testimonials': failureOf(503) } });
    expect(screen.queryByRole('region', { name: 'What guests say about it' })).toBeNull();
  });

  it.each([0, 3])('leads to its dates first: %i stops (DEP-10)', async (stops) => {
    await visit(answer(travelPage(stops)));
    const [first] = within(screen.getByRole('main')).getAllByRole('link');
    expect(first).toHaveTextContent('Ask for dates');
    const inBar = within(screen.getByRole('complementary', { name: 'This trip' })).getByRole('link', { name: 'Ask for dates' });
    for (const link of [first, inBar]) {
      const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      expect(target).toBe(screen.getByRole('region', { name: 'Next departures' }));
    }
  });

  it.each([
    ['EN', 'Error: Boom'],
    ['ID', /^Kesalahan: \S/],
    ['CN', /^错误：\S/],
  ] as const)('says in %s what went wrong (TRAV-02, ERR-17, I18N-22, STATE-20)', async (language, text) => {
    await visit(failureOf(500, { message: 'Boom' }), { language });
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeVisible();
  });

  it('loads on retry', async () => {
    let requests = 0;
    await visit(() => {
      requests += 1;
      return requests === 1 ? failureOf(503) : answer(travelPage());
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

  it('shows its own text and contacts without destinations', async () => {
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
  ] as const)('shows in %s category, name, visit duration and comments (TRAV-06, TRAV-07, STATE-21)', async (language, ...texts) => {
    await visit(answer(travelPage()), { language });
    for (const text of texts) expect(screen.getAllByText(text)[0]).toBeVisible();
  });

  it('has buttons for more, checkout and the itinerary (TRAV-08, TRAV-38)', async () => {
    replaceRuntimeConfig({ brand: { ...runtimeConfig().brand, whatsapp: '6281200000' } });
    await visit(answer(travelPage()));
    expect(button('Learn More')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('button', { name: /Itinerary/ })[0]).toHaveAttribute('aria-haspopup', 'dialog');
    expect(chatOf('Checkout')).toBe("Hi, I'm interested in booking the Bunaken Classic tour.");
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/6281200000\?/),
    );
  });
});

describe('the carousel', () => {
  it('moves by its arrows and stops at the first and the last slide (TRAV-10, TRAV-12)', async () => {
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

  it('moves by the arrow keys without wrapping around (TRAV-10)', async () => {
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

  it('moves to a clicked card and announces it (TRAV-14)', async () => {
    await visit(answer(travelPage(3)));
    fireEvent.click(within(screen.getByRole('list', { name: 'Choose a destination' })).getByRole('button', { name: /Reef 3/ }));
    expect(shown()).toBe('Reef 3');
    expect(screen.getByText('Reef 3, destination 3 of 3')).toHaveAttribute('aria-live', 'polite');
  });

  it('ignores moves within half a second after the last one (TRAV-15, CONST-15, STATE-21)', async () => {
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

  it('is missing for a single destination', async () => {
    await visit(answer(travelPage(1)));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Next destination' })).toBeNull();
  });
});
