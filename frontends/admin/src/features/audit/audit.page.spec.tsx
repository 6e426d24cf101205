import '../../locales/texts.ts';
import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@reefdesk/contracts/audited';
import { LANGUAGE_CODES } from '@reefdesk/contracts/languages';
import { failureOf, fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AuditPage from './audit.page.tsx';

function entry(id: string, change: Partial<AuditEntryView> = {}): AuditEntryView {
  return {
    entry_id: id,
    at: '2026-11-03T04:00:00Z',
    call: 'PATCH /api/edit-travel/{travelId}',
    action: 'changed',
    kind: 'packages',
    record_id: 't1',
    record_name: 'Bunaken Classic',
    actor: { user_id: 'u1', name: 'Rina', email: 'rina@tangkasi.example', position: 'editor' },
    network: '203.0.113.x',
    changes: [{ field: 'description.cn', before: '海', after: '珊瑚海' }],
    changes_left_out: 0,
    outcome: 'done',
    ...change,
  };
}

const NO_ACTOR = { user_id: null, name: null, email: null, position: null };
const LIST = [
  entry('a'),
  entry('b', { action: 'removed', changes: [], outcome: 'unknown' }),
  entry('c', { action: 'sign_in_failed', kind: 'accounts', record_id: null, record_name: null, actor: NO_ACTOR, changes: [] }),
  entry('d', { action: 'created', kind: 'people', record_name: 'lia@tangkasi.example', actor: NO_ACTOR, network: 'shell', changes: [] }),
];

async function show(
  options: ScreenOptions = {},
  answered: unknown | ((query?: object) => unknown) = { status: 'success', success: true, data: LIST, next_cursor: 'next' },
) {
  const requests: (object | undefined)[] = [];
  const http = fakeHttp({
    'GET /api/audit': ({ query }: { query?: object }) => {
      requests.push(query);
      return typeof answered === 'function' ? answered(query) : answered;
    },
    'GET /api/users': { status: 'success', success: true, data: [{ user_id: 'u1', fullname: 'Rina' }] },
  });
  await renderScreen(<AuditPage />, { http, path: '/admin/audit', texts: ['audit', 'lists'], ...options });
  return requests;
}

describe('the record of changes in the back office (AUD-03)', () => {
  it.each([
    ['EN', 'Held', 'Confirmed', 'Strong', 'a destination'],
    ['ID', 'Ditahan', 'Dikonfirmasi', 'Kuat', 'sebuah destinasi'],
    ['CN', '保留中', '已确认', '强流', '某个目的地'],
  ] as const)('translates enum values and leaves free text as it is (%s)', async (language, ...texts) => {
    const changes = [
      { field: 'state', before: 'held', after: 'confirmed' },
      { field: 'dive.current', before: null, after: 'strong' },
      { field: 'itinerary.0.destinationId', before: null, after: '2fd52a12-55e1-4f7b-9a0c-6d1a7a0f2b11' },
      { field: 'name.en', before: null, after: 'open' },
    ];
    await show({ language }, { status: 'success', success: true, data: [entry('a', { changes })], next_cursor: null });
    await userEvent.click(await screen.findByText(/4/, { selector: 'summary' }));
    for (const shown of [...texts, 'open']) expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it.each([
    ['EN', 'Rina changed the Chinese description of Bunaken Classic', 'A sign-in failed for an account that does not exist'],
    ['ID', 'Rina mengubah deskripsi bahasa Tionghoa dari Bunaken Classic', 'Gagal masuk ke akun yang tidak ada'],
    ['CN', 'Rina更改了“Bunaken Classic”的中文描述', '登录不存在的账户失败'],
  ] as const)('describes who did what in plain language (%s)', async (language, changed, failed) => {
    await show({ language });
    expect(await screen.findByText(changed)).toBeVisible();
    expect(screen.getByText(failed)).toBeVisible();
  });

  it.each(LANGUAGE_CODES)('names every action and kind (%s)', async (language) => {
    const sentences = [
      ...AUDIT_ACTIONS.map((action) => entry(action, { action, changes: [] })),
      ...AUDIT_KINDS.map((kind) => entry(kind, { kind, record_name: null, changes: [] })),
    ];
    await show({ language }, { status: 'success', success: true, data: sentences, next_cursor: null });
    expect(await screen.findAllByRole('listitem')).toHaveLength(sentences.length);
    expect(screen.queryAllByText(/(sentences|kinds)\./)).toEqual([]);
  });

  it('shows old and new values, the origin of a change, and changes with an unknown outcome', async () => {
    await show();
    const [first, second, , byShell] = within(await screen.findByRole('list', { name: 'Record of changes' })).getAllByRole('listitem');
    await userEvent.click(within(first as HTMLElement).getByText('What changed: 1'));
    for (const text of ['海', '珊瑚海', 'from 203.0.113.x', 'rina@tangkasi.example']) expect(first).toHaveTextContent(text);
    expect(second).toHaveTextContent('The system stopped before it was known whether this was done.');
    expect(byShell).toHaveTextContent('The command line added lia@tangkasi.example');
    expect(byShell).not.toHaveTextContent('from shell');
  });

  it('reads its filters from the URL and links to older entries and to all entries of one record', async () => {
    const requests = await show({ path: '/admin/audit?kind=packages&actor=u1&from=2026-11-01&cursor=abc' });
    expect(requests[0]).toEqual({ kind: 'packages', actor: 'u1', from: '2026-11-01', cursor: 'abc' });
    const older = await screen.findByRole('link', { name: 'Older ones' });
    expect(new URLSearchParams(older.getAttribute('href')?.split('?')[1]).get('cursor')).toBe('next');
    const [all] = screen.getAllByRole('link', { name: 'All about this record' });
    expect(all).toHaveAttribute('href', expect.stringMatching(/record=t1/));
    const table = screen.getByRole('link', { name: 'Export as a table' }).getAttribute('href');
    expect(table).toBe('/api/audit/export.csv?actor=u1&kind=packages&from=2026-11-01');
    await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Everybody' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ kind: 'packages', from: '2026-11-01' }));
  });

  it('shows an empty state when there are no entries', async () => {
    await show({}, { status: 'success', success: true, data: [], next_cursor: null });
    expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
  });

  it('shows an error instead of the old entries when a changed filter cannot be loaded', async () => {
    const list = { status: 'success', success: true, data: LIST, next_cursor: null };
    await show({ path: '/admin/audit?actor=u1' }, (query?: { actor?: string }) => (query?.actor ? list : failureOf(503)));
    const all = (await screen.findAllByRole('link', { name: 'All about this record' }))[0] as HTMLElement;
    await userEvent.click(screen.getByRole('combobox', { name: 'Person' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Everybody' }));
    await waitFor(() => expect(all).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows an error when loading fails', async () => {
    await show({}, failureOf(503, { code: 'service_unavailable', message: 'Not now' }));
    expect(await screen.findAllByText('Not now')).not.toHaveLength(0);
  });
});
