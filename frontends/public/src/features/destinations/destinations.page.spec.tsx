import '../../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import type { HttpRequest } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, destinationsAnswer, place, places } from '../../shared/destinations/testing.ts';
import DestinationsPage from './destinations.page.tsx';

afterEach(cleanup);

async function visit(answered: unknown, { language = 'EN', path = '/auth/destinations' }: { language?: LanguageCode; path?: string } = {}) {
  const http = fakeHttp({ 'GET /api/destinations': answered });
  return { http, ...(await renderScreen(<DestinationsPage />, { texts: ['destinations'], language, path, http })) };
}

const cards = () => screen.findAllByRole('article');

describe('the list of destinations', () => {
  it('shows eight skeleton cards while it loads (DEST-01, CONST-18, STATE-27)', async () => {
    await visit(() => new Promise(() => undefined));
    expect(screen.getAllByTestId('destination-skeleton')).toHaveLength(8);
    expect(screen.getByText('Loading destinations...')).toBeVisible();
  });

  it('shows a card for each destination, which links to its page (DEST-15, DEST-16, STATE-27)', async () => {
    await visit(destinationsAnswer(places(7)));
    expect(await cards()).toHaveLength(7);
    expect(screen.getByRole('link', { name: 'Explore Destination: Reef 4' })).toHaveAttribute('href', '/auth/destination-detail/d-4');
    expect(document.title).toContain('Destinations around Manado');
  });

  it.each([
    ['data.destinations', answer({ destinations: places(2) })],
    ['a bare array', places(2)],
    ['destinations', { success: true, destinations: places(2) }],
    ['data as an array', answer(places(2))],
  ])('reads %s (API-14)', async (_, answered) => {
    await visit(answered);
    expect(await cards()).toHaveLength(2);
  });

  it('ignores malformed destinations', async () => {
    await visit(destinationsAnswer([place(1), null, { name: { en: 'Nowhere' } }]));
    expect(await cards()).toHaveLength(1);
  });

  it('shows names and categories in the language, else in English, Indonesian or Chinese (I18N-08, ENT-19)', async () => {
    await visit(destinationsAnswer([place(1), place(2, { name: { en: '', id: 'Terumbu', cn: '' } })]), { language: 'CN' });
    const [first, second] = await cards();
    expect(within(first as HTMLElement).getByRole('heading', { name: '礁石 1' })).not.toHaveAttribute('lang');
    expect(within(second as HTMLElement).getByRole('heading', { name: 'Terumbu' })).toHaveAttribute('lang', 'id');
  });
});

