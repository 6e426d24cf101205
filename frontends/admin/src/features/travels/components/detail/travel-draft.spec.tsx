import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { failureOf, fakeHttp } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftView } from '../../../../shared/drafts/drafts.testing.ts';
import TravelDetailPage from '../../travel-detail.page.tsx';
import { answer, item, showPage, travel } from '../../travels.testing.tsx';

const stored = travel({ destinations: [item('a')] });
const PUT = 'PUT /api/drafts/packages/t1';
const PUBLISH = 'POST /api/drafts/packages/t1/publish';
const PACE_MS = 2_000;
const draft = (version: number, changes: Partial<DraftView<TravelDetailView>> = {}) =>
  draftView({ kind: 'packages', id: 't1' }, stored, version, changes);

const named = (en: string) => ({ ...stored, names: { ...stored.names, en } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Holds the autosave until `pass` is called, so that slow typing does not trigger it. */
function holdPace() {
  const held = new Map<number, () => void>();
  const { setTimeout: begin, clearTimeout: end } = window;
  jest.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== PACE_MS) return begin(run, ms);
    const id = 1_000_000_000 + held.size;
    held.set(id, run);
    return id;
  }) as typeof window.setTimeout);
  jest.spyOn(window, 'clearTimeout').mockImplementation((id) => (held.delete(Number(id)) ? undefined : end(id)));
  return () =>
    act(() => {
      const runs = [...held.values()];
      held.clear();
      for (const run of runs) run();
    });
}

afterEach(() => jest.restoreAllMocks());

async function open(answers: Record<string, unknown>) {
  const pass = holdPace();
  const http = fakeHttp({
    'GET /api/get-travel-details/t1': answer(stored),
    'GET /api/get-destinations': answer([]),
    'GET /api/drafts/packages': answer([]),
    'GET /api/drafts/packages/t1': failureOf(404, { code: 'draft_not_found' }),
    ...answers,
  });
  await showPage(TravelDetailPage, '/admin/travel/travel-detail/t1', http);
  await press('Edit as a draft');
  expect(screen.getByRole('main')).toHaveFocus();
  // The form is replaced once the draft has loaded, and would lose earlier input.
  await screen.findByText(/^(Nothing changed yet|Saved at)/);
  const saves = () => http.requests.filter(({ method }) => method === 'PUT').map(({ body, headers }) => ({ body, headers }));
  return { http, saves, pass, name: await screen.findByLabelText('Name') };
}

