import '../../locales/texts.ts';
import type { TravelListItemView } from '@reefdesk/contracts/travels/views';
import { failureOf, fakeHttp } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelListPage from '../../features/travels/travel-list.page.tsx';
import { answer, showPage } from '../../features/travels/travels.testing.tsx';

const NAMES = ['Reefs', 'Walls', 'Wrecks', 'Muck'];

function travel(name: string, change: Partial<TravelListItemView> = {}): TravelListItemView {
  return {
    travel_id: name.toLowerCase(),
    name,
    names: { en: name, id: name, cn: name },
    description: '',
    descriptions: { en: '', id: '', cn: '' },
    duration: '3 days',
    image: '',
    image_meta: null,
    status: 'active',
    destinations: [],
    version: 7,
    created_at: `2026-01-0${9 - NAMES.indexOf(name)}T00:00:00Z`,
    ...change,
  } as unknown as TravelListItemView;
}

const list = (...changes: Partial<TravelListItemView>[]) =>
  answer({
    travels: NAMES.map((name, at) => travel(name, changes[at])),
    stats: { totalTravels: 4, activeBookings: 0, destinations: 0, monthlyTours: 0 },
  });

async function show(answers: Record<string, unknown>, travels: unknown = list()) {
  const http = fakeHttp({ 'GET /api/get-travels-with-stats': travels, ...answers });
  await showPage(TravelListPage, '/admin/travel', http, { texts: ['travels', 'lists', 'bulk', 'editing', 'fields'] });
  await screen.findAllByTestId('travel-card');
  return () =>
    http.requests.flatMap(({ method = 'GET', path, headers, body }) => (method === 'GET' ? [] : [{ method, path, headers, body }]));
}

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const choose = (...names: string[]) => names.map((name) => fireEvent.click(box(name)));
const chosen = () => NAMES.filter((name) => (box(name) as HTMLInputElement).checked);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const version = (number: number) => answer({ version: number });

