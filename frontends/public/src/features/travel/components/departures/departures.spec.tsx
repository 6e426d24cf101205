import './departure-calendar.tsx'; // Lazily loaded; imported here so that it is available at once.
import '../enquiry/travel-enquiry-form.tsx';
import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { type HttpRequest, runtimeConfig } from '@reefdesk/web-kit';
import { failureOf, replaceRuntimeConfig } from '@reefdesk/web-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, travelPage } from '../../testing.ts';
import { visit } from '../../travel-page.testing.tsx';

const departure = (date: string, over: Partial<DepartureView> = {}): DepartureView => ({
  departure_id: `on-${date}`,
  date,
  last_date: date,
  seats_left: 6,
  status: 'open',
  price: 1_650_000,
  ...over,
});

const PLANNED = [
  departure('2027-03-14'),
  departure('2027-03-16', { status: 'closed' }),
  departure('2027-03-18', { status: 'full', seats_left: 0 }),
  departure('2027-03-21', { status: 'few', seats_left: 2, price: 1_900_000 }),
  departure('2027-04-14'),
];

async function show(departures: unknown, language: LanguageCode = 'EN', more: Record<string, unknown> = {}) {
  // Every lazily loaded part counts as visible.
  window.IntersectionObserver = class {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe() {
      this.seen([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return visit(answer(travelPage(0, { price: 1_650_000 })), { language, more: { 'GET /api/departures': departures, ...more } });
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({
    now: Date.parse('2027-03-10T04:00:00Z'),
    doNotFake: ['performance', 'setTimeout', 'setInterval', 'queueMicrotask', 'nextTick'],
  });
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  replaceRuntimeConfig(undefined);
});

describe('the departures of a package', () => {
  it.each([
    [
      'EN',
      'March 2027',
      'Sunday, March 14, 2027, 6 places',
      'Sunday, March 21, 2027, Only 2 places left, IDR 1,900,000 per person',
      'Full: join the waiting list',
      'Closed',
    ],
    [
      'ID',
      'Maret 2027',
      'Minggu, 14 Maret 2027, 6 tempat',
      'Minggu, 21 Maret 2027, Tinggal 2 tempat, Rp 1.900.000 per orang',
      'Penuh: masuk daftar tunggu',
      'Ditutup',
    ],
    ['CN', '2027年3月', '2027年3月14日星期日, 余 6 位', '2027年3月21日星期日, 仅剩 2 位, 每人 IDR 1,900,000', '已满，可候补', '不开放'],
  ] as const)(
    'say in %s what each day has: places, few, a waiting list, closed, and a price of its own (DEP-02, DEP-05, DEP-12)',
    async (language, month, open, few, full, closed) => {
      await show(answer(PLANNED), language);
      const grid = await screen.findByRole('grid', { name: month });
      const labels = within(grid)
        .getAllByRole('button')
        .map((day) => day.firstElementChild?.textContent?.replace(/\s/g, ' ') ?? '');
      expect(labels).toEqual(expect.arrayContaining([open, few]));
      expect(labels.filter((label) => label.endsWith(full))).toHaveLength(1);
      expect(labels.filter((label) => label.endsWith(closed))).toHaveLength(1);
      expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.includes(full)).length).toBeGreaterThan(0);
    },
  );

  it('show the price of each next date, and the package its lowest as “from” (DEP-10, PGE-10)', async () => {
    await show(answer(PLANNED));
    const dates = within(await screen.findByRole('list', { name: 'The next dates' })).getAllByRole('listitem');
    const texts = dates.map((date) => date.textContent?.replace(/\s/g, ' '));
    expect(texts).toEqual([
      expect.stringContaining('IDR 1,650,000 per person'),
      expect.not.stringContaining('IDR'),
      expect.stringContaining('IDR 1,900,000 per person'),
      expect.stringContaining('IDR 1,650,000 per person'),
    ]);
    const bar = screen.getByRole('complementary', { name: 'This trip' });
    expect(bar.textContent?.replace(/\s/g, ' ')).toContain('from IDR 1,650,000');
  });

  it('are updated while visible when another guest takes places (DEP-02)', async () => {
    let left = 6;
    await show(() => answer([departure('2027-03-14', { seats_left: left, status: left > 0 ? 'open' : 'full' })]));
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByRole('button', { name: /March 14/ })).toHaveAccessibleName(/6 places/);
    left = 0;
    expect(await within(grid).findByRole('button', { name: /March 14.*Full/ }, { timeout: 20_000 })).toBeVisible();
  });

  it("end a year from now; days that have begun in the operator's time zone are disabled (DEP-05, DEP-06)", async () => {
    await show(answer(PLANNED));
    const grid = await screen.findByRole('grid', { name: 'March 2027' });
    expect(within(grid).queryByRole('button', { name: /March 9,/ })).not.toBeInTheDocument();
    expect(within(grid).getByRole('button', { name: /March 10,/ })).toHaveAttribute('aria-disabled', 'true');
    for (let months = 0; months < 14; months++) await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'March 2028' })).toBeVisible();
  });

  it('lead to the form, which has the chosen day, and the choice can be removed (DEP-05, ENQ-01)', async () => {
    const sent: HttpRequest[] = [];
    const receive = (request: HttpRequest) => {
      sent.push(request);
      return failureOf(400, {
        code: 'validation_failed',
        fields: { departure_id: [{ code: 'departure_full', params: { seats_left: 0 } }] },
      });
    };
    replaceRuntimeConfig({ brand: { ...runtimeConfig().brand, whatsapp: '6281200000' } });
    await show(answer(PLANNED), 'EN', { 'POST /api/enquiries': receive });
    const grid = await screen.findByRole('grid');
    await userEvent.click(within(grid).getByRole('button', { name: /March 16/ }));
    expect(screen.queryByText('The date you chose')).not.toBeInTheDocument();
    await userEvent.click(within(grid).getByRole('button', { name: /March 21/ }));
    const form = screen.getByRole('region', { name: 'Ask about this trip' });
    expect(form).toHaveFocus();
    expect(within(form).getByText('Sunday, March 21, 2027')).toBeVisible();
    expect(grid.querySelector('[aria-selected="true"]')).toHaveTextContent('21');
    await userEvent.type(within(form).getByLabelText('Your name'), 'Wei');
    await userEvent.type(within(form).getByLabelText('WhatsApp or phone number'), '+62 812 5550 0100');
    await userEvent.click(within(form).getByRole('button', { name: 'Send enquiry' }));
    expect(await within(form).findByText('Too few places are left on this day (0)')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ package_slug: 'trip', departure_id: 'on-2027-03-21' });
    expect(sent[0]?.body).not.toHaveProperty('month');
    await userEvent.click(within(form).getByRole('button', { name: 'Another time' }));
    expect(within(form).getByRole('group', { name: 'When?' })).toBeVisible();
    expect(grid.querySelector('[aria-selected="true"]')).toBeNull();
  });

  it.each([
    ['EN', /^This date is full\. Send the form/],
    ['ID', /^Tanggal ini penuh\. Kirim formulir/],
    ['CN', /^该日期已满。提交表单/],
  ] as const)(
    'put a guest in %s on the waiting list of a full day, also of one that fills up meanwhile (DEP-12)',
    async (language, text) => {
      const sent: HttpRequest[] = [];
      let left = 1;
      const receive = (request: HttpRequest) => {
        sent.push(request);
        left = 0;
        return failureOf(400, {
          code: 'validation_failed',
          fields: { departure_id: [{ code: 'departure_full', params: { seats_left: 0 } }] },
        });
      };
      const listed = () => answer([departure('2027-03-14', { seats_left: left, status: left > 0 ? 'few' : 'full' })]);
      replaceRuntimeConfig({ brand: { ...runtimeConfig().brand, whatsapp: '6281200000' } });
      await show(listed, language, { 'POST /api/enquiries': receive });
      await userEvent.click((await screen.findByRole('grid')).querySelector('[data-day="2027-03-14"]') as Element);
      const form = document.getElementById('enquiry-section') as HTMLElement;
      await userEvent.type(form.querySelector('[name="name"]') as Element, 'Wei');
      const contact = form.querySelector('[name="phone"], [name="email"], [name="wechat"]') as HTMLInputElement;
      await userEvent.type(contact, contact.name === 'email' ? 'wei@reef.example' : '+62 812 5550 0100');
      const submit = form.querySelector('[type="submit"]') as Element;
      await userEvent.click(submit);
      expect(await within(form).findByText(text)).toBeVisible();
      await userEvent.click(submit);
      expect(sent.map(({ body }) => (body as { waitlist?: boolean }).waitlist)).toEqual([undefined, true]);
    },
  );

  it.each([
    ['EN', 'Sunday, March 14, 2027 – Tuesday, March 16, 2027'],
    ['ID', 'Minggu, 14 Maret 2027 – Selasa, 16 Maret 2027'],
    ['CN', '2027年3月14日星期日 – 2027年3月16日星期二'],
  ] as const)('show in %s the first and the last day of a trip of several days (DEP-09)', async (language, days) => {
    await show(answer([departure('2027-03-14', { last_date: '2027-03-16' })]), language);
    expect(await screen.findAllByText(days)).not.toEqual([]);
  });

  it.each([
    ['EN', 'Dates on request'],
    ['ID', 'Tanggal sesuai permintaan'],
    ['CN', '日期可约'],
  ] as const)('are on request if none is planned: %s (DEP-05)', async (language, text) => {
    await show(answer([]), language);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('may fail to load: the page stays, and offers a retry (DEP-05)', async () => {
    let tries = 0;
    await show(() => {
      tries += 1;
      return tries === 1 ? failureOf(503) : answer(PLANNED);
    });
    expect(await screen.findByText('The dates could not be loaded')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});
