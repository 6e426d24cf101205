import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { Route, Routes } from '@reefdesk/web-kit';
import { fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPath, PATHS } from '../../paths.ts';
import { draftView } from '../../shared/drafts/drafts.testing.ts';
import TestimonialDraftPage from './testimonial-draft.page.tsx';
import { answer, openEdit, picture, show, testimonial } from './testimonials.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const sending = jest.mocked(sendForm);

const stored = testimonial();
const OF = { kind: 'testimonials', id: 't1' } as const;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function open(answers: Record<string, unknown> = {}, draft: ReturnType<typeof draftView<typeof stored>> | null = null) {
  const source = { record: stored, record_version: stored.version, draft };
  const http = fakeHttp({ 'GET /api/drafts/testimonials/t1/source': answer(source), 'GET /api/packages': answer([]), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path={PATHS.draft} element={<TestimonialDraftPage />} />
        <Route path={PATHS.testimonials} element={<p>The list</p>} />
      </Routes>
    </ToastProvider>,
    { http, path: draftPath('testimonials', 't1'), texts: ['testimonials', 'drafts', 'previews', 'lists', 'editing', 'fields', 'uploads'] },
  );
  return http;
}

describe('the draft of a testimonial', () => {
  beforeEach(() => sending.mockReset());

  it('is marked in the list, and opened from the dialog of the testimonial while it has no unsaved changes (EDT-01)', async () => {
    await show({ 'GET /api/drafts/testimonials': answer([draftView(OF, stored, 1)]) });
    expect(await screen.findByText('Draft')).toBeVisible();
    const dialog = await openEdit();
    const draft = dialog.getByRole('button', { name: 'Go on with the draft' });
    expect(draft).toBeEnabled();
    fireEvent.change(dialog.getByLabelText(/^Quote/), { target: { value: 'Bluer' } });
    expect(draft).toBeDisabled();
  });

  it('sends only what was changed, each part for itself beside a new picture (EDT-01)', async () => {
    sending.mockResolvedValue(answer(draftView(OF, stored, 1)));
    const http = await open({ 'POST /api/drafts/testimonials/t1/publish': answer(stored) });
    fireEvent.change(await screen.findByLabelText(/^Quote/), { target: { value: 'Bluer than blue' } });
    fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }));
    fireEvent.change(screen.getByLabelText(/Choose another picture/), { target: { files: [picture('face.jpg')] } });
    await press('Publish');
    expect(await screen.findByText('The list')).toBeVisible();
    const { path, form } = (sending.mock.calls[0] as [FormUpload])[0];
    expect(path).toBe('/api/drafts/testimonials/t1');
    expect({ ...Object.fromEntries(form), profile_image: form.has('profile_image') }).toEqual({
      quote: '{"en":"Bluer than blue"}',
      rating: '4',
      profile_image: true,
      based_on: '3',
    });
    const publication = http.requests.find(({ path }) => path === '/api/drafts/testimonials/t1/publish');
    expect(publication).toMatchObject({ headers: { 'if-match': '"1"' } });
  });

  it('continues where it was left, and is discarded after a confirmation (EDT-01)', async () => {
    const held = draftView(OF, stored, 4, { draft: testimonial({ quote_en: 'Half a sentence' }) });
    const http = await open({ 'DELETE /api/drafts/testimonials/t1': answer({ id: 't1' }) }, held);
    expect(await screen.findByLabelText(/^Quote/)).toHaveValue('Half a sentence');
    await press('Discard');
    await press('Yes, discard it');
    expect(await screen.findByText('The list')).toBeVisible();
    expect(http.requests.at(-1)).toMatchObject({ method: 'DELETE', headers: { 'if-match': '"4"' } });
  });

  it('leads to each part that is missing (EDT-02)', async () => {
    const missing = [{ field: 'role', language: 'id' as const }, { field: 'profile_image' }];
    await open({ 'PUT /api/drafts/testimonials/t1': answer(draftView(OF, stored, 1, { missing })) });
    fireEvent.change(await screen.findByLabelText(/^Quote/), { target: { value: 'Bluer' } });
    await press('Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Not ready yet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Role in Bahasa Indonesia' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'role.id'));
    await press('Publish');
    await press(/^Profile/);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', 'profile_image'));
  });
});
