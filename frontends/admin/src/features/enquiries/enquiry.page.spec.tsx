import '@reefdesk/ui/dialog'; // Preloads a lazily loaded module.
import type { BookingView } from '@reefdesk/contracts/bookings/endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import type { HttpRequest } from '@reefdesk/web-kit';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATHS } from '../../paths.ts';
import { answer, enquiry, SURROUNDINGS } from './enquiries.testing.tsx';
import EnquiryPage from './enquiry.page.tsx';

async function show(answers: Record<string, unknown> = {}) {
  const http = fakeHttp({ ...SURROUNDINGS, 'GET /api/enquiries/e1': answer(enquiry()), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path={PATHS.enquiry} element={<EnquiryPage />} />
      </Routes>
    </ToastProvider>,
    { http, path: '/admin/enquiries/e1', texts: ['enquiries', 'replies', 'bookings', 'lists', 'editing', 'fields'] },
  );
}

describe('an enquiry in the back office', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the guest, the request and the messages (ENQ-10)', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Wei Lin' })).toBeVisible();
    for (const text of ['Bunaken Classic', 'July 2027', 'Divers: 2', 'Advanced', 'Turtles?']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: '+62 812 5550 0100' })).toHaveAttribute('href', 'tel:+6281255500100');
    expect(screen.getByRole('link', { name: 'As the guest sees it' })).toHaveAttribute('href', '/auth/enquiry?lang=cn#of=e1');
  });

  it('sets a state with one click and sends the displayed version (ENQ-10)', async () => {
    const sent: HttpRequest[] = [];
    const edit = (request: HttpRequest) => {
      sent.push(request);
      return answer(enquiry({ state: 'offered', version: 4 }));
    };
    await show({ 'PATCH /api/enquiries/e1': edit });
    await userEvent.click(await screen.findByRole('button', { name: 'Offered' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ body: { state: 'offered' }, headers: { 'if-match': '"3"' } });
  });

  it('gives the enquiry to a colleague, or to no one (ENQ-10)', async () => {
    const sent: unknown[] = [];
    const edit = ({ body }: HttpRequest) => {
      sent.push(body);
      return answer(enquiry({ version: 4 }));
    };
    const assignee = { user_id: 'u3', name: 'Former colleague' };
    await show({ 'GET /api/enquiries/e1': answer(enquiry({ assignee })), 'PATCH /api/enquiries/e1': edit });
    const choice = await screen.findByRole('combobox', { name: 'Who answers' });
    expect(choice).toHaveTextContent('Former colleague');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Sari Lumowa' }));
    expect(await screen.findByText('Answered by Sari Lumowa')).toBeVisible();
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Nobody yet' }));
    await waitFor(() => expect(sent).toEqual([{ assignee: 'u2' }, { assignee: null }]));
  });

  describe('with a template', () => {
    const asked = { preferred_channel: 'wechat' as const, wechat: 'weilin_88', language: 'EN' as const };
    const booked = { booking_id: 'b1', state: 'offered', price: 1_100_000, date: '2027-07-05', last_date: '2027-07-06' } as BookingView;
    const departure = { departure_id: 'd1', date: '2027-07-03', last_date: '2027-07-03', price: 1_200_000, package: { slug: 'bunaken' } };

    it.each([
      ['the price of the package', { dates: { from: null, to: null, month: '2027-07' } }, 'July 2027, IDR 1,650,000'],
      ['the price of the requested departure', { departure_id: 'd1' }, 'July 3, 2027, IDR 1,200,000'],
      ['the price of a departure on the requested day', {}, 'July 3, 2027, IDR 1,200,000'],
      ['the terms of the booking', { bookings: [booked] }, 'July 5 – 6, 2027, IDR 1,100,000'],
    ])('quotes %s (ENQ-12)', async (_what, change, expected) => {
      const dates = { from: '2027-07-03', to: '2027-07-03', month: null };
      await show({
        'GET /api/enquiries/e1': answer(enquiry({ ...asked, dates, ...change })),
        'GET /api/reply-templates': answer([
          { key: 'offer', title: 'Offer', texts: { en: '{date}, {price}', id: '', cn: '' }, version: 1 },
        ]),
        'GET /api/travel/bunaken': answer({ travel: { price: 1_650_000 } }),
        'GET /api/departures/all': answer([departure]),
      });
      const picker = await screen.findByRole('combobox', { name: 'Template' });
      // It is disabled until the templates have arrived.
      await waitFor(() => expect(picker).toBeEnabled());
      await userEvent.click(picker);
      await userEvent.click(await screen.findByRole('option', { name: 'Offer' }));
      const preview = await screen.findByTestId('template-preview');
      await waitFor(() => expect(preview.textContent?.replace(/\s/g, ' ')).toBe(expected));
    });
  });

  it('adds a second note with the same text under a new key (ENQ-10)', async () => {
    const keys: (string | undefined)[] = [];
    const note = ({ headers }: HttpRequest) => {
      keys.push(headers?.['Idempotency-Key']);
      return answer(enquiry());
    };
    await show({ 'POST /api/enquiries/e1/notes': note });
    const field = await screen.findByLabelText('Only staff see this');
    for (const many of [1, 2]) {
      await userEvent.type(field, 'Called');
      await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
      await waitFor(() => expect(keys).toHaveLength(many));
      await waitFor(() => expect(field).toHaveValue(''));
    }
    expect(new Set(keys).size).toBe(2);
  });

  it('erases the personal data after a confirmation and then offers no answer form (ENQ-19)', async () => {
    const erased = { name: '', phone: null, messages: [], notes: [], tags: [], erased_at: '2027-01-05T03:00:00Z', version: 4 };
    let now = answer(enquiry());
    await show({
      'GET /api/enquiries/e1': () => now,
      'DELETE /api/enquiries/e1': () => {
        now = answer(enquiry(erased));
        return now;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase the personal data' }));
    const question = await screen.findByRole('alertdialog', { name: 'Erase everything about Wei Lin?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Erase' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Erased' })).toBeVisible();
    expect(screen.getByText(/^The personal data was erased on Jan 5, 2027/)).toBeVisible();
    for (const gone of ['Your answer', 'Only staff see this', 'New tag']) expect(screen.queryByLabelText(gone)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'As the guest sees it' })).not.toBeInTheDocument();
  });

  it('answers through the preferred channel, records the answer, and rejects an empty one (ENQ-11)', async () => {
    const sent: HttpRequest[] = [];
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const say = (request: HttpRequest) => {
      sent.push(request);
      return answer(enquiry());
    };
    await show({ 'POST /api/enquiries/e1/messages': say });
    await userEvent.click(await screen.findByRole('button', { name: 'Open WhatsApp' }));
    expect(screen.getByText('Please write a few words')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Your answer'), 'Yes & welcome');
    await userEvent.click(screen.getByRole('button', { name: 'Open WhatsApp' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(opened).toHaveBeenCalledWith('https://wa.me/6281255500100?text=Yes%20%26%20welcome', '_blank', 'noopener');
    expect(sent[0]).toMatchObject({
      body: { channel: 'whatsapp', text: 'Yes & welcome' },
      headers: { 'Idempotency-Key': expect.any(String) },
    });
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue(''));
  });

  it.each([
    ['is copied', { writeText: () => Promise.resolve() }, 'Copied and written down'],
    ['has to be copied by hand', undefined, /^Written down\. Your browser did not let us copy/],
  ])('reports that an answer by WeChat %s (ENQ-11)', async (_how, clipboard, message) => {
    const asked = answer(enquiry({ wechat: 'weilin_88' }));
    await show({ 'GET /api/enquiries/e1': asked, 'POST /api/enquiries/e1/messages': asked });
    await userEvent.click(await screen.findByRole('button', { name: 'WeChat' }));
    await userEvent.type(screen.getByLabelText('Your answer'), 'Yes');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    fireEvent.submit(screen.getByLabelText('Your answer').closest('form') as HTMLFormElement);
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    ['records an answer that was passed to WeChat', () => Promise.resolve(), 1],
    ['records nothing when the share sheet was closed', () => Promise.reject(new DOMException('', 'AbortError')), 0],
  ])('%s on a phone (ENQ-11)', async (_what, share, count) => {
    const sent: unknown[] = [];
    const say = ({ body }: HttpRequest) => {
      sent.push(body);
      return answer(enquiry());
    };
    const shared = jest.fn(share);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    const match = window.matchMedia;
    window.matchMedia = ((query: string) => ({ ...match(query), matches: query.includes('coarse') })) as typeof match;
    try {
      await show({ 'GET /api/enquiries/e1': answer(enquiry({ wechat: 'weilin_88' })), 'POST /api/enquiries/e1/messages': say });
      await userEvent.click(await screen.findByRole('button', { name: 'WeChat' }));
      await userEvent.type(screen.getByLabelText('Your answer'), 'Yes');
      await userEvent.click(screen.getByRole('button', { name: 'Pass it to WeChat' }));
      await waitFor(() => expect(shared).toHaveBeenCalledWith({ text: 'Yes' }));
      await waitFor(() => expect(sent).toHaveLength(count));
      expect(screen.getByLabelText('Your answer')).toHaveValue(count === 0 ? 'Yes' : '');
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      window.matchMedia = match;
    }
  });

  it('keeps an answer that could not be sent and retries it with the same key (ENQ-11)', async () => {
    const keys: unknown[] = [];
    const say = ({ headers }: HttpRequest) => {
      keys.push(headers?.['Idempotency-Key']);
      return keys.length === 1 ? failureOf(0) : answer(enquiry());
    };
    await show({ 'POST /api/enquiries/e1/messages': say });
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await userEvent.type(screen.getByLabelText('Your answer'), 'Yes');
    await userEvent.click(screen.getByRole('button', { name: 'Send the email' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(screen.getByLabelText('Your answer')).toHaveValue('Yes');
    // A click is ignored while the first request is still being reported.
    await waitFor(async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send the email' }));
      expect(keys).toHaveLength(2);
    });
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows an undelivered email (ENQ-04) and every change with its user (ENQ-10)', async () => {
    const by = { user_id: 'u1', name: 'Budi' };
    const changed = enquiry({
      undelivered: [{ to: 'wei@reef.example', kind: 'enquiry-received', since: '2027-01-05T04:00:00Z', given_up: true }],
      history: [
        { at: '2027-01-05T04:00:00Z', by: null, what: 'sent', before: null, after: null },
        { at: '2027-01-05T05:00:00Z', by, what: 'state', before: 'new', after: 'answered' },
      ],
    });
    await show({ 'GET /api/enquiries/e1': answer(changed) });
    expect(await screen.findByText('The email to wei@reef.example could not be delivered.')).toBeVisible();
    const [latest] = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(latest).toHaveTextContent('State: New → Answered');
    expect(latest).toHaveTextContent('Budi');
  });

  it('becomes a booking of the requested departure, with a new key after an error (ENQ-13)', async () => {
    const keys: unknown[] = [];
    const bodies: unknown[] = [];
    const full = failureOf(409, { code: 'departure_full', params: { seats_left: 1 } });
    const [asked, other] = ['d1', 'd2'].map((id) => ({
      departure_id: id,
      date: id === 'd1' ? '2099-03-14' : '2099-03-18',
      package: { slug: 'bunaken', name: { en: 'Bunaken Classic', id: '', cn: '' } },
      seats_left: 3,
      status: 'few',
    }));
    await show({
      'GET /api/enquiries/e1': answer(enquiry({ departure_id: 'd1' })),
      'GET /api/departures/all': answer([other, asked]),
      'POST /api/enquiries/e1/bookings': ({ headers, body }: HttpRequest) => {
        keys.push(headers?.['Idempotency-Key']);
        bodies.push(body);
        return bodies.length === 1 ? full : answer({ state: 'held' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a booking' });
    expect(await within(dialog).findByText('Sat, Mar 14 · 3 left')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/Deposit/), '500000');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hold the places' }));
    expect(await within(dialog).findByText('Only 1 place is left on this day. Take fewer, or another day.')).toBeVisible();
    expect(bodies[0]).toEqual({ departure_id: 'd1', seats: 2, deposit: 500_000, state: 'held', hold_hours: 48 });
    await userEvent.clear(within(dialog).getByLabelText('Places'));
    await userEvent.type(within(dialog).getByLabelText('Places'), '1');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Confirm at once' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('The places are held')).toBeVisible();
    expect(bodies[1]).toEqual({ departure_id: 'd1', seats: 1, deposit: 500_000, state: 'confirmed' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('becomes an offer, which ends after some hours (ENQ-25)', async () => {
    const bodies: unknown[] = [];
    await show({
      'GET /api/enquiries/e1': answer(enquiry({ dates: { from: '2099-03-14', to: null, month: null } })),
      'GET /api/departures/all': answer([]),
      'POST /api/enquiries/e1/bookings': ({ body }: HttpRequest) => {
        bodies.push(body);
        return answer({ state: 'offered' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a booking' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Offer them to the guest' }));
    const dialog = screen.getByRole('dialog', { name: 'Make a booking' });
    await userEvent.clear(within(dialog).getByLabelText('The offer is valid for so many hours'));
    await userEvent.type(within(dialog).getByLabelText('The offer is valid for so many hours'), '72');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make the offer' }));
    expect(await screen.findByText('The offer is on the page of its guest')).toBeVisible();
    expect(bodies).toEqual([{ date: '2099-03-14', seats: 2, state: 'offered', hold_hours: 72 }]);
  });

  it('reports an unknown enquiry', async () => {
    await show({ 'GET /api/enquiries/e1': failureOf(404, { code: 'enquiry_not_found' }) });
    expect(await screen.findByText('There is no such enquiry')).toBeVisible();
  });
});
