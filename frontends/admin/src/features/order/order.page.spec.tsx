import '../../locales/texts.ts';
import '../../shared/ordering/ordered-list.tsx'; // Lazily loaded; imported here so that it is available at once.
import type { OrderedRecordView } from '@reefdesk/contracts/editing/order.endpoints';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATHS } from '../../paths.ts';
import OrderPage from './order.page.tsx';

const record = (id: string, en: string): OrderedRecordView => ({
  id,
  names: { en, id: `${en} (id)`, cn: `${en}（cn）` },
  image: '',
  image_meta: null,
});
const answer = (data: unknown) => ({ status: 'success', success: true, data });

async function show(answers: Record<string, unknown> = {}, language: LanguageCode = 'EN') {
  const records = [record('a', 'Bunaken'), record('b', 'Siladen'), record('c', 'Bangka')];
  const http = fakeHttp({ 'GET /api/order/destinations': answer(records), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path={PATHS.order} element={<OrderPage />} />
      </Routes>
    </ToastProvider>,
    { http, path: '/admin/order/destinations', language, texts: ['order', 'ordering', 'lists', 'editing'] },
  );
  return http;
}

const names = async () => (await screen.findAllByTestId('ordered-record')).map((row) => within(row).getByRole('paragraph').textContent);
const moves = ({ requests }: Awaited<ReturnType<typeof show>>) => requests.filter(({ method }) => method === 'PUT');

describe('the order of a kind of records', () => {
  it.each([
    ['EN', 'Order of destinations', 'Move Bangka'],
    ['ID', 'Urutan destinasi', 'Bangka (id)'],
    ['CN', '目的地排序', 'Bangka（cn）'],
  ] as const)('is changed in %s by keyboard, at once and with an undo (EDT-10)', async (language, title, grip) => {
    const http = await show({ 'PUT /api/order/destinations/c': answer({ id: 'c' }) }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    (await screen.findByRole('button', { name: new RegExp(grip.replace(/[()]/g, '\\$&')) })).focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp} ');
    await waitFor(async () => expect((await names())[0]).toMatch(/^Bangka/));
    await waitFor(() => expect(moves(http).map(({ body }) => body)).toEqual([{ after: null }]));
    await userEvent.click(await screen.findByRole('button', { name: /^(Undo|Urungkan|撤销)$/ }));
    await waitFor(() => expect(moves(http).map(({ body }) => body)).toEqual([{ after: null }, { after: 'b' }]));
    await waitFor(async () => expect((await names())[2]).toMatch(/^Bangka/));
  });

  it('is taken back and read again if a move fails (EDT-10)', async () => {
    const http = await show({ 'PUT /api/order/destinations/c': failureOf(503) });
    (await screen.findByRole('button', { name: 'Move Bangka' })).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    expect((await screen.findAllByText('Bangka could not be moved'))[0]).toBeVisible();
    expect(await names()).toEqual(['Bunaken', 'Siladen', 'Bangka']);
    await waitFor(() => expect(http.requests.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });

  it('may fail to load and offers a retry (EDT-10)', async () => {
    let tries = 0;
    await show({
      'GET /api/order/destinations': () => {
        tries += 1;
        return tries === 1 ? failureOf(503) : answer([]);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There is nothing to put in order yet')).toBeVisible();
  });
});