describe('bulk actions of a list (EDT-11)', () => {
  it('select rows one by one, all at once, and as a range with Shift', async () => {
    await show({});
    choose('Walls');
    fireEvent.click(box('Muck'), { shiftKey: true });
    expect(chosen()).toEqual(['Walls', 'Wrecks', 'Muck']);
    expect(screen.getByText('3 selected')).toBeVisible();
    const all = screen.getByRole('checkbox', { name: 'Select all 4' });
    expect(all).toBePartiallyChecked();
    fireEvent.click(all);
    expect(chosen()).toEqual(NAMES);
    await press('Clear the selection');
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('do not touch selected rows that a search hides', async () => {
    const calls = await show({ 'PATCH /api/edit-travel/walls': version(8) });
    choose('Reefs', 'Walls');
    await userEvent.type(screen.getByRole('textbox', { name: 'Search packages' }), 'Walls');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await press('Hide');
    expect(await screen.findByText('1 is hidden from visitors')).toBeVisible();
    expect(calls().map(({ path }) => path)).toEqual(['/api/edit-travel/walls']);
  });

  it('hide records with the version that the user has seen, once despite repeated clicks, and show them again with one Undo', async () => {
    const calls = await show(
      { 'PATCH /api/edit-travel/reefs': version(8), 'PATCH /api/edit-travel/wrecks': version(12) },
      list({}, { status: 'inactive' }, { version: 11 }),
    );
    choose('Reefs', 'Walls', 'Wrecks');
    const hide = await screen.findByRole('button', { name: 'Hide' });
    fireEvent.click(hide);
    fireEvent.click(hide);
    expect(await screen.findByText('2 are hidden from visitors')).toBeVisible();
    const hidden = { body: { status: 'inactive' }, method: 'PATCH' };
    expect(calls()).toEqual([
      { ...hidden, path: '/api/edit-travel/reefs', headers: { 'if-match': '"7"' } },
      { ...hidden, path: '/api/edit-travel/wrecks', headers: { 'if-match': '"11"' } },
    ]);
    expect(chosen()).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await press('Undo');
    expect(await screen.findByText('2 are as they were')).toBeVisible();
    const back = { body: { status: 'active' }, method: 'PATCH' };
    expect(calls().slice(2)).toEqual([
      { ...back, path: '/api/edit-travel/wrecks', headers: { 'if-match': '"12"' } },
      { ...back, path: '/api/edit-travel/reefs', headers: { 'if-match': '"8"' } },
    ]);
  });

  it('leave records with a conflict or missing fields unchanged and selected, each with its reason', async () => {
    const lacking = { 'names.cn': [{ code: 'required', params: {}, text: 'Name in CN is required' }] };
    await show(
      {
        'PATCH /api/edit-travel/reefs': failureOf(409, {
          code: 'edit_conflict',
          message: 'Somebody else saved this meanwhile',
          current: {},
        }),
        'PATCH /api/edit-travel/walls': failureOf(400, { code: 'validation_failed', message: '', fields: lacking }),
        'PATCH /api/edit-travel/muck': version(8),
      },
      list({ status: 'inactive' }, { status: 'draft' }, {}, { status: 'inactive' }),
    );
    choose('Reefs', 'Walls', 'Muck');
    await press('Publish');
    expect(await screen.findByText('1 of 3 are public now')).toBeVisible();
    const alert = screen.getByText('2 were not published').closest('[role=alert]') as HTMLElement;
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reefs: Somebody else saved this meanwhile', 'Walls: Name in CN is required']);
    expect(within(alert).getByRole('link', { name: 'Walls' })).toHaveAttribute('href', '/admin/travel/travel-detail/walls');
    expect(chosen()).toEqual(['Reefs', 'Walls']);
  });

  it('stop after the first request without a response', async () => {
    const calls = await show({
      'DELETE /api/delete-travel/reefs': answer({ travel_id: 'reefs' }),
      'DELETE /api/delete-travel/walls': failureOf(0),
    });
    choose('Reefs', 'Walls', 'Wrecks');
    await press('Delete');
    expect(await screen.findByRole('alertdialog', { name: 'Delete 3 packages?' })).toBeVisible();
    await press('Yes, delete');
    expect(await screen.findByText('1 of 3 are in the trash now')).toBeVisible();
    expect(calls().map(({ path }) => path)).toEqual(['/api/delete-travel/reefs', '/api/delete-travel/walls']);
    expect(screen.getByText(': Not tried any more after that.')).toBeVisible();
  });

  it('name the records that Undo cannot restore, and restore the others', async () => {
    await show({
      'DELETE /api/delete-travel/reefs': answer({ travel_id: 'reefs' }),
      'DELETE /api/delete-travel/walls': answer({ travel_id: 'walls' }),
      'POST /api/trash/packages/reefs/restore': failureOf(409, {
        code: 'travel_limit_reached',
        message: 'Maximum number of packages reached (500)',
      }),
      'POST /api/trash/packages/walls/restore': answer({ id: 'walls' }),
    });
    choose('Reefs', 'Walls');
    await press('Delete');
    await press('Yes, delete');
    await press('Undo');
    expect((await screen.findAllByText('1 of 2 are as they were. Not these:'))[0]).toBeVisible();
    expect(screen.getByText('1 could not be brought back').closest('[role=alert]')).toHaveTextContent(/Reefs: .*500/);
  });
});

describe('duplicating from the list', () => {
  it('ignores repeated clicks, retries with the same idempotency key, and opens the copy (EDT-11)', async () => {
    let answers = 0;
    const calls = await show({
      'POST /api/duplicate-travel/reefs': () => (++answers === 1 ? failureOf(0) : answer({ travel_id: 'copy' })),
    });
    await press('Duplicate Reefs');
    expect((await screen.findAllByText('It could not be duplicated'))[0]).toBeVisible();
    const again = screen.getByRole('button', { name: 'Duplicate Reefs' });
    fireEvent.click(again);
    fireEvent.click(again);
    expect(await screen.findByText('The detail screen')).toBeVisible();
    const [first, second, ...more] = calls();
    expect(more).toEqual([]);
    expect(first?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers).toEqual(first?.headers);
  });
});
