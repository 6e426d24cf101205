import '../../locales/texts.ts';
import { CONTENT_STATUSES, type ContentStatus } from '@reefdesk/contracts/destinations/values';
import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import type { TravelListItemView } from '@reefdesk/contracts/travels/views';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingSurroundings } from '../../shared/session/editing-surroundings.tsx';
import TravelListPage from './travel-list.page.tsx';

const picture: ImageView = {
  id: 'a1',
  url: '/media/a1',
  width: 1600,
  height: 1000,
  color: '#0a5a7d',
  preview: 'data:image/webp;base64,',
  widths: [320, 640],
};

function travel(change: Partial<TravelListItemView> = {}): TravelListItemView {
  return {
    id: 't1',
    travel_id: 't1',
    slug: 'bunaken-classic',
    name: 'Bunaken Classic',
    names: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' },
    description: 'Three dives in one day.',
    descriptions: { en: 'Three dives in one day.', id: 'Tiga penyelaman sehari.', cn: '一天三潜。' },
    duration: '3 days',
    image: '/media/a1',
    image_meta: picture,
    status: 'active',
    destinations: ['Bunaken', 'Siladen', 'Manado Tua', 'Nain'].map((name, index) => ({
      destination_id: `d${index}`,
      name,
      names: { en: name, id: name, cn: name },
    })),
    version: 4,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...change,
  };
}

const stats = { totalTravels: 12, activeBookings: 7, destinations: 14, monthlyTours: 3 };
const answer = (travels: TravelListItemView[]) => ({ status: 'success', success: true, data: { travels, stats } });

function show(list: unknown, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'GET /api/get-travels-with-stats': list });
  return renderScreen(
    <EditingSurroundings>
      <Routes>
        <Route path="/admin/travel" element={<TravelListPage />} />
        <Route path="/admin/travel/travel-detail/:id" element={<p>The detail screen</p>} />
      </Routes>
    </EditingSurroundings>,
    { path: '/admin/travel', texts: ['travels', 'lists', 'bulk'], http, ...options },
  );
}

const card = async () => within(await screen.findByTestId('travel-card'));

