import '../../../../locales/texts.ts';
import '@reefdesk/ui/dialog'; // Lazily loaded; imported here so that it is available at once.
import './itinerary-modal.tsx';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, itinerary, itineraryStop, travelPage } from '../../testing.ts';
import TravelPage from '../../travel.page.tsx';

afterEach(cleanup);

interface Setting {
  language?: LanguageCode;
  page?: unknown;
}

/** `plans` are the responses to the itinerary requests in order; the last one is repeated. */
async function visit(plans: unknown[], { language = 'EN', page = answer(travelPage()) }: Setting = {}) {
  let calls = 0;
  const plan = () => {
    const given = plans[Math.min(calls, plans.length - 1)];
    calls += 1;
    return given;
  };
  const http = fakeHttp({ 'GET /api/travel/trip': page, 'GET /api/itinerary/t-1': plan, 'GET /api/itinerary/trip': plan });
  await renderScreen(
    <Routes>
      <Route path="/auth/travel/:slug" element={<TravelPage />} />
    </Routes>,
    { path: '/auth/travel/trip', language, texts: ['travel', 'destination-facts'], http },
  );
  await screen.findByRole('heading', { level: 1 });
  return http;
}

async function open(...setting: Parameters<typeof visit>) {
  const http = await visit(...setting);
  const [plan] = screen.getAllByRole('button', { name: /Itinerary|Rencana|行程/ });
  await act(async () => fireEvent.click(plan as HTMLElement));
  return { http, modal: within(await screen.findByRole('dialog')) };
}

const sent = (http: Awaited<ReturnType<typeof visit>>) => http.requests.filter(({ path }) => path.startsWith('/api/itinerary'));

describe('the itinerary', () => {
  it('is requested after the package, with a lowercase language and a 15 s timeout (TRAV-40, I18N-05, API-18, API-19, CONST-42)', async () => {
    const http = await visit([answer(itinerary())], { language: 'CN' });
    expect(sent(http)).toEqual([expect.objectContaining({ path: '/api/itinerary/t-1', query: { language: 'cn' }, timeoutMs: 15_000 })]);
  });

  it.each([
    ['EN', 'Total duration: 3 days', 'Reef 1', 'Then 1', 'Stop 2', 'Then 2', 'April - November'],
    ['ID', 'Total durasi: 3 hari', 'Reef 1 (id)', 'Then 1 (id)', 'Perhentian 2', 'Then 2 (id)', 'April - November'],
    ['CN', '总时长：3 天', 'Reef 1 (cn)', 'Then 1 (cn)', '第 2 站', 'Then 2 (cn)', '4月至11月'],
  ] as const)('shows in %s its duration and every stop (TRAV-29, TRAV-30, STATE-23, STATE-24)', async (language, total, ...texts) => {
    const { modal } = await open([answer(itinerary())], { language });
    expect(modal.getByText(total)).toBeVisible();
    const timeline = within(modal.getByRole('list', { name: /Stops|Perhentian|各站/ }));
    for (const text of [...texts, '01:30', '02:30', 'North Sulawesi']) expect(timeline.getByText(text)).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Bunaken|布纳肯/);
  });

  it("shows a stop's own title with its destination below, and its own picture (EDT-10)", async () => {
    const own = { title: { en: 'Dawn dive', id: 'Selam fajar', cn: '' }, image: '/media/dawn' };
    const free = { title: { en: 'Lunch on board', id: '', cn: '' }, destination: null };
    const { modal } = await open([answer(itinerary([itineraryStop(1, own), itineraryStop(2, free)]))], { language: 'ID' });
    const [first, second] = modal.getByRole('list', { name: 'Perhentian dalam perjalanan' }).children as unknown as [
      HTMLElement,
      HTMLElement,
    ];
    expect(within(first).getByRole('heading')).toHaveTextContent('Selam fajar');
    expect(within(first).getByText('Reef 1 (id)')).toBeVisible();
    expect(first.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/dawn'));
    expect(within(second).getByRole('heading')).toHaveTextContent('Lunch on board');
    expect(within(second).getByRole('heading')).toHaveAttribute('lang', 'en');
  });

  it('shows that it is loading (TRAV-31, STATE-24)', async () => {
    const { modal } = await open([new Promise(() => undefined)]);
    expect(modal.getByRole('status')).toHaveTextContent('Loading the itinerary...');
  });

  it.each([
    ['EN', 'No itinerary details available for this tour.'],
    ['ID', 'Belum ada rincian rencana perjalanan untuk tur ini.'],
    ['CN', '此行程暂无详细安排。'],
  ] as const)('says in %s that there are no stops (TRAV-33, ERR-23)', async (language, text) => {
    const { modal } = await open([answer(itinerary([]))], { language });
    expect(modal.getByText(text)).toBeVisible();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ])('is closed by %s (TRAV-34, STATE-23)', async (_, close) => {
    await open([answer(itinerary())]);
    close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['EN', 'Day 1', 'Day 2'],
    ['ID', 'Hari ke-1', 'Hari ke-2'],
    ['CN', '第 1 天', '第 2 天'],
  ] as const)('of more than one day is shown day by day in %s', async (language, ...days) => {
    const stops = [itineraryStop(1), itineraryStop(2, { destination: null }), itineraryStop(3, { day: 2, destination: null })];
    const { modal } = await open([answer(itinerary(stops))], { language });
    const headings = modal.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(days);
    const ofDays = days.map((day) => within(modal.getByRole('list', { name: day })).getAllByRole('heading', { level: 4 }).length);
    expect(ofDays).toEqual([2, 1]);
    expect(modal.getByRole('heading', { name: /^(Stop 3|Perhentian 3|第 3 站)$/ })).toBeVisible();
  });

  it('reads the older shape (ENT-17)', async () => {
    const destinations = [{ position: 1, time: '09:00', comment_en: 'Dive', destination: { name: { en: 'Siladen' } } }];
    const { modal } = await open([answer({ name: { en: 'Trip' }, duration: '1 day', destinations })]);
    expect(modal.getByRole('heading', { name: 'Siladen' })).toBeVisible();
  });

  it('may have a stop without a destination (TRAV-30)', async () => {
    const { modal } = await open([answer(itinerary([itineraryStop(1, { destination: null })]))]);
    expect(modal.getByRole('heading', { name: 'Stop 1' })).toBeVisible();
  });
});

