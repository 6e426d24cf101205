import '../../locales/texts.ts';
import type { Position } from '@reefdesk/contracts/access';
import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { failureOf, fakeHttp, renderScreen, staffUser } from '@reefdesk/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TrashPage from './trash.page.tsx';

const answer = (data: unknown) => ({ status: 'success', success: true, data });

function record(kind: TrashedRecordView['kind'], id: string, en: string, daysAgo = 1): TrashedRecordView {
  const deletedAt = Date.now() - daysAgo * 24 * 60 * 60_000;
  return {
    kind,
    id,
    names: { en, id: '', cn: '' },
    image: '',
    image_meta: null,
    address: '',
    deleted_at: new Date(deletedAt).toISOString(),
    deleted_by: { user_id: 'u1', name: 'Ana Wenas' },
    ends_at: new Date(deletedAt + 30 * 24 * 60 * 60_000).toISOString(),
  };
}

async function show(answers: Record<string, unknown> = {}, position: Position = 'owner') {
  const http = fakeHttp({
    'GET /api/trash/packages': answer([record('packages', 'p1', 'Bunaken Escape', 2)]),
    'GET /api/trash/destinations': answer([record('destinations', 'd1', 'Siladen')]),
    'GET /api/trash/testimonials': answer([]),
    'GET /api/trash/slides': answer([record('slides', 's1', 'Reef wall', 29.5)]),
    ...answers,
  });
  const user = staffUser({ position });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <TrashPage />
    </ToastProvider>,
    { http, path: '/admin/trash', texts: ['trash', 'editing', 'lists'], user },
  );
  return http;
}

describe('the trash (EDT-06)', () => {
  it('shows deleted records of all kinds, newest first, with the user who deleted them and the remaining time', async () => {
    await show();
    const rows = await screen.findAllByRole('article');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Siladen', 'Bunaken Escape', 'Reef wall']);
    expect(within(rows[0] as HTMLElement).getByText(/^Destination · deleted on .+ by Ana Wenas$/)).toBeVisible();
    expect(within(rows[1] as HTMLElement).getByText('Gone for good in 28 days')).toBeVisible();
    expect(within(rows[2] as HTMLElement).getByText('Gone for good within hours')).toBeVisible();
  });

  it('restores with one click, and deletes permanently after a confirmation', async () => {
    const http = await show({
      'POST /api/trash/packages/p1/restore': answer({ id: 'p1' }),
      'DELETE /api/trash/slides/s1': answer({ id: 's1' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore Bunaken Escape' }));
    expect(await screen.findByText('Bunaken Escape is back')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good: Reef wall' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Reef wall for good?' }));
    expect(http.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(ask.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText('Reef wall is gone for good')).toBeVisible();
  });

  it('shows the other kinds if services are unavailable, and names the missing ones', async () => {
    await show({ 'GET /api/trash/packages': failureOf(503), 'GET /api/trash/testimonials': failureOf(503) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The deleted travel packages and testimonials cannot be shown right now.');
    expect(screen.getByRole('article', { name: 'Siladen' })).toBeVisible();
  });
});
