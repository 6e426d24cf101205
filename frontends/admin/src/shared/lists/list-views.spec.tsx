import '../../locales/texts.ts';
import type { SavedViewView } from '@reefdesk/contracts/accounts/own-account.endpoints';
import type { SavedView } from '@reefdesk/contracts/accounts/saved-views';
import { type ApiFailure, type HttpClient, type HttpRequest, useLocation } from '@reefdesk/web-kit';
import { failureOf, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingSurroundings } from '../session/editing-surroundings.tsx';
import { ListViews } from './list-views.tsx';
import { RecordTable } from './record-table.tsx';
import { useLook } from './use-look.ts';

const view = (change: Partial<SavedViewView> = {}): SavedViewView => ({
  view_id: 'v1',
  list: 'packages',
  name: 'Drafts',
  choice: { q: 'reef', status: 'draft', as: 'table' },
  updated_at: '2026-01-01T00:00:00Z',
  ...change,
});

function List() {
  const look = useLook('packages');
  return (
    <EditingSurroundings>
      <ListViews list="packages" look={look} />
      <p data-testid="shown">{`${look.look} ${useLocation().search}`}</p>
    </EditingSurroundings>
  );
}

async function show(path: string, views: SavedViewView[] = [], error?: ApiFailure) {
  const stored = new Map(views.map((one) => [one.view_id, one]));
  const http: HttpClient = {
    async request<T>({ method = 'GET', path: at, body }: HttpRequest): Promise<T> {
      const id = at.split('/').at(-1) ?? '';
      if (method === 'PUT' && error) throw error;
      if (method === 'PUT') stored.set(id, { ...view(), ...(body as SavedView), view_id: id });
      if (method === 'DELETE') stored.delete(id);
      const data = method === 'GET' ? [...stored.values()] : (stored.get(id) ?? null);
      return { status: 'success', success: true, data } as T;
    },
  };
  await renderScreen(<List />, { path, http, texts: ['lists', 'editing', 'fields'] });
  return stored;
}

const shown = () => screen.getByTestId('shown').textContent;
const toSave = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), name);
  return dialog;
};

afterEach(() => window.localStorage.clear());

describe('the saved views of a list', () => {
  it('are links for this list only; they keep other parameters of the address and reset the page', async () => {
    await show('/x?lang=en&sort=name&cursor=abc', [view(), view({ view_id: 'v2', list: 'enquiries', name: 'Mine' })]);
    const link = await screen.findByRole('link', { name: 'Drafts' });
    expect(screen.queryByText('Mine')).toBeNull();
    expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    expect(shown()).toBe('table ?lang=en&q=reef&status=draft&as=table');
    expect(screen.getByRole('link', { name: 'Drafts' })).toHaveAttribute('aria-current', 'true');
  });

  it('store the current filters under a name, and whether it shows cards or a table', async () => {
    const stored = await show('/x?q=manado&status=active&lang=en');
    const dialog = await toSave('In Manado');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'In Manado' })).toHaveAttribute('aria-current', 'true');
    expect([...stored.values()]).toMatchObject([
      { list: 'packages', name: 'In Manado', choice: { q: 'manado', status: 'active', as: 'cards' } },
    ]);
    expect([...stored.values()][0]?.choice).not.toHaveProperty('lang');
  });

  it('are replaced when saved under the same name, after a hint', async () => {
    const stored = await show('/x?q=turtle', [view()]);
    await screen.findByRole('link', { name: 'Drafts' });
    const dialog = await toSave('Drafts');
    expect(dialog.getByText(/There is a view of this name/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.get('v1')?.choice).toEqual({ q: 'turtle', as: 'cards' }));
    expect(stored.size).toBe(1);
  });

  it('keep their filters when renamed, and can be restored after removal', async () => {
    const stored = await show('/x', [view()]);
    const open = async (action: string) => {
      await userEvent.click(await screen.findByRole('button', { name: /More for the view/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    await open('Rename');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Unfinished');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Unfinished' });
    expect(stored.get('v1')).toMatchObject({ name: 'Unfinished', choice: view().choice });

    await open('Remove');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Unfinished' })).toBeNull());
    expect(stored.size).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Unfinished' });
    expect(stored.get('v1')).toMatchObject({ name: 'Unfinished', choice: view().choice });
  });

  it('keep the dialog open with the error message if they cannot be saved', async () => {
    await show('/x', [], failureOf(409, { code: 'saved_view_limit_reached', message: 'There is no room for more' }));
    const dialog = await toSave('One more');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no room for more');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
  });
});

describe('the choice between cards and a table', () => {
  it('is kept in the address and in this browser', async () => {
    await show('/x?q=reef');
    expect(screen.getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Table' }));
    expect(shown()).toBe('table ?q=reef&as=table');
    expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['/x', 'table'],
    ['/x?as=cards', 'cards'],
    ['/x?as=moons', 'table'],
  ])('at %s is %s if the browser remembers the table', async (path, look) => {
    window.localStorage.setItem('list-look.packages', 'table');
    await show(path);
    expect(shown()).toMatch(new RegExp(`^${look} `));
  });

  it('names each row and column in the table, and leaves empty cells without text', async () => {
    await renderScreen(
      <RecordTable
        caption="Packages"
        rows={[{ id: 'a', price: '' }]}
        keyOf={({ id }) => id}
        head={{ key: 'name', label: 'Name', cell: ({ id }) => id }}
        columns={[{ key: 'price', label: 'Price', cell: ({ price }) => price }]}
        actions={() => <button type="button">Copy</button>}
      />,
      { texts: ['lists'] },
    );
    const table = within(screen.getByRole('table', { name: 'Packages' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Price']);
    expect(table.getByRole('rowheader', { name: 'a' })).toBeVisible();
    expect(table.getAllByRole('cell').find(({ className }) => className.includes('record-nothing'))).toBeDefined();
  });
});
