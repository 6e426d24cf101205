import '../../locales/texts.ts';
import { useLocation } from '@reefdesk/web-kit';
import { failureOf, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListFailure, ListSkeleton, NoMatches } from './list-states.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useListQuery } from './use-list-query.ts';

const FILTERS = ['all', 'active', 'inactive'] as const;
const SORTS = ['newest', 'name'] as const;
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function List() {
  const list = useListQuery({ filters: FILTERS, sorts: SORTS });
  const { search } = useLocation();
  return (
    <>
      <ListToolbar
        list={list}
        searchLabel="Search names"
        filterOptions={options(FILTERS)}
        sortOptions={options(SORTS)}
        shown={2}
        total={9}
      />
      <p data-testid="query">{`${list.search}|${list.filter}|${list.sort}`}</p>
      <p data-testid="address">{search}</p>
      <NoMatches search={list.search} onClear={list.clear} />
    </>
  );
}

const show = (path: string) => renderScreen(<List />, { path, texts: ['lists'] });

describe('the toolbar of a list', () => {
  it('reads search, filter and order from the address', async () => {
    await show('/x?q=manado&status=inactive&sort=name');
    expect(screen.getByTestId('query')).toHaveTextContent('manado|inactive|name');
    expect(screen.getByRole('textbox', { name: 'Search names' })).toHaveValue('manado');
    expect(screen.getByText('2 of 9 shown')).toBeVisible();
  });

  it('replaces unknown values with the defaults', async () => {
    await show('/x?status=gone&sort=by-moon');
    expect(screen.getByTestId('query')).toHaveTextContent('|all|newest');
  });

  it('writes search and filter into the address, without the defaults', async () => {
    const user = userEvent.setup();
    await show('/x?lang=en');
    await user.type(screen.getByRole('textbox'), 'reef');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?lang=en&q=reef'));
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(await screen.findByRole('option', { name: 'active' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?lang=en&q=reef&status=active'));
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(screen.getByTestId('address')).toHaveTextContent('?lang=en');
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('the states of a list', () => {
  it('shows eight placeholders while loading (CONST-38)', async () => {
    await renderScreen(<ListSkeleton label="Loading..." />);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
    expect(screen.getAllByTestId('skeleton')).toHaveLength(8);
  });

  it.each([
    [failureOf(503, { code: 'service_unavailable', message: 'Not available right now' }), 'Not available right now'],
    [failureOf(500), 'Failed to fetch'],
    [failureOf(0), 'Failed to fetch'],
  ])('says why it could not be fetched in an "Error!" dialog and in red (ERR-31, ERR-48)', async (failure, message) => {
    const retry = jest.fn();
    await renderScreen(<ListFailure failure={failure} fallback="Failed to fetch" onRetry={retry} />, { texts: ['lists'] });
    const dialog = await screen.findByRole('alertdialog', { name: 'Error!' });
    expect(dialog).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('alert')).toHaveClass('text-coral-dark');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });
});
