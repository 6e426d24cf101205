import '../../locales/texts.ts';
import type { InsightsView } from '@reefdesk/contracts/insights/endpoints';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InsightsPage from './insights.page.tsx';

afterEach(cleanup);

const NAME = { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯' };
const INSIGHTS: InsightsView = {
  from: '2027-03-13',
  to: '2027-03-14',
  ...{ views: 1_200, enquiries: 9, bookings: 3 },
  days: [
    { day: '2027-03-13', views: 200, enquiries: 1, bookings: 0 },
    { day: '2027-03-14', views: 1_000, enquiries: 8, bookings: 3 },
  ],
  packages: [
    { package: { slug: 'bunaken', name: NAME }, views: 400, enquiries: 5, bookings: 3 },
    { package: null, views: 0, enquiries: 4, bookings: 0 },
  ],
  languages: [
    { language: 'EN', views: 1_000, enquiries: 6, bookings: 3 },
    { language: 'ID', views: 100, enquiries: 1, bookings: 0 },
    { language: 'CN', views: 100, enquiries: 2, bookings: 0 },
  ],
  pages: [{ page: '/auth/about', views: 30 }],
  referrers: [{ host: 'other', views: 7 }],
};

async function show(data: unknown, options: ScreenOptions = {}) {
  const requests: unknown[] = [];
  const http = fakeHttp({
    'GET /api/insights': ({ query }: { query?: { days?: unknown } }) => {
      requests.push(query?.days);
      return typeof data === 'object' && data !== null && 'failure' in data
        ? Promise.reject(data)
        : { status: 'success', success: true, data };
    },
  });
  await renderScreen(<InsightsPage />, { http, path: '/admin/insights', texts: ['insights', 'lists'], ...options });
  return requests;
}

async function tableOf(name: string) {
  const card = await screen.findByRole('region', { name });
  await userEvent.click(within(card).getByText('Show as a table'));
  const rows = within(card).getAllByRole('row', { hidden: true });
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('insights in the back office (INS-02)', () => {
  it('shows each chart with its table: days, packages, languages, pages and sites', async () => {
    const requests = await show(INSIGHTS);
    expect((await screen.findAllByText('1,200'))[0]).toBeVisible();
    expect(await tableOf('By package')).toEqual([
      ['Bunaken Classic', '400', '5', '3', '0.8 %'],
      ['Without a package', '0', '4', '0', '–'],
    ]);
    expect((await tableOf('Views by day'))[0]).toEqual(['Mar 14, 2027', '1,000', '8', '3', '0.3 %']);
    expect((await tableOf('By language')).map(([language]) => language)).toEqual(['English', 'Bahasa Indonesia', '简体中文']);
    expect(await tableOf('Where visitors come from')).toEqual([['Other sites', '7']]);
    expect(requests).toEqual(['30']);
    await userEvent.click(screen.getByRole('button', { name: '365 days' }));
    expect(screen.getByRole('button', { name: '365 days' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toEqual(['30', '365']);
  });

  it('explains an empty period and missing numbers, and shows an error when loading fails', async () => {
    const zero = { views: 0, enquiries: null, bookings: null };
    await show({ ...INSIGHTS, ...zero });
    expect(await screen.findByText('No figures yet')).toBeVisible();
    expect(screen.getByText(/Views go on being counted/)).toBeVisible();
    cleanup();
    await show(failureOf(503));
    expect(await screen.findByText('Try again')).toBeVisible();
  });
});
