import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { ToastProvider } from '@reefdesk/ui/toasts';
import { Route, Routes } from '@reefdesk/web-kit';
import { failureOf, fakeHttp, renderScreen } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftPath, PATHS } from '../../paths.ts';
import { draftView } from '../../shared/drafts/drafts.testing.ts';
import { answer, item, openEdit, PICTURE, show } from './gallery.testing.tsx';
import SlideDraftPage from './slide-draft.page.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const sending = jest.mocked(sendForm);

const stored = item();
const OF = { kind: 'slides', id: 'g1' } as const;
const source = { record: stored, record_version: stored.version, draft: null };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function open(answers: Record<string, unknown> = {}) {
  const http = fakeHttp({ 'GET /api/drafts/slides/g1/source': answer(source), 'GET /api/drafts/slides': answer([]), ...answers });
  await renderScreen(
    <ToastProvider closeLabel="Close">
      <Routes>
        <Route path={PATHS.draft} element={<SlideDraftPage />} />
        <Route path={PATHS.gallery} element={<p>The list</p>} />
      </Routes>
    </ToastProvider>,
    { http, path: draftPath('slides', 'g1'), texts: ['gallery', 'drafts', 'previews', 'lists', 'editing', 'fields', 'uploads'] },
  );
  return http;
}

describe('the draft of a picture of the slideshow', () => {
  beforeEach(() => sending.mockReset());

  it('is opened from the dialog of the picture while it has no unsaved changes (EDT-01)', async () => {
    await show({ 'GET /api/drafts/slides': answer([]) });
    const dialog = await openEdit();
    const draft = dialog.getByRole('button', { name: 'Edit as a draft' });
    expect(draft).toBeEnabled();
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'The wall' } });
    expect(draft).toBeDisabled();
  });

  it('is marked in the list (EDT-01)', async () => {
    await show({ 'GET /api/drafts/slides': answer([draftView(OF, stored, 1)]) });
    expect(await screen.findByText('Draft')).toBeVisible();
    expect((await openEdit()).getByRole('button', { name: 'Go on with the draft' })).toBeEnabled();
  });

  it('is saved with a new picture and published, and leads back to the list (EDT-01)', async () => {
    sending.mockResolvedValue(answer(draftView(OF, stored, 1)));
    const http = await open({ 'POST /api/drafts/slides/g1/publish': answer(stored) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bunaken wall' })).toBeVisible();
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The wall' } });
    fireEvent.change(screen.getByLabelText(/Choose another image/), { target: { files: [PICTURE] } });
    await press('Publish');
    expect(await screen.findByText('The list')).toBeVisible();
    const { method, path, form } = (sending.mock.calls[0] as [FormUpload])[0];
    expect([method, path, form.has('image'), form.get('based_on')]).toEqual(['PUT', '/api/drafts/slides/g1', true, '7']);
    expect(JSON.parse(String(form.get('galleryData')))).toEqual({ image_title_en: 'The wall' });
    expect(http.requests.at(-1)).toMatchObject({ path: '/api/drafts/slides/g1/publish', headers: { 'if-match': '"1"' } });
  });

  it('leads to each text that is missing (EDT-02)', async () => {
    const missing = [{ field: 'image_desc', language: 'cn' as const }];
    await open({ 'PUT /api/drafts/slides/g1': answer(draftView(OF, stored, 1, { missing })) });
    fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The wall' } });
    await press('Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Not ready yet' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Description in 简体中文' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'descriptions.cn'));
  });

  it('may fail to load and offers a retry', async () => {
    await open({ 'GET /api/drafts/slides/g1/source': failureOf(404, { code: 'slide_not_found' }) });
    await press('OK');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
