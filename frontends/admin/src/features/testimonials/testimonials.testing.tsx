import '../../locales/texts.ts';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { fakeHttp, renderScreen, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import TestimonialsPage from './testimonials.page.tsx';

Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });

export function testimonial(change: Partial<TestimonialView> = {}): TestimonialView {
  return {
    testimonial_id: 't1',
    name_en: 'Anna',
    name_id: 'Ana',
    name_cn: '',
    role_en: 'Diver',
    role_id: '',
    role_cn: '',
    quote_en: 'Clear water',
    quote_id: '',
    quote_cn: '',
    location_en: 'Bergen',
    location_id: '',
    location_cn: '',
    profile_image: '/media/p1',
    profile_image_meta: null,
    rating: 5,
    package_slug: null,
    photos: [{ id: 'f1', url: '/media/f1', caption: '', meta: null }],
    createdAt: '2026-01-05T04:00:00Z',
    date: '2026-01-05T04:00:00Z',
    version: 3,
    ...change,
  };
}

const LIST = [
  testimonial(),
  testimonial({ testimonial_id: 't2', name_en: '', name_id: 'Budi', quote_en: '', quote_id: 'Airnya jernih', rating: 4 }),
];
export const answer = (data: unknown) => ({ status: 'success', success: true, data });
export const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

export async function show(answers: Record<string, unknown> = {}, options: ScreenOptions = {}) {
  const http = fakeHttp({ 'GET /api/testimonials': answer(LIST), 'GET /api/testimonials/t1': answer(testimonial()), ...answers });
  const texts = ['testimonials', 'drafts', 'lists', 'bulk', 'editing', 'fields', 'uploads'];
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <TestimonialsPage />
    </ToastProvider>,
    { http, path: '/admin/testimonials', texts, ...options },
  );
  return http;
}

export async function openAdd() {
  fireEvent.click((await screen.findAllByRole('button', { name: 'Add Testimonial' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Add testimonial' }));
}
export async function openEdit() {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the testimonial of Anna' }));
  return within(await screen.findByRole('dialog', { name: 'Edit testimonial' }));
}
type Inside = Awaited<ReturnType<typeof openAdd>>;
export const saveButton = (inside: Inside) => inside.getByRole('button', { name: 'Save' });
export const choose = (inside: Inside, label: RegExp, ...files: File[]) =>
  fireEvent.change(inside.getByLabelText(label), { target: { files } });
export function fillIn(inside: Inside) {
  for (const name of ['Name', 'Role', 'Quote', 'Location']) {
    fireEvent.change(inside.getByLabelText(new RegExp(`^${name}`)), { target: { value: `${name} of Mei` } });
  }
}
