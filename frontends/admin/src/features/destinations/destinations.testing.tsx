import '../../locales/texts.ts';
import type { DestinationImageView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { Route, Routes } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PATHS } from '../../paths.ts';
import AddDestinationPage from './add-destination.page.tsx';
import DestinationListPage from './destination-list.page.tsx';
import EditDestinationPage from './edit-destination.page.tsx';

export function picture(id: string, isMain = false): DestinationImageView {
  const url = `/media/${id}`;
  return { gallery_id: id, image_url: url, is_main: isMain, id, src: url, url, isMain, alt: '', meta: null };
}

export function destination(change: Partial<DestinationView> = {}): DestinationView {
  const images = change.gallery_images ?? [picture('g1', true), picture('g2')];
  return {
    destination_id: 'd1',
    name: { en: 'Bunaken Wall', id: 'Dinding Bunaken', cn: '布纳肯峭壁' },
    description: { en: 'A wall that falls away.', id: 'Dinding yang curam.', cn: '陡直的峭壁。' },
    category: { en: 'Wall dive', id: 'Selam dinding', cn: '峭壁潜水' },
    destination_name_en: 'Bunaken Wall',
    destination_name_id: 'Dinding Bunaken',
    destination_name_cn: '布纳肯峭壁',
    destination_category_en: 'Wall dive',
    destination_category_id: 'Selam dinding',
    destination_category_cn: '峭壁潜水',
    destination_desc_en: 'A wall that falls away.',
    destination_desc_id: 'Dinding yang curam.',
    destination_desc_cn: '陡直的峭壁。',
    destination_img: '/media/g1',
    mainImage: '/media/g1',
    main_image_meta: null,
    location: 'Bunaken Island',
    opening_hour: { day: 'Monday - Sunday', open: '08:00', close: '16:00' },
    opening_hours: { day: 'Monday - Sunday', open: '08:00', close: '16:00' },
    entry_fee: { local: 50_000, tourist: 150_000 },
    best_time: 'Morning (9AM - 12PM)',
    visit_duration: 'Full Day',
    locations: { en: 'Bunaken Island', id: '', cn: '' },
    opening_days: { en: 'Monday - Sunday', id: '', cn: '' },
    best_times: { en: 'Morning (9AM - 12PM)', id: '', cn: '' },
    status: 'active',
    gallery_images: images,
    images,
    version: 4,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-03-05T00:00:00Z',
    ...change,
  };
}

export const gallery = (count: number) => Array.from({ length: count }, (_, index) => picture(`g${index + 1}`, index === 0));

export const answer = (data: unknown, message?: string) => ({ status: 'success', success: true, data, message });

export async function showAt(path: string, answers: Record<string, unknown>, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'GET /api/drafts/destinations': answer([]), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path={PATHS.destinations} element={<DestinationListPage />} />
        <Route path={PATHS.destinationsAlias} element={<DestinationListPage />} />
        <Route path={PATHS.addDestination} element={<AddDestinationPage />} />
        <Route path={PATHS.editDestination} element={<EditDestinationPage />} />
      </Routes>
    </ToastProvider>,
    { path, http, texts: ['destinations', 'drafts', 'lists', 'bulk', 'editing', 'fields', 'uploads'], ...options },
  );
  return http.requests;
}

export const EDIT = 'PATCH /api/edit-destination/d1';
export const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const show = (stored: unknown = destination(), more: Record<string, unknown> = {}) =>
  showAt('/admin/destination/edit-destination/d1', {
    'GET /api/get-destination/d1': answer(stored),
    'GET /api/get-destinations': answer([]),
    ...more,
  });

export async function edit(stored?: unknown, more?: Record<string, unknown>) {
  const requests = await show(stored, more);
  await press('Edit');
  return requests;
}
