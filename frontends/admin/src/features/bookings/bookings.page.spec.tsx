import '../../locales/texts.ts';
import '@reefdesk/ui/dialog'; // Preloads a lazily loaded module.
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { type HttpRequest, useLocation } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BookingsPage from './bookings.page.tsx';

const booking = (over: Partial<BookingView> = {}): BookingView => ({
  booking_id: 'b1',
  reference: 'TA-7QX3MD',
  enquiry_id: 'e1',
  name: 'Wei Lin',
  language: 'CN',
  state: 'held',
  package: { slug: 'bunaken', name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' } },
  departure_id: 'd1',
  date: '2099-03-14',
  last_date: '2099-03-14',
  seats: 2,
  price: 1_650_000,
  total: 3_300_000,
  deposit: 500_000,
  hold_until: '2099-03-01T04:00:00Z',
  sizes: 'XL, fins 43',
  notes: 'Nitrox',
  created_at: '2099-01-01T04:00:00Z',
  updated_at: '2099-01-01T04:00:00Z',
  version: 4,
  ...over,
});

const page = (bookings: BookingView[]) => ({ status: 'success', success: true, data: bookings, next_cursor: null });
const Address = () => <p data-testid="address">{useLocation().search}</p>;

async function show(answers: Record<string, unknown> = {}, query = '') {
  const http = fakeHttp({ 'GET /api/bookings': page([booking()]), 'GET /api/packages': { ...page([]), data: [] }, ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <BookingsPage />
      <Address />
    </ToastProvider>,
    { http, path: `/admin/bookings${query}`, texts: ['bookings', 'lists', 'editing', 'fields'] },
  );
  return http;
}

const departure = (id: string, date: string, over: object = {}) => ({
  ...{ departure_id: id, date, seats: 8, booked: 2, seats_left: 6, status: 'open', price: null, version: 1 },
  ...{ package: { slug: 'bunaken', name: { en: 'Bunaken Classic', id: '', cn: '' } }, ...over },
});

const lastQuery = (requests: HttpRequest[]) => requests.filter(({ path }) => path === '/api/bookings').at(-1)?.query;

const DAY = /^\d{4}-\d\d-\d\d$/;

describe('the booking list of the back office', () => {
  it('shows day, guest, places, price and the end of a hold (ENQ-13)', async () => {
    await show();
    const row = await screen.findByRole('listitem');
    for (const text of [
      'Saturday, March 14, 2099',
      'Bunaken Classic',
      '2 places',
      '3,300,000 in all',
      '500,000',
      'Held until Mar 1, 2099',
      'Sizes: XL, fins 43',
      'Nitrox',
    ])
      expect(row.textContent?.replace(/\s/g, ' ')).toContain(text);
    expect(within(row).getByRole('link', { name: 'Wei Lin' })).toHaveAttribute('href', '/admin/enquiries/e1');
  });

  it('reads its filters from the URL and ignores invalid values (ENQ-13)', async () => {
    const { requests } = await show({}, '?state=held&from=2099-03-01&to=soon&package=bunaken');
    await screen.findByRole('listitem');
    expect(lastQuery(requests)).toEqual({ state: 'held', from: '2099-03-01', package: 'bunaken' });
    await userEvent.clear(screen.getByLabelText('From'));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?state=held&to=soon&package=bunaken'));
    expect(lastQuery(requests)).toEqual({ state: 'held', package: 'bunaken', from: expect.stringMatching(DAY) });
  });

  it('begins with upcoming bookings, and shows past ones latest first (ENQ-13)', async () => {
    const { requests } = await show();
    await screen.findByRole('listitem');
    expect(lastQuery(requests)).toEqual({ from: expect.stringMatching(DAY) });
    await userEvent.click(screen.getByRole('combobox', { name: 'When' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Past' }));
    await waitFor(() => expect(lastQuery(requests)).toEqual({ to: expect.stringMatching(DAY), sort: 'latest' }));
  });

  it('searches all days for a guest, and leads from a booking to the departures of its day (ENQ-13)', async () => {
    const { requests } = await show();
    expect(await screen.findByRole('link', { name: 'Saturday, March 14, 2099' })).toHaveAttribute(
      'href',
      '/admin/departures?day=2099-03-14',
    );
    await userEvent.type(screen.getByLabelText('Search name, contact, reference'), 'wei');
    await waitFor(() => expect(lastQuery(requests)).toEqual({ q: 'wei' }));
    expect(screen.getByRole('combobox', { name: 'When' })).toHaveTextContent('All days');
  });

  it('confirms with one click, cancels after a confirmation, and sends the displayed version (ENQ-13)', async () => {
    let now = booking();
    const sent: HttpRequest[] = [];
    await show({
      'GET /api/bookings': () => page([now]),
      'PATCH /api/bookings/b1': (request: HttpRequest) => {
        sent.push(request);
        now = booking({ state: (request.body as { state: BookingView['state'] }).state, version: 5, hold_until: null });
        return { ...page([]), data: now };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The booking is confirmed')).toBeVisible();
    expect(sent[0]).toMatchObject({ body: { state: 'confirmed' }, headers: { 'if-match': '"4"' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const question = await screen.findByRole('alertdialog');
    expect(sent).toHaveLength(1);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ body: { state: 'cancelled' }, headers: { 'if-match': '"5"' } });
    expect(await screen.findByRole('button', { name: 'Hold again' })).toBeVisible();
  });

  it('moves a booking to another departure with free places and sends the displayed version (ENQ-13)', async () => {
    const full = departure('d3', '2099-03-18', { seats_left: 0, status: 'full' });
    const sent: HttpRequest[] = [];
    await show({
      'GET /api/departures/all': { ...page([]), data: [departure('d1', '2099-03-14'), departure('d2', '2099-03-16'), full] },
      'PATCH /api/bookings/b1': (request: HttpRequest) => {
        sent.push(request);
        return { ...page([]), data: booking({ departure_id: 'd2', date: '2099-03-16', version: 5 }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    const choice = await within(dialog).findByLabelText(/Departure/);
    expect(choice).toHaveTextContent('Mar 14');
    await userEvent.click(choice);
    expect(screen.queryByRole('option', { name: /Mar 18/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: /Mar 16/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { departure_id: 'd2', seats: 2 }, headers: { 'if-match': '"4"' } });
  });

  it('keeps the chosen departure when another user saved the booking meanwhile (ENQ-13)', async () => {
    const sent: HttpRequest[] = [];
    await show({
      'GET /api/departures/all': {
        ...page([]),
        data: [departure('d1', '2099-03-14'), departure('d2', '2099-03-16'), departure('d3', '2099-03-18')],
      },
      'PATCH /api/bookings/b1': (request: HttpRequest) => {
        sent.push(request);
        const theirs = booking({ departure_id: 'd3', date: '2099-03-18', notes: 'Vegan', version: 5 });
        return sent.length === 1 ? failureOf(409, { code: 'edit_conflict', current: theirs }) : { ...page([]), data: theirs };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByLabelText(/Departure/));
    await userEvent.click(await screen.findByRole('option', { name: /Mar 16/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const conflict = await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' });
    const choice = within(conflict).getByRole('group', { name: 'Departure' });
    expect(choice).toHaveTextContent(/Yours.*Mar 16.*Saved meanwhile.*Mar 18/);
    await userEvent.click(within(conflict).getByRole('button', { name: /save/i }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ body: { departure_id: 'd2', notes: 'Vegan' }, headers: { 'if-match': '"5"' } });
  });

  it.each([
    [1, 'Only 1 place is left on this day. Take fewer, or another day.'],
    [0, 'No place is left on this day. Please take another one.'],
  ])('reports that %i places are left when more are requested (ENQ-13, DEP-03)', async (left, message) => {
    await show({ 'PATCH /api/bookings/b1': failureOf(409, { code: 'departure_full', params: { seats_left: left } }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Places'), '0');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
  });
});
