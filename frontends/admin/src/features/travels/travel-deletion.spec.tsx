import { failureOf, fakeHttp } from '@reefdesk/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelDetailPage from './travel-detail.page.tsx';
import { answer, showPage, travel } from './travels.testing.tsx';

async function show(answers: Record<string, unknown>) {
  const http = fakeHttp({ 'GET /api/get-travel-details/t1': answer(travel()), ...answers });
  await showPage(TravelDetailPage, '/admin/travel/travel-detail/t1', http);
  return http;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

afterEach(() => jest.useRealTimers());

describe('deleting a travel package', () => {
  it('asks for confirmation, and opens the list after 1.5 s (AEDIT-17, MSG-24, MSG-40, CONST-37)', async () => {
    const http = await show({ 'DELETE /api/delete-travel/t1': answer({ travel_id: 't1' }) });
    await press('Delete');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Travel Package?' }));
    expect(
      ask.getByText('This will delete the travel package, all its itineraries and images. This action cannot be undone!'),
    ).toBeVisible();
    jest.useFakeTimers();
    await act(async () => void fireEvent.click(ask.getByRole('button', { name: 'Yes, delete it!' })));
    expect(screen.getByText('Travel package deleted successfully')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(screen.queryByText('The list screen')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('The list screen')).toBeVisible();
    const calls = http.requests.filter(({ path }) => path === '/api/delete-travel/t1');
    expect(calls).toMatchObject([{ method: 'DELETE', headers: { 'if-match': '"4"' } }]);
  });

  it('shows "Deleting travel package..." and then the error (MSG-25, MSG-37)', async () => {
    let fail: (value: unknown) => void = () => undefined;
    await show({ 'DELETE /api/delete-travel/t1': () => new Promise((resolve) => (fail = resolve)) });
    await press('Delete');
    await press('Yes, delete it!');
    expect(await screen.findByText('Deleting travel package...')).toBeVisible();
    fail(failureOf(500, { code: 'internal_error', message: 'Something went wrong on our side' }));
    // The toast exists twice: screen readers get it from a second element.
    expect((await screen.findAllByText('Failed to delete travel package'))[0]).toBeVisible();
    expect(await button('Delete')).toBeEnabled();
  });
});
