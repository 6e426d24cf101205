import '@reefdesk/ui/alert'; // Preloads a lazily loaded module.
import type { DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { failureOf } from '@reefdesk/web-kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, destination, showAt } from './destinations.testing.tsx';

afterEach(cleanup);

const LIST = 'GET /api/get-destinations';
const REMOVE = 'DELETE /api/remove-destination/d1';
const IN_USE = failureOf(409, { code: 'destination_in_use', msg: 'This destination is being used in travel packages: Bunaken Classic' });

const show = (list: unknown, more: Record<string, unknown> = {}, path = '/admin/destination') => showAt(path, { [LIST]: list, ...more });
const three = (): DestinationView[] => [
  destination(),
  destination({ destination_id: 'd2', name: { en: 'Lake Linow', id: '', cn: '' }, status: 'inactive', created_at: '2026-02-01T00:00:00Z' }),
  destination({ destination_id: 'd3', name: { en: 'Ambang', id: '', cn: '' }, status: 'draft', updated_at: '2026-09-09T00:00:00Z' }),
];
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function askToDelete() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete: Bunaken Wall' }));
  return within(await screen.findByRole('alertdialog'));
}

describe('the destination list of the back office', () => {
  it('shows its title, three numbers and a link to add a destination (ADST-01, ADST-02, ADST-03)', async () => {
    await show(answer(three()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Diving Destinations' })).toBeVisible();
    const read = screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(read).toEqual([
      ['Total Destinations', '3'],
      ['Active Destinations', '1'],
      ['Latest Update', 'Sep 9, 2026'],
    ]);
    expect(screen.getByRole('link', { name: 'Add Destination' })).toHaveAttribute('href', '/admin/destination/add-destionation');
  });

  it('shows a badge, an edit link and a delete button for each destination (ADST-05, ADST-06, ADST-07)', async () => {
    await show(answer(three()));
    const cards = await screen.findAllByTestId('destination-card');
    expect(cards.map((card) => card.querySelector('[data-status]')?.textContent?.toUpperCase())).toEqual([
      'INACTIVE',
      'ACTIVE',
      'INACTIVE',
    ]);
    expect(screen.getByRole('link', { name: 'Edit: Bunaken Wall' })).toHaveAttribute('href', '/admin/destination/edit-destination/d1');
    const ways = cards.map((card) =>
      within(card)
        .getByRole('link', { name: /^Edit: / })
        .getAttribute('href'),
    );
    expect(ways.toSorted()).toEqual(['d1', 'd2', 'd3'].map((id) => `/admin/destination/edit-destination/${id}`));
    expect(screen.getAllByRole('button', { name: /^Delete: / })).toHaveLength(3);
  });

  it('offers to add the first destination when the list is empty (ADST-04, ADST-08)', async () => {
    await show(answer([]));
    expect(await screen.findByRole('link', { name: 'Add Your First Destination' })).toHaveAttribute(
      'href',
      '/admin/destination/add-destionation',
    );
  });

  it('shows eight skeletons while loading (ADST-08, CONST-38)', async () => {
    await show(() => new Promise(() => undefined));
    expect(screen.getByRole('status', { name: 'Loading destinations...' })).toBeVisible();
    expect(screen.getAllByTestId('skeleton')).toHaveLength(8);
  });

  it.each([
    ['without a message', failureOf(500), 'Failed to fetch destinations'],
    ['with a message', failureOf(503, { message: 'The reef is closed' }), 'The reef is closed'],
    ['with a status other than success', { status: 'error', message: 'No list today' }, 'No list today'],
  ])('shows a dialog and an inline error when loading fails: %s (ADST-08, ERR-31, ERR-32, ERR-48)', async (_, list, message) => {
    await show(list);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Error!' }));
    expect(dialog.getByText(message)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('reads search, filter and order from the URL', async () => {
    await show(answer(three()), {}, '/admin/destination?status=inactive&sort=name');
    await screen.findAllByTestId('destination-card');
    expect(names()).toEqual(['Ambang', 'Lake Linow']);
    await userEvent.type(screen.getByRole('textbox'), 'linow');
    await waitFor(() => expect(names()).toEqual(['Lake Linow']));
  });

  it('marks destinations that lack translations, and filters by them', async () => {
    await show(answer(three()), {}, '/admin/destination?status=missing&sort=name');
    const cards = await screen.findAllByTestId('destination-card');
    expect(names()).toEqual(['Ambang', 'Lake Linow']);
    for (const card of cards) expect(within(card).getByText('Translations missing')).toBeVisible();
  });
});

describe('deleting a destination', () => {
  it('offers Delete, Force Delete and Cancel (ADST-09, MSG-42)', async () => {
    const requests = await show(answer(three()));
    const dialog = await askToDelete();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Force Delete', 'Delete']);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(requests.filter(({ method }) => method !== undefined && method !== 'GET')).toEqual([]);
  });

  it('removes the destination from the list and reports success (ADST-12, ADST-13, MSG-08)', async () => {
    const requests = await show(answer(three()), { [REMOVE]: answer({}) });
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Destination deleted successfully')).toBeInTheDocument();
    expect(names()).not.toContain('Bunaken Wall');
    expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/remove-destination/d1', headers: { 'if-match': '"4"' } });
    expect(requests.at(-1)?.query).toBeUndefined();
  });

  it('deletes with force at once when "Force Delete" is chosen (ADST-13, MSG-09, OR-64)', async () => {
    const requests = await show(answer(three()), { [REMOVE]: answer({}) });
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Force Delete' }));
    expect(await screen.findByText('Destination and all related records deleted successfully')).toBeInTheDocument();
    expect(requests.at(-1)?.query).toEqual({ force: true });
  });

  it('asks again when packages use the destination (ADST-10, ADST-11, ERR-49, MSG-42)', async () => {
    const requests = await show(answer(three()), { [REMOVE]: ({ query }: { query?: object }) => (query ? answer({}) : IN_USE) });
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    const second = within(await screen.findByRole('alertdialog', { name: 'Cannot Delete' }));
    expect(second.getByText(/being used in travel packages: Bunaken Classic/)).toBeVisible();
    expect(screen.getAllByTestId('destination-card')).toHaveLength(3);
    await userEvent.click(second.getByRole('button', { name: 'Force Delete' }));
    await waitFor(() => expect(names()).not.toContain('Bunaken Wall'));
    expect(requests.at(-1)?.query).toEqual({ force: true });
  });

  it.each([
    ['Delete', 'Failed to delete destination'],
    ['Force Delete', 'Failed to force delete destination'],
  ])('keeps the destination and shows an error when %s fails (ERR-33, ERR-34)', async (button, message) => {
    await show(answer(three()), { [REMOVE]: failureOf(500) });
    await userEvent.click((await askToDelete()).getByRole('button', { name: button }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(names()).toContain('Bunaken Wall');
  });

  it('keeps a destination that another user changed, and reloads the list', async () => {
    const requests = await show(answer(three()), { [REMOVE]: failureOf(409, { code: 'edit_conflict', current: {} }) });
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests.filter(({ path }) => path === '/api/get-destinations')).toHaveLength(2));
    expect(names()).toContain('Bunaken Wall');
  });

  it('sends one request for a double click', async () => {
    const requests = await show(answer(three()), { [REMOVE]: () => new Promise(() => undefined) });
    const dialog = await askToDelete();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