describe('the draft of a travel package', () => {
  it('is saved while the user types: only the changes, each time based on the previous version (EDT-01)', async () => {
    let version = 0;
    const { saves, name, pass } = await open({ [PUT]: () => answer(draft(++version, { draft: named('Bunaken') })) });
    await userEvent.type(name, ' North');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    expect(saves()).toEqual([]);
    await pass();
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    await userEvent.type(name, '!');
    await pass();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()).toMatchObject([
      { body: { names: { en: 'Bunaken Classic North' }, based_on: stored.version } },
      { body: { names: { en: 'Bunaken Classic North!' } }, headers: { 'if-match': '"1"' } },
    ]);
    expect(Object.keys(saves()[1]?.body as object)).toEqual(['names']);
  });

  it('retries while there is no response, and shows this state (EDT-01)', async () => {
    let isOnline = false;
    const { saves, name, pass } = await open({ [PUT]: () => (isOnline ? answer(draft(1, { draft: named('B') })) : failureOf(0)) });
    await userEvent.type(name, '!');
    await pass();
    expect(await screen.findByText('Not saved. We go on trying.')).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    expect(saves().at(-1)?.body).toMatchObject({ names: { en: 'Bunaken Classic!' } });
  });

  it('asks if another user has changed the same field of the draft (EDT-01)', async () => {
    const theirs = draft(7, { draft: named('Theirs') });
    const conflict = failureOf(409, { code: 'edit_conflict', current: theirs });
    const answers = [conflict, answer(draft(8, { draft: named('Mine') }))];
    const { saves, name, pass } = await open({ [PUT]: () => answers.shift() });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mine');
    await pass();
    await press('Save this choice');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves()[1]).toMatchObject({ body: { names: { en: 'Mine' } }, headers: { 'if-match': '"7"' } });
  });

  it('lists what is missing with links to the fields, and lets an owner publish anyway (EDT-02)', async () => {
    const missing = [{ field: 'descriptions', language: 'cn' as const }, { field: 'itinerary' }];
    const { http, name } = await open({
      [PUT]: answer(draft(1, { draft: named('B'), missing })),
      [PUBLISH]: answer(named('B')),
    });
    await userEvent.type(name, '!');
    await press('Publish');
    const dialog = await screen.findByRole('dialog', { name: 'Not ready yet' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Description in 简体中文' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'descriptions.cn'));
    await press('Publish');
    await press('Publish all the same');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(http.requests.find(({ path }) => path?.endsWith('/publish'))).toMatchObject({
      body: { force: true },
      headers: { 'if-match': '"1"' },
    });
  });

  it('leads to the translation page for a machine translation that is not accepted (EDT-09)', async () => {
    const missing = [{ field: 'descriptions', language: 'cn' as const, reason: 'machine_made' as const }];
    const { name } = await open({ [PUT]: answer(draft(1, { draft: named('B'), machine: ['descriptions.cn'], missing })) });
    await userEvent.type(name, '!');
    await press('Publish');
    await press('Description in 简体中文: made by a machine, not accepted yet');
    expect(await screen.findByText('The translator’s screen')).toBeVisible();
  });

  it('shows its schedule in the operator’s time zone, cancels it, and is discarded after a confirmation (EDT-01, EDT-04)', async () => {
    const at = '2027-01-02T01:00:00Z';
    const schedule = { at, local: '2027-01-02T09:00', by: { user_id: 'u', name: 'Ayu' }, failure: null };
    const { http } = await open({
      'GET /api/drafts/packages/t1': answer(draft(3, { draft: named('B'), schedule })),
      'POST /api/drafts/packages/t1/schedule': answer(draft(4, { draft: named('B') })),
      'DELETE /api/drafts/packages/t1': answer({ id: 't1' }),
    });
    expect(await screen.findByText(/^Will be public on .*1:00 AM.*Ayu/)).toBeVisible();
    await press('Take it back');
    await waitFor(() => expect(screen.queryByText(/^Will be public on/)).toBeNull());
    expect(http.requests.at(-1)).toMatchObject({ body: { at: null }, headers: { 'if-match': '"3"' } });
    await press('Discard');
    await press('Yes, discard it');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(http.requests.find(({ method }) => method === 'DELETE')).toMatchObject({ headers: { 'if-match': '"4"' } });
  });

  it('is still saved automatically after a discard that failed (EDT-01)', async () => {
    const { http, saves, name, pass } = await open({
      'GET /api/drafts/packages/t1': answer(draft(3, { draft: named('B') })),
      'DELETE /api/drafts/packages/t1': failureOf(503),
      [PUT]: answer(draft(4, { draft: named('B!') })),
    });
    await press('Discard');
    await press('Yes, discard it');
    await waitFor(() => expect(http.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeEnabled());
    await userEvent.type(name, '!');
    await pass();
    await waitFor(() => expect(saves()).toMatchObject([{ body: { names: { en: 'B!' } } }]));
  });

  it('keeps the chosen time in its dialog when scheduling fails (EDT-04)', async () => {
    const { http } = await open({
      'GET /api/drafts/packages/t1': answer(draft(3, { draft: named('B') })),
      'POST /api/drafts/packages/t1/schedule': failureOf(503),
    });
    await press('Schedule');
    const dialog = await screen.findByRole('dialog', { name: 'When shall it be public?' });
    const confirm = within(dialog).getByRole('button', { name: 'Schedule' });
    await userEvent.click(confirm);
    await waitFor(() => expect(http.requests.some(({ path }) => path?.endsWith('/schedule'))).toBe(true));
    await waitFor(() => expect(confirm).toBeEnabled());
    expect(dialog).toBeVisible();
  });
});
