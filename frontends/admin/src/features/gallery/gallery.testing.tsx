import '../../locales/texts.ts';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import GalleryPage from './gallery.page.tsx';

Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });

export function item(change: Partial<GalleryItemView> = {}): GalleryItemView {
  return {
    gallery_id: 'g1',
    image_url: '/media/a1',
    image_meta: null,
    image_title_en: 'Bunaken wall',
    image_title_id: 'Dinding Bunaken',
    image_title_cn: '布纳肯峭壁',
    image_desc_en: 'Blue to the end',
    image_desc_id: 'Biru tak berujung',
    image_desc_cn: '无尽的蓝',
    version: 7,
    created_at: '2026-01-05T04:00:00Z',
    updated_at: '2026-02-01T04:00:00Z',
    ...change,
  };
}

const ITEMS = [item(), item({ gallery_id: 'g2', image_title_en: 'Lake Linow', image_title_cn: '', updated_at: '2026-03-09T04:00:00Z' })];
export const answer = (data: unknown) => ({ status: 'success', success: true, data });
export const PICTURE = new File(['x'], 'reef.jpg', { type: 'image/jpeg' });

export async function show(answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'GET /api/gallery': answer(ITEMS), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <GalleryPage />
    </ToastProvider>,
    {
      http,
      path: '/admin/gallery-images',
      texts: ['gallery', 'drafts', 'lists', 'bulk', 'editing', 'fields', 'uploads'],
      ...options,
    },
  );
  return http;
}

export async function openAdd() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add New Image' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Add New Image' }));
}
export async function openEdit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Bunaken wall' }));
  return within(await screen.findByRole('dialog', { name: 'Edit image' }));
}
type Inside = Awaited<ReturnType<typeof openAdd>>;
export const type = (inside: Inside, name: string, value: string) => fireEvent.change(inside.getByLabelText(name), { target: { value } });
export const choose = (inside: Inside, file: File) => fireEvent.change(inside.getByLabelText(/Choose/), { target: { files: [file] } });
export const save = (inside: Inside) => fireEvent.click(inside.getByRole('button', { name: 'Save' }));