describe('finding a destination', () => {
  const LIST = destinationsAnswer([...places(3), place(4, { name: { en: 'Temple' }, category: { en: 'Culture' } })]);

  it('filters the cards by text and counts them (DEST-12, DEST-14)', async () => {
    await visit(LIST);
    expect(await screen.findByText('4 destinations found')).toBeVisible();
    await userEvent.type(screen.getByPlaceholderText('Search destinations...'), 'tem');
    expect(await cards()).toHaveLength(1);
    expect(screen.getByText('1 destination found')).toBeVisible();
  });

  it('filters them by category (DEST-13)', async () => {
    await visit(LIST);
    const select = await screen.findByRole('combobox', { name: 'Category' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Categories', 'Culture', 'Diving']);
    await userEvent.selectOptions(select, 'Diving');
    expect(await cards()).toHaveLength(3);
  });

  it('shows a message without results and clears the filters (DEST-17, DEST-18)', async () => {
    await visit(LIST, { path: '/auth/destinations?q=zzz&category=Culture' });
    expect(await screen.findByText('No destinations found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await cards()).toHaveLength(4);
    expect(screen.getByPlaceholderText('Search destinations...')).toHaveValue('');
  });

  it('has no button to clear filters if none is set (DEST-17, DEST-18, STATE-27)', async () => {
    await visit(destinationsAnswer([]));
    expect(await screen.findByText('No destinations found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Discover Amazing Destinations' })).toBeVisible();
  });
});

describe('a list of several pages', () => {
  const choices = { categories: [{ en: 'Diving', id: 'Selam', cn: '潜水' }], levels: ['no_licence'] };
  const page = (numbers: number[], total: number, next_cursor: string | null) => ({
    ...destinationsAnswer(numbers.map((number) => place(number))),
    ...{ next_cursor, total, choices },
  });
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

  function server({ query = {} }: HttpRequest) {
    const { q, cursor, level } = query;
    if (q === 'broken') return Promise.reject(failureOf(503));
    if (q === 'reef') return page(cursor ? [170] : range(110, 133), 25, cursor ? null : 'reef-2');
    if (level) return page([5], 1, null);
    if (cursor === 'page-2') return page(range(25, 48), 58, 'page-3');
    return cursor === 'page-3' ? page(range(49, 58), 58, null) : page(range(1, 24), 58, 'page-2');
  }

  it('is loaded page by page, counted by the server', async () => {
    const { http } = await visit(server, { path: '/auth/destinations/long' });
    expect(await cards()).toHaveLength(24);
    expect(screen.getByText('58 destinations found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more (34 left)' }));
    await waitFor(async () => expect(await cards()).toHaveLength(48));
    await userEvent.click(screen.getByRole('button', { name: 'Show more (10 left)' }));
    await waitFor(async () => expect(await cards()).toHaveLength(58));
    expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Reef 58' })).toBeVisible();
    expect(http.requests.map(({ query }) => query)).toEqual([
      { view: 'card', limit: 24 },
      { view: 'card', limit: 24, lang: 'en', cursor: 'page-2' },
      { view: 'card', limit: 24, lang: 'en', cursor: 'page-3' },
    ]);
  });

  it('loads all pages of the last visit again', async () => {
    await visit(server, { path: '/auth/destinations/back' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more (34 left)' }));
    await waitFor(async () => expect(await cards()).toHaveLength(48));
    cleanup();
    await visit(server, { path: '/auth/destinations/back' });
    await waitFor(async () => expect(await cards()).toHaveLength(48));
  });

  it('is searched by the server, after a pause in typing (DEST-12, DEST-14)', async () => {
    const { http } = await visit(server);
    await userEvent.type(await screen.findByPlaceholderText('Search destinations...'), 'reef');
    expect(await screen.findByText('25 destinations found')).toBeVisible();
    expect(http.requests.slice(1).map(({ query }) => query)).toEqual([{ view: 'card', limit: 24, q: 'reef', lang: 'en' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (1 left)' }));
    expect(await screen.findByRole('heading', { name: 'Reef 170' })).toBeVisible();
    await userEvent.clear(screen.getByPlaceholderText('Search destinations...'));
    expect(await screen.findByText('58 destinations found')).toBeVisible();
  });

  it('is filtered by the server, by what any of its pages offers (DEST-13, EDT-12)', async () => {
    await visit(server);
    expect(await screen.findByRole('option', { name: 'Diving' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'No licence needed' }));
    expect(await screen.findByText('1 destination found')).toBeVisible();
    expect(await cards()).toHaveLength(1);
  });

  it('reports a failed search, which can be repeated', async () => {
    const { http } = await visit(server, { path: '/auth/destinations?q=broken' });
    expect(await screen.findByText('Connection Error')).toBeVisible();
    const before = http.requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(http.requests).toHaveLength(before + 1));
  });
});

describe('a list that cannot be loaded', () => {
  it('shows an error page with four tips and two ways out (DEST-02, DEST-03, DEST-04, DEST-05, STATE-27)', async () => {
    await visit(() => Promise.reject(failureOf(503)));
    expect(await screen.findByRole('heading', { level: 1, name: 'Connection Error' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What can you do?' })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it('shows the technical details on request (DEST-06, ERR-28)', async () => {
    await visit(() => Promise.reject(failureOf(503, { code: 'service_unavailable', message: 'Catalog is away', requestId: 'r-1' })));
    const details = (await screen.findByText('Technical Details')).closest('details');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent(`Base address${location.origin}`);
    expect(details).toHaveTextContent('Error503: Catalog is away');
    expect(details).toHaveTextContent(/Timestamp\d{4}-\d\d-\d\dT/);
    expect(details).toHaveTextContent(/Raw response.*service_unavailable.*r-1/);
  });

  it.each([
    ['says that it failed', { status: 'error', message: 'No luck', destinations: [] }, 'No luck'],
    ['has no list', answer('nothing'), 'The answer could not be read'],
  ])('may also be an answer that %s; the details show it whole (DEST-06)', async (_, answered, message) => {
    await visit(answered);
    expect(await screen.findByRole('heading', { name: 'Connection Error' })).toBeVisible();
    expect(screen.getByText(`200: ${message}`)).toBeInTheDocument();
    expect(screen.getByText(JSON.stringify(answered, null, 2), { normalizer: (text) => text })).toBeInTheDocument();
  });

  it('is reported in Chinese as well', async () => {
    await visit(() => Promise.reject(failureOf(0)), { language: 'CN' });
    expect(await screen.findByRole('heading', { level: 1, name: '连接出错' })).toBeVisible();
  });
});
