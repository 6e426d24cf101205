import '../../locales/texts.ts';
import type { HttpRequest } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../shared/destinations/testing.ts';
import PackagesPage from './packages.page.tsx';

afterEach(cleanup);

const text = (en: string) => ({ en, id: '', cn: '' });
const trip = (number: number, over: object = {}) => ({
  ...{ travel_id: `t-${number}`, slug: `trip-${number}`, travel_slug: `trip-${number}`, travel_name: text(`Trip ${number}`) },
  ...{ travel_category: text('Diving'), duration: '1 day', image: '', image_meta: null, gradient: '', included: text(''), ...over },
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => trip(from + index));
const few = [trip(1, { price: 3_000 }), trip(2, { duration: '3 days', price: 1_000 }), trip(3, { level: 'course' })];

async function visit(answered: unknown, path = '/auth/packages', next: unknown = answer([])) {
  const http = fakeHttp({ 'GET /api/packages': answered, 'GET /api/departures/next': next });
  return { http, ...(await renderScreen(<PackagesPage />, { texts: ['packages', 'fields'], path, http })) };
}

const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

describe('a list of packages of one page', () => {
  it('is filtered and sorted in the browser, with the chips that match a package', async () => {
    const { http } = await visit(answer(few));
    expect(await names()).toEqual(['Trip 1', 'Trip 2', 'Trip 3']);
    expect(screen.queryByRole('button', { name: '4 days and more' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Lowest price first');
    expect(await names()).toEqual(['Trip 2', 'Trip 1', 'Trip 3']);
    await userEvent.click(screen.getByRole('button', { name: '2 to 3 days' }));
    expect(await names()).toEqual(['Trip 2']);
    expect(screen.getByRole('status')).toHaveTextContent('1 trip');
    expect(http.requests.filter(({ path }) => path === '/api/packages')).toHaveLength(1);
  });

  it('has the next date of each package with its places, or “on request” (DEP-11)', async () => {
    const departure = { departure_id: 'd', date: '2027-03-14', price: null };
    const next = answer([
      { package: 'trip-1', ...departure, last_date: '2027-03-14', seats_left: 6, status: 'open' },
      { package: 'trip-2', ...departure, last_date: '2027-03-16', seats_left: 1, status: 'few' },
    ]);
    await visit(answer(few), '/auth/packages', next);
    await screen.findByText('6 places left');
    const tiles = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(tiles).toEqual([
      expect.stringContaining('Next date: Sun, Mar 14 · 6 places left'),
      expect.stringContaining('Next date: Sun, Mar 14 – Tue, Mar 16 · 1 place left'),
      expect.stringContaining('Dates on request'),
    ]);
  });

  it('stays without the next dates while they are unavailable (DEP-11)', async () => {
    await visit(answer(few), '/auth/packages', failureOf(503));
    expect(await names()).toEqual(['Trip 1', 'Trip 2', 'Trip 3']);
    expect(screen.queryByText(/on request/)).toBeNull();
  });
});

describe('a list of packages of several pages', () => {
  const choices = { days: ['1', '2-3'], kinds: ['course'] };
  const page = (data: object[], total: number, next_cursor: string | null) => ({ ...answer(data), next_cursor, total, choices });

  function server({ query = {} }: HttpRequest) {
    const { slugs, cursor, kind, sort } = query;
    if (slugs) return answer(few.filter(({ slug }) => String(slugs).split(',').includes(slug)));
    if (sort === 'days') return Promise.reject(failureOf(503));
    if (kind) return page([trip(70)], 1, null);
    return cursor ? page(range(25, 26), 26, null) : page(range(1, 24), 26, 'page-2');
  }

  it('is loaded page by page and counted by the server', async () => {
    await visit(server);
    expect(await names()).toHaveLength(24);
    expect(screen.getByRole('status')).toHaveTextContent('26 trips');
    await userEvent.click(screen.getByRole('button', { name: 'Show more (2 left)' }));
    await waitFor(async () => expect(await names()).toHaveLength(26));
    await userEvent.click(screen.getByRole('button', { name: 'Compare Trip 25' }));
    expect(await names()).toHaveLength(26);
  });

  it('is filtered by the server', async () => {
    const { http } = await visit(server);
    await screen.findAllByRole('heading', { level: 3 });
    await userEvent.click(screen.getByRole('button', { name: 'Courses' }));
    await waitFor(async () => expect(await names()).toEqual(['Trip 70']));
    expect(http.requests.at(-1)?.query).toEqual({ view: 'card', limit: 24, kind: 'course', lang: 'en' });
  });

  it('reports a filter that failed, which can be repeated', async () => {
    const { http } = await visit(server, '/auth/packages?sort=days');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(http.requests.filter(({ query }) => query?.sort === 'days')).toHaveLength(2);
  });

  it('compares packages of other pages, and ignores those that are not offered', async () => {
    await visit(server, '/auth/packages?compare=trip-3,trip-2,trip-99');
    const bar = await screen.findByRole('complementary', { name: 'Trips to compare' });
    await waitFor(() => expect(bar).toHaveTextContent('2 trips to compare'));
    expect(bar).toHaveTextContent('Trip 3 · Trip 2');
  });
});
