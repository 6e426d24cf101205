import { ToastProvider } from '@reefdesk/ui/toasts';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiry, inbox, SURROUNDINGS } from './enquiries.testing.tsx';
import InboxPage from './inbox.page.tsx';

const LIST = [enquiry(), enquiry({ enquiry_id: 'e2', name: 'Ana Wenas', state: 'offered', waiting_since: null, package: null })];

async function show(path = '/admin/enquiries', answered: unknown = inbox(LIST, 'next')) {
  const requests: (object | undefined)[] = [];
  const http = fakeHttp({
    ...SURROUNDINGS,
    'GET /api/enquiries': ({ query }: { query?: object }) => {
      requests.push(query);
      return answered;
    },
  });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <InboxPage />
    </ToastProvider>,
    { http, path, texts: ['enquiries', 'lists'] },
  );
  return requests;
}

describe('the inbox of the back office (ENQ-09)', () => {
  it('shows guest, package, dates, party and state of each enquiry', async () => {
    await show();
    const [wei, ana] = within(await screen.findByRole('list', { name: 'Enquiries' })).getAllByRole('listitem');
    for (const text of ['Wei Lin', 'Bunaken Classic', 'July 2027 · Divers: 2', 'New', 'TA-7QX3MD', 'CN', 'WhatsApp', '#vip'])
      expect(wei).toHaveTextContent(text);
    expect(wei).toHaveTextContent(/Waiting since/);
    expect(ana).toHaveTextContent('No package named');
    expect(ana).not.toHaveTextContent(/Waiting since/);
    expect(screen.getByRole('link', { name: 'Wei Lin' })).toHaveAttribute('href', '/admin/enquiries/e1');
    expect(screen.getByText('2 waiting for an answer')).toBeVisible();
  });

  it('shows the enquiries as a table with a link to the next page', async () => {
    const requests = await show('/admin/enquiries?as=table&state=new');
    const row = await screen.findByRole('row', { name: /Wei Lin/ });
    for (const text of ['Bunaken Classic', 'July 2027', 'New', 'CN']) expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('link', { name: 'Wei Lin' })).toHaveAttribute('href', '/admin/enquiries/e1');
    expect(screen.queryByRole('list', { name: 'Enquiries' })).toBeNull();
    const older = screen.getByRole('link', { name: 'Older ones' });
    expect(older).toHaveAttribute('href', '/admin/enquiries?state=new&as=table&cursor=next');
    expect(requests[0]).toEqual({ state: 'new' });
  });

  it('reads its filters from the URL and ignores unknown values', async () => {
    const requests = await show('/admin/enquiries?q=wei&state=new&package=bunaken&language=FR&assignee=me&sort=oldest&cursor=abc');
    expect(requests[0]).toEqual({ q: 'wei', state: 'new', package: 'bunaken', assignee: 'me', sort: 'oldest', cursor: 'abc' });
  });

  it('offers every colleague and every package as a filter, and the longest wait as an order', async () => {
    const requests = await show('/admin/enquiries?assignee=u2');
    expect(requests[0]).toEqual({ assignee: 'u2' });
    expect(await screen.findByRole('combobox', { name: 'Who answers' })).toHaveTextContent('Sari Lumowa');
    expect(screen.getByRole('combobox', { name: 'Package' })).toHaveTextContent('All packages');
    expect(screen.getByRole('button', { name: 'Filters and figures (1)' })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(screen.getByRole('combobox', { name: 'Order' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Longest wait first' }));
    await waitFor(() => expect(requests.at(-1)).toEqual({ assignee: 'u2', sort: 'waiting' }));
  });

  it('links to older enquiries with the same filters', async () => {
    await show('/admin/enquiries?state=new');
    expect(await screen.findByRole('link', { name: 'Older ones' })).toHaveAttribute('href', '/admin/enquiries?state=new&cursor=next');
  });

  it('does not label the next page as older when the oldest come first', async () => {
    await show('/admin/enquiries?sort=oldest');
    expect(await screen.findByRole('link', { name: 'Next ones' })).toHaveAttribute('href', '/admin/enquiries?sort=oldest&cursor=next');
  });

  it('returns to the first page when the search changes', async () => {
    const requests = await show('/admin/enquiries?cursor=abc');
    await userEvent.type(screen.getByLabelText('Search name, contact, reference, text'), 'ana');
    await waitFor(() => expect(requests.at(-1)).toEqual({ q: 'ana' }));
  });

  it('shows an empty state without enquiries', async () => {
    await show('/admin/enquiries', inbox([]));
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
  });

  it('reports that nothing matches the search', async () => {
    await show('/admin/enquiries?q=nobody', inbox([]));
    expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible();
  });

  it('shows an error when loading fails', async () => {
    await show('/admin/enquiries', failureOf(503, { code: 'service_unavailable', message: 'Away' }));
    expect(await screen.findAllByText('Away')).not.toHaveLength(0);
  });
});