describe('an itinerary that cannot be shown', () => {
  it.each([
    ['EN', 'Error: 500 - Boom', 'Server error: 500 - Boom'],
    ['ID', /^Kesalahan: 500 - /, /^Kesalahan server: 500 - /],
    ['CN', /^错误：500 - /, /^服务器错误：500 - /],
  ] as const)(
    "shows in %s the server's message, for the page and for the carousel (TRAV-32, ERR-18, ERR-25)",
    async (language, page, carousel) => {
      const { modal } = await open([failureOf(500, { message: 'Boom' })], { language });
      expect(await modal.findByText(page)).toBeVisible();
      expect(await modal.findByText(carousel)).toBeVisible();
    },
  );

  it('handles a response without a message (ERR-25)', async () => {
    const { modal } = await open([failureOf(502)]);
    expect(await modal.findByText('Server error: 502 - Unknown error')).toBeVisible();
  });

  it.each([
    ['EN', 'Failed to load itinerary data', 'No response received from server. Please check your connection.'],
    ['ID', 'Gagal memuat data rencana perjalanan', 'Server tidak memberi jawaban. Silakan periksa koneksi Anda.'],
    ['CN', '行程数据加载失败', '服务器没有响应，请检查您的网络连接。'],
  ] as const)('says in %s that there was no response (ERR-19, ERR-26, I18N-25)', async (language, page, carousel) => {
    const { modal } = await open([failureOf(0)], { language });
    expect(await modal.findByText(page)).toBeVisible();
    expect(modal.getByText(carousel)).toBeVisible();
  });

  it.each([
    [{ success: true }, 'Received invalid data structure from API'],
    [{ success: false, message: 'Not today' }, 'Not today'],
  ])('rejects an invalid response: %j (VAL-03, ERR-20, ERR-24, ERR-27)', async (answered, text) => {
    const { modal } = await open([answered]);
    expect(await modal.findByText(text)).toBeVisible();
    expect(modal.getByText(`Request error: ${text}`)).toBeVisible();
  });

  it("shows the server's 404 (ERR-21)", async () => {
    const { http, modal } = await open([failureOf(404, { message: 'Travel package not found' })]);
    expect(await modal.findByText('No itinerary available for this travel')).toBeVisible();
    expect(modal.getByText('Error: 404 - Travel package not found')).toBeVisible();
    expect(sent(http)).toHaveLength(1);
  });

  it('is requested by slug for a package without an id (ERR-22, VAL-05)', async () => {
    const page = answer(travelPage(1, { id: '', travel_id: '' }));
    const { http, modal } = await open([failureOf(500, { message: 'Boom' })], { page });
    expect(await modal.findByText('Failed to load itinerary data')).toBeVisible();
    expect(sent(http)).toEqual([expect.objectContaining({ path: '/api/itinerary/trip', timeoutMs: 8000 })]);
  });

  it('is requested once more by the carousel, on the same host, with a timeout of 8 seconds (API-20, CONST-42, OR-56)', async () => {
    const { http, modal } = await open([failureOf(0), answer(itinerary())]);
    expect(await modal.findByRole('heading', { name: 'Reef 1' })).toBeVisible();
    const once = sent(http);
    expect(once.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 8000]);
    expect(once.map(({ path }) => path)).toEqual(Array(2).fill(once[0]?.path));
    expect(once[0]?.path).toMatch(/^\/api\/itinerary\//);
  });

  it('is requested again on Retry (TRAV-32, TRAV-40)', async () => {
    const { http, modal } = await open([failureOf(0), failureOf(0), answer(itinerary())]);
    fireEvent.click(await modal.findByRole('button', { name: 'Retry' }));
    expect(await modal.findByRole('heading', { name: 'Reef 1' })).toBeVisible();
    expect(sent(http).map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 8000, 15_000]);
  });
});
