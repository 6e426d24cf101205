import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { fakeHttp, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelDetailPage from './travel-detail.page.tsx';
import { answer, destination, item, showPage, travel } from './travels.testing.tsx';

export const ADD = '/api/add-travel-destination/t1';
export const first = item('a', { created_at: '2026-02-01T00:00:00Z', time: '08:00' });
export const second = item('b', {
  created_at: '2026-02-02T00:00:00Z',
  time: '12:30',
  category: 'no-destination',
  destination: null,
  destination_id: null,
});
export const stops: Partial<TravelDetailView> = { destinations: [second, first] };

export async function show(change: Partial<TravelDetailView> = {}, answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({
    'GET /api/get-travel-details/t1': answer(travel(change)),
    'GET /api/get-destinations': answer([destination('d1', 'Bunaken'), destination('d2', 'Lembeh', { status: 'inactive' })]),
    ...answers,
  });
  await showPage(TravelDetailPage, '/admin/travel/travel-detail/t1', http, options);
  await screen.findByRole('heading', { name: 'Itinerary' });
  return http;
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
export const sent = (http: ReturnType<typeof fakeHttp>, path: string) => http.requests.filter((request) => request.path === path);
export const modal = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const toast = async (text: string) => (await screen.findAllByText(text))[0];

export type Modal = Awaited<ReturnType<typeof modal>>;

export async function type(form: Modal, label: string | RegExp, text: string) {
  const field = form.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

export async function comment(form: Modal) {
  for (const language of ['EN', 'ID', 'CN']) await type(form, `Comment (${language})`, `Words ${language}`);
}