describe('travel list of the back office', () => {
  it('shows four numbers at the top (ATRV-01)', async () => {
    await show(answer([travel()]));
    await card();
    const read = screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(read).toEqual([
      ['Total packages', '12'],
      ['Active bookings', '7'],
      ['Destinations', '14'],
      ['New this month', '3'],
    ]);
  });

  it('shows the number of bookings as unknown if it is unavailable (ENQ-14)', async () => {
    const unknown = { travels: [travel()], stats: { ...stats, activeBookings: null } };
    await show({ ...answer([]), data: unknown });
    await card();
    const shown = screen.getByText('Active bookings').parentElement?.querySelector('dd');
    expect(shown).toHaveTextContent('–Unknown at the moment');
    expect(screen.getByText('Total packages').parentElement).toHaveTextContent('12');
  });

  it('shows name, description, duration and image on a card (ATRV-02)', async () => {
    await show(answer([travel()]));
    const shown = await card();
    expect(shown.getByRole('heading', { name: 'Bunaken Classic' })).toBeVisible();
    expect(shown.getByText('Three dives in one day.')).toBeVisible();
    expect(shown.getByText('3 days')).toBeVisible();
    expect((await screen.findByTestId('travel-card')).querySelector('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/media/a1/640 640w'),
    );
  });

  it('shows names and duration in the user’s language', async () => {
    await show(answer([travel()]), { language: 'CN' });
    const shown = await card();
    expect(shown.getByRole('heading', { name: '布纳肯经典' })).toBeVisible();
    expect(shown.getByText('3 天')).toBeVisible();
  });

  it('gives each status a badge with a different colour (ATRV-03)', async () => {
    await show(answer(CONTENT_STATUSES.map((status, index) => travel({ status, travel_id: `t${index}` }))));
    const badge = async (status: ContentStatus) => (await screen.findByText(status[0]?.toUpperCase() + status.slice(1))).className;
    const looks = await Promise.all(CONTENT_STATUSES.map(badge));
    expect(new Set(looks).size).toBe(CONTENT_STATUSES.length);
  });

  it('names the destinations and counts those beyond three (ATRV-04)', async () => {
    await show(answer([travel()]));
    expect((await card()).getByText(/^Bunaken · Siladen · Manado Tua/)).toHaveTextContent('Bunaken · Siladen · Manado Tua +1 more');
  });

  it('shows a price per person only if there is one (ATRV-05, GEN-09)', async () => {
    await show(answer([travel({ price: 1_650_000 }), travel({ travel_id: 't2' })]));
    const [priced, unpriced] = await screen.findAllByTestId('travel-card');
    expect(priced).toHaveTextContent(/IDR\s1,650,000per person/);
    expect(unpriced).not.toHaveTextContent(/IDR|per person/);
  });

  it.each([
    ['EN', '4.8 · 24 reviews', 'sample', 'Sample figures, not from reviews.'],
    ['ID', '4,8 · 24 ulasan', 'contoh', 'Angka contoh, bukan dari ulasan.'],
    ['CN', '4.8 · 24 条评价', '示例', '示例数据，并非来自评价。'],
  ] as const)(
    'shows the default rating and review count, marked as a sample, in %s (ATRV-06, CONST-30, OR-30)',
    async (language, figures, mark, hint) => {
      await show(answer([travel()]), { language });
      const shown = await card();
      expect(shown.getByText(figures)).toBeVisible();
      expect(shown.getByText(mark)).toBeVisible();
      expect(shown.getByText(mark)).toHaveAttribute('title', hint);
    },
  );

  it('searches, filters and sorts by the address, and shows an empty state if nothing matches (STATE-30)', async () => {
    const list = [
      travel({ travel_id: 'a', names: { en: 'Zebra reef', id: 'Karang zebra', cn: '斑马礁' }, created_at: '2026-03-01T00:00:00Z' }),
      travel({ travel_id: 'b', names: { en: 'Anchor bay', id: 'Teluk', cn: '锚湾' }, status: 'draft', created_at: '2026-02-01T00:00:00Z' }),
      travel({ travel_id: 'c', names: { en: 'Manta point', id: 'Titik', cn: '蝠鲼' }, created_at: '2026-01-01T00:00:00Z' }),
    ];
    const names = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    const { unmount } = await show(answer(list), { path: '/admin/travel?sort=name' });
    expect(await names()).toEqual(['Anchor bay', 'Manta point', 'Zebra reef']);
    unmount();
    await show(answer(list), { path: '/admin/travel?status=active&sort=oldest' });
    expect(await names()).toEqual(['Manta point', 'Zebra reef']);
    await userEvent.type(screen.getByRole('textbox', { name: 'Search packages' }), '斑马');
    await waitFor(async () => expect(await names()).toEqual(['Zebra reef']));
    await userEvent.type(screen.getByRole('textbox', { name: 'Search packages' }), 'x');
    await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await names()).toEqual(['Manta point', 'Anchor bay', 'Zebra reef']);
  });

  it('filters by the statuses of the form, and by others only if a travel has them (OR-20)', async () => {
    const offered = async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
      return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    };
    const { unmount } = await show(answer([travel()]));
    expect(await offered()).toEqual(['All statuses', 'Active', 'Inactive']);
    unmount();
    await show(answer([travel(), travel({ travel_id: 't2', status: 'draft' })]), { path: '/admin/travel?status=draft' });
    expect(await screen.findAllByTestId('travel-card')).toHaveLength(1);
    expect(await offered()).toEqual(['All statuses', 'Active', 'Inactive', 'Draft']);
  });

  it('links to the add screen and, from the pencil of a card, to its detail screen (ATRV-07, ATRV-08)', async () => {
    await show(answer([travel()]));
    const shown = await card();
    expect(screen.getByRole('link', { name: 'Add Travel Package' })).toHaveAttribute('href', '/admin/travel/add-travel');
    expect(shown.getByRole('link', { name: 'Edit Bunaken Classic' })).toHaveAttribute('href', '/admin/travel/travel-detail/t1');
  });

  it('offers to create the first package when there is none (ATRV-10)', async () => {
    await show(answer([]));
    expect(await screen.findByRole('link', { name: 'Create Travel Package' })).toHaveAttribute('href', '/admin/travel/add-travel');
    expect(screen.queryByTestId('travel-card')).toBeNull();
  });

  it('shows eight skeleton cards while the list loads (ATRV-11, CONST-38)', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading packages...' })).toBeVisible();
    expect(screen.getAllByTestId('travel-skeleton')).toHaveLength(8);
    expect(screen.queryByRole('link', { name: 'Create Travel Package' })).toBeNull();
  });

  it('only logs an error, ends loading and shows an empty list (ATRV-12, ERR-52, OR-66)', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(failureOf(503));
    expect(await screen.findByRole('link', { name: 'Create Travel Package' })).toBeVisible();
    expect(logged).toHaveBeenCalledWith('The travel packages could not be fetched', expect.objectContaining({ status: 503 }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByTestId('travel-skeleton')).toBeNull();
    logged.mockRestore();
  });
});

describe('View Details', () => {
  afterEach(() => jest.useRealTimers());

  it('waits half a second before it opens the detail screen, and ignores a second click (ATRV-09, CONST-29, CONST-37)', async () => {
    await show(answer([travel()]));
    const button = (await card()).getByRole('button', { name: 'View Details: Bunaken Classic' });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest), delay: null });
    await user.click(button);
    expect(button).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(screen.queryByText('The detail screen')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('The detail screen')).toBeVisible();
  });
});
