import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { fakeHttp } from '@reefdesk/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelDetailPage from '../../travel-detail.page.tsx';
import { answer, item, showPage, travel } from '../../travels.testing.tsx';

const PATCH = 'PATCH /api/edit-travel/t1';
const PICTURE = { id: 'p', url: '/media/p', widths: [320], width: 320, height: 200 } as ImageView;
const hidden = travel({ status: 'inactive', image_meta: PICTURE });

async function show(stored = hidden) {
  const http = fakeHttp({
    'GET /api/get-travel-details/t1': answer(stored),
    'GET /api/get-destinations': answer([]),
    'GET /api/drafts/packages': answer([]),
    [PATCH]: ({ body }: { body: object }) => answer({ ...stored, ...body, version: stored.version + 1 }),
  });
  await showPage(TravelDetailPage, '/admin/travel/travel-detail/t1', http);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Active' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return () => http.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}

describe('making a travel package visible', () => {
  it('saves it without an itinerary only after a confirmation', async () => {
    const saves = await show();
    const showIt = await screen.findByRole('button', { name: 'Show it without an itinerary' });
    expect(saves()).toEqual([]);
    await userEvent.click(showIt);
    await waitFor(() => expect(saves()).toMatchObject([{ status: 'active' }]));
  });

  it('needs the comments of its stops in every language (EDT-02, EDT-10)', async () => {
    const saves = await show({ ...hidden, destinations: [item('a'), item('b', { comments: { en: 'Lunch', id: 'Makan', cn: '' } })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Itinerary: comments in 简体中文' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Itinerary' })).toHaveFocus());
    expect(screen.getByRole('tab', { name: /简体中文/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Not ready for visitors yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show it without an itinerary' })).toBeNull();
    expect(saves()).toEqual([]);
  });

  it('saves it at once if nothing is missing', async () => {
    const saves = await show({ ...hidden, destinations: [item('a')] });
    await waitFor(() => expect(saves()).toMatchObject([{ status: 'active' }]));
    expect(screen.queryByRole('dialog', { name: 'Not ready for visitors yet' })).toBeNull();
  });
});
