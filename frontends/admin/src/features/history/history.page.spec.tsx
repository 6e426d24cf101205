import '../../locales/texts.ts';
import type { VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { Route, Routes, useLocation } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HistoryPage from './history.page.tsx';

const answer = (data: unknown) => ({ status: 'success', success: true, data });
const summary = (version: number, isCurrent = false) => ({
  version,
  at: `2026-01-0${version}T04:00:00Z`,
  by: { user_id: 'u1', name: 'Ana Wenas' },
  is_current: isCurrent,
});
const version = (number: number, more: Partial<VersionView> = {}): VersionView => ({
  ...summary(number),
  name: 'Bunaken Escape',
  previous: number - 1 || null,
  changes: [{ field: 'description.cn', before: '蓝', after: '蓝色' }],
  until_now: [{ field: 'name.en', before: 'Bunaken for all', after: 'Bunaken Escape' }],
  ...more,
});

function Editor() {
  return <p>The editor at {useLocation().search}</p>;
}

async function show(path = '/admin/history/packages/p1', answers: Record<string, unknown> = {}) {
  const http = fakeHttp({
    'GET /api/versions/packages/p1': answer([summary(3, true), summary(2), summary(1)]),
    'GET /api/versions/packages/p1/3': answer(version(3, { until_now: [] })),
    'GET /api/versions/packages/p1/2': answer(version(2)),
    'GET /api/versions/packages/p1/1': answer(version(1, { changes: [] })),
    ...answers,
  });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path="/admin/history/:kind/:recordId" element={<HistoryPage />} />
        <Route path="/admin/travel/travel-detail/p1" element={<Editor />} />
      </Routes>
    </ToastProvider>,
    { http, path, texts: ['history', 'audit', 'lists', 'layout'] },
  );
  return http;
}

describe('the earlier versions of a record (EDT-05)', () => {
  it('are listed with time and author, and show their changes side by side', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: 'Bunaken Escape' })).toBeVisible();
    const list = within(screen.getByRole('navigation', { name: 'Versions' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(list.getAllByText('Ana Wenas')).toHaveLength(3);
    expect(screen.getByText('Chinese description')).toBeVisible();
    expect(screen.getByText('蓝')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
    await userEvent.click(list.getAllByRole('link')[2] as HTMLElement);
    expect(await screen.findByText(/first version that is kept/)).toBeVisible();
  });

  it('of the site name its sections, and lead back to its page', async () => {
    const changes = [{ field: 'brand.name', before: 'Reef House', after: 'Tangkasi' }];
    await show('/admin/history/site/site', {
      'GET /api/versions/site/site': answer([summary(2, true), summary(1)]),
      'GET /api/versions/site/site/2': answer(version(2, { name: 'Tangkasi', changes, until_now: [] })),
    });
    expect(await screen.findByText('Reef House')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the site' })).toHaveAttribute('href', '/admin/site');
  });

  it('show what a restore would change, and a restore sends the compared version', async () => {
    const http = await show('/admin/history/packages/p1?version=2', {
      'POST /api/versions/packages/p1/2/restore': answer({ id: 'p1', version: 4 }),
    });
    const against = (await screen.findByRole('heading', { name: 'What restoring it would change' })).parentElement as HTMLElement;
    expect(within(against).getByText('Bunaken for all')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/is on the website again$/)).toBeVisible();
    expect(http.requests.filter(({ method }) => method === 'POST')).toMatchObject([{ headers: { 'if-match': '"3"' } }]);
  });

  it('start a draft, which opens in the editor', async () => {
    await show('/admin/history/packages/p1?version=2', { 'POST /api/versions/packages/p1/2/draft': answer({ id: 'p1', version: 1 }) });
    const button = await screen.findByRole('button', { name: 'Restore as a draft' });
    expect(screen.getByText('The stops stay as they are now.')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByText('The editor at ?draft=open')).toBeVisible();
    expect(await screen.findByText(/^The draft has the version of/)).toBeVisible();
  });

  it('leave a draft that exists as it is', async () => {
    const failure = failureOf(409, { code: 'draft_exists', message: 'There is a draft already' });
    await show('/admin/history/packages/p1?version=2', { 'POST /api/versions/packages/p1/2/draft': failure });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore as a draft' }));
    expect((await screen.findAllByText('There is a draft already'))[0]).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bunaken Escape' })).toBeVisible();
  });

  it('start no draft of what drafts do not have', async () => {
    const stops = version(1, { until_now: [{ field: 'itinerary.2.time', before: '08:00', after: '09:00' }] });
    await show('/admin/history/packages/p1?version=1', { 'GET /api/versions/packages/p1/1': answer(stops) });
    expect(await screen.findByRole('button', { name: 'Restore this version' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore as a draft' })).toBeNull();
  });
});
