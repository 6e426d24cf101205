import '../../locales/texts.ts';
import type { TodayView } from '@reefdesk/contracts/departures/today.endpoints';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TodayPage from './today.page.tsx';

const BUNAKEN = { slug: 'bunaken', name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典' } };
const SINCE = '2026-01-05T02:00:00Z';

const WAITING = {
  ...{ enquiry_id: 'e1', reference: 'TA-7QX3MD', state: 'new', name: 'Wei Lin', email: null, phone: null, wechat: 'weilin' },
  ...{ preferred_channel: 'wechat', language: 'CN', package: BUNAKEN, departure_id: null, waitlisted: false, certification: null },
  ...{ dates: { from: null, to: null, month: null }, party: { divers: 2, guests: null, children: null }, message: '', assignee: null },
  ...{ tags: [], created_at: SINCE, waiting_since: SINCE, answered_at: null, wish: null, erased_at: null, version: 1 },
} as TodayView['waiting']['first'][number];

const FREED = {
  ...{ departure_id: 'd1', package: BUNAKEN, date: '2027-03-14', last_date: '2027-03-14', seats: 6, booked: 4, seats_left: 2 },
  ...{ status: 'few', price: null, own_price: null, waitlist: 3, version: 1 },
} as TodayView['freed'][number];

const EMPTY: TodayView = {
  days: ['2027-01-05', '2027-01-06'].map((date) => ({ date, departures: [], free: [] })),
  waiting: { total: 0, first: [] },
  ending: [],
  freed: [],
  undelivered: [],
};

const WORK: TodayView = {
  ...EMPTY,
  waiting: { total: 12, first: [WAITING] },
  freed: [FREED],
  undelivered: [
    {
      ...{ enquiry_id: 'e2', reference: 'TA-8RY4NE', name: 'Ana' },
      email: { to: 'ana@guest.example', kind: 'enquiry-answer', since: SINCE, given_up: true },
    },
  ],
};

async function show(work: unknown, language: LanguageCode = 'EN') {
  const http = fakeHttp({ 'GET /api/today': work });
  await renderScreen(<TodayPage />, { http, path: '/admin/today', language, texts: ['agenda', 'lists'] });
}

const answer = (work: TodayView) => ({ status: 'success', success: true, data: work });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the work of the day', () => {
  it.each([
    ['EN', 'Waiting for an answer: 12', 'All who wait', 'Bunaken Classic · CN · Nobody answers yet'],
    ['ID', 'Menunggu jawaban: 12', 'Semua yang menunggu', 'Bunaken Klasik · CN · Belum ada yang menangani'],
    ['CN', '等待回复：12', '所有等待中的咨询', '布纳肯经典 · CN · 还没有人负责'],
  ] as const)('lists in %s the guests who wait, with a way to each and to all of them (ENQ-28)', async (language, title, all, about) => {
    await show(answer(WORK), language);
    const waiting = await panel(title);
    expect(waiting.getByRole('link', { name: 'Wei Lin' })).toHaveAttribute('href', '/admin/enquiries/e1');
    expect(waiting.getByText(about)).toBeVisible();
    expect(waiting.getByRole('link', { name: all })).toHaveAttribute('href', '/admin/enquiries?sort=waiting');
  });

  it.each([
    ['EN', 'Places for the waiting list', 'Bunaken Classic', '2 free, 3 on the waiting list'],
    ['ID', 'Tempat untuk daftar tunggu', 'Bunaken Klasik', '2 kosong, 3 di daftar tunggu'],
    ['CN', '候补名单有空位', '布纳肯经典', '空余 2，候补 3 人'],
  ] as const)(
    'lists in %s departures with places for their waiting list, with a way to it (ENQ-28, DEP-12)',
    async (language, title, name, counts) => {
      await show(answer(WORK), language);
      const freed = await panel(title);
      expect(freed.getByRole('link', { name })).toHaveAttribute('href', '/admin/enquiries?waitlist=d1&sort=oldest');
      expect(freed.getByText(counts)).toBeVisible();
    },
  );

  it.each([
    ['EN', 'Emails that could not be delivered', 'The email to ana@guest.example could not be delivered.'],
    ['ID', 'Email yang tidak terkirim', 'Email ke ana@guest.example tidak dapat dikirim.'],
    ['CN', '无法送达的邮件', '发给 ana@guest.example 的邮件无法送达。'],
  ] as const)('lists in %s emails that were not delivered, with a way to their enquiry (ENQ-28)', async (language, title, text) => {
    await show(answer(WORK), language);
    const undelivered = await panel(title);
    expect(undelivered.getByText(text)).toBeVisible();
    expect(undelivered.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/admin/enquiries/e2');
  });

  it('says for each list that there is nothing in it (ENQ-28)', async () => {
    await show(answer(EMPTY));
    expect((await panel('Waiting for an answer: 0')).getByText('Nobody waits for an answer.')).toBeVisible();
    for (const text of ['Nothing ends within two days.', 'No places have become free for guests who wait.', 'All emails were delivered.'])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('may fail to load and offers a retry (ENQ-28)', async () => {
    let tries = 0;
    await show(() => {
      tries += 1;
      return tries === 1 ? failureOf(503) : answer(EMPTY);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All emails were delivered.')).toBeVisible();
  });
});
