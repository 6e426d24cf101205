import '../../locales/texts.ts';
import '@reefdesk/ui/alert'; // Preloads a lazily loaded module.
import '@reefdesk/ui/dialog';
import type { PlannedDepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { Language, LanguageCode } from '@reefdesk/contracts/languages';
import { ToastProvider } from '@reefdesk/ui/toasts';
import type { HttpRequest } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DeparturesPage from './departures.page.tsx';

const BUNAKEN = { slug: 'bunaken', name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' } };
const LEMBEH = { slug: 'lembeh', name: { en: 'Lembeh Macro', id: 'Makro Lembeh', cn: '蓝碧微距' } };
const answer = (data: unknown, more = {}) => ({ status: 'success', success: true, data, ...more });

const planned = (over: Partial<PlannedDepartureView> = {}): PlannedDepartureView => ({
  departure_id: 'd1',
  package: BUNAKEN,
  date: '2099-03-14',
  last_date: '2099-03-14',
  seats: 8,
  booked: 5,
  seats_left: 3,
  status: 'few',
  price: 1_650_000,
  waitlist: 0,
  own_price: null,
  version: 2,
  ...over,
});

const PACKAGES = [BUNAKEN, LEMBEH].map(({ slug, name }) => ({ travel_slug: slug, travel_name: name, price: 1_650_000 }));
const TWO = [planned(), planned({ departure_id: 'd2', package: LEMBEH, seats: 12, booked: 0, seats_left: 12, status: 'open', version: 1 })];

async function show(answers: Record<string, unknown> = {}, { language = 'EN' as LanguageCode, query = '', month = '2099-03' } = {}) {
  const http = fakeHttp({ 'GET /api/departures/all': answer(TWO), 'GET /api/packages': answer(PACKAGES), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <DeparturesPage />
    </ToastProvider>,
    { http, language, path: `/admin/departures?month=${month}${query}`, texts: ['departures', 'lists', 'editing', 'fields'] },
  );
  return http;
}

const sentBy = (requests: HttpRequest[], method: string) => requests.filter((request) => request.method === method);

describe('the departures screen of the back office', () => {
  it.each([
    ['EN', 'March 2099', 'Saturday, March 14, 2099; Bunaken Classic: 5 of 8 sold, Few left; Lembeh Macro: 0 of 12 sold, Open'],
    [
      'ID',
      'Maret 2099',
      'Sabtu, 14 Maret 2099; Bunaken Klasik: 5 dari 8 terjual, Tinggal sedikit; Makro Lembeh: 0 dari 12 terjual, Dibuka',
    ],
    ['CN', '2099年3月', '2099年3月14日星期六; 布纳肯经典：已售 5 / 8，名额不多; 蓝碧微距：已售 0 / 12，开放'],
  ] as const)('shows a month over all packages with sold seats: %s (DEP-07)', async (language, month, day) => {
    await show({}, { language });
    expect(await screen.findByRole('grid', { name: month })).toBeVisible();
    const cell = screen.getByRole('button', { name: day });
    for (const { name } of [BUNAKEN, LEMBEH]) {
      expect(within(cell).getByText(name[language.toLowerCase() as Language])).toBeInTheDocument();
    }
    expect(cell).not.toHaveTextContent(/bunaken|lembeh/);
  });

  it('opens at the day of its address, and lists the current month from today on (DEP-07)', async () => {
    const http = await show({}, { query: '&day=2099-03-14' });
    expect(await screen.findByRole('heading', { name: 'Saturday, March 14, 2099' })).toBeVisible();
    expect(http.requests.find(({ path }) => path === '/api/departures/all')?.query).toEqual({ from: '2099-03-01', to: '2099-03-31' });
    jest.useFakeTimers({ now: Date.parse('2027-03-10T04:00:00Z'), doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'] });
    try {
      const now = await show({}, { query: '&view=list', month: '2027-03' });
      expect(await screen.findByText('Next 30 days')).toBeVisible();
      expect(now.requests.find(({ path }) => path === '/api/departures/all')?.query).toEqual({ from: '2027-03-10', to: '2027-04-09' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('counts the departures of a day that are not shown, after three chips and after six dots (DEP-07)', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => planned({ departure_id: `d${at}` }));
    await show({ 'GET /api/departures/all': answer(eight) });
    const cell = await screen.findByRole('button', { name: /March 14/ });
    expect(within(cell).getByText('5 more')).toBeInTheDocument();
    expect(within(cell).getByText('+2')).toBeInTheDocument();
  });

  it('closes a departure with two clicks, the day and "Close", and sends the displayed version (DEP-07, DEP-01)', async () => {
    const http = await show({ 'PATCH /api/departures/d1': answer(planned({ status: 'closed', version: 3 })) });
    await userEvent.click(await screen.findByRole('button', { name: /March 14/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Close: Bunaken Classic, Sat, Mar 14' }));
    await waitFor(() => expect(sentBy(http.requests, 'PATCH')).toHaveLength(1));
    expect(sentBy(http.requests, 'PATCH')[0]).toMatchObject({ body: { status: 'closed' }, headers: { 'if-match': '"2"' } });
    expect(await screen.findByText('Bunaken Classic, Sat, Mar 14: closed')).toBeVisible();
  });

  it('lists departures by package, or only those of the package named in the URL (DEP-07)', async () => {
    await show({}, { query: '&view=list&package=lembeh' });
    const list = await screen.findByRole('region', { name: 'Lembeh Macro' });
    expect(within(list).getByText('Saturday, March 14, 2099')).toBeVisible();
    expect(within(list).getByText('12 left')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bunaken Classic' })).not.toBeInTheDocument();
  });

  it('plans a series on weekdays after reporting missing fields (DEP-01)', async () => {
    const http = await show(
      { 'POST /api/departures': answer([planned(), planned({ departure_id: 'd9' })], { created: 1 }) },
      { query: '&package=bunaken' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Plan departures' }));
    const dialog = await screen.findByRole('dialog', { name: 'Plan departures' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'A series' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plan' }));
    expect(await within(dialog).findByText('Please choose at least one day of the week')).toBeVisible();
    expect(sentBy(http.requests, 'POST')).toHaveLength(0);
    await userEvent.clear(within(dialog).getByLabelText('First day'));
    await userEvent.type(within(dialog).getByLabelText('First day'), '2099-03-01');
    await userEvent.type(within(dialog).getByLabelText('Last day'), '2099-03-31');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Saturday' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tuesday' }));
    expect(within(dialog).getByText('9 days. Those that are planned already stay as they are.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Places'), '8');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plan' }));
    await waitFor(() => expect(sentBy(http.requests, 'POST')).toHaveLength(1));
    expect(sentBy(http.requests, 'POST')[0]?.body).toEqual({
      package_slug: 'bunaken',
      from: '2099-03-01',
      to: '2099-03-31',
      weekdays: [2, 6],
      seats: 8,
      price: null,
    });
    expect(await screen.findByText('1 departure planned. 1 was there already.')).toBeVisible();
  });

  it('reports how many booked places prevent a removal (DEP-04)', async () => {
    const error = failureOf(409, {
      code: 'departure_has_bookings',
      message: 'Places of this departure are booked already (5)',
      params: { booked: 5 },
    });
    await show({ 'DELETE /api/departures/d1': error });
    await userEvent.click(await screen.findByRole('button', { name: /March 14/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Bunaken Classic, Sat, Mar 14' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove Bunaken Classic on Sat, Mar 14?' });
    await userEvent.click(within(question).getByRole('button', { name: /delete/i }));
    expect(await screen.findByText('Places of this departure are booked already (5)')).toBeVisible();
  });

  it('asks which number of seats to keep after a concurrent change (DEP-01)', async () => {
    let tries = 0;
    const http = await show({
      'PATCH /api/departures/d1': () => {
        tries += 1;
        const theirs = planned({ seats: 10, version: 7 });
        return tries === 1 ? failureOf(409, { code: 'edit_conflict', current: theirs }) : answer(planned({ seats: 12, version: 8 }));
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /March 14/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Bunaken Classic, Sat, Mar 14' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saturday, March 14, 2099' });
    expect(within(dialog).getByText('5 places are booked: it cannot be fewer.')).toBeVisible();
    const seats = within(dialog).getByLabelText('Places');
    await userEvent.clear(seats);
    await userEvent.type(seats, '12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' });
    await userEvent.click(within(conflict).getByRole('button', { name: /save/i }));
    await waitFor(() => expect(sentBy(http.requests, 'PATCH')).toHaveLength(2));
    expect(sentBy(http.requests, 'PATCH')[1]).toMatchObject({ body: { seats: 12 }, headers: { 'if-match': '"7"' } });
    expect(await screen.findByText('Departure saved')).toBeVisible();
  });
});
