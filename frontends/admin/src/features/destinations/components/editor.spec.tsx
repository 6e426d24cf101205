import '@reefdesk/ui/dialog'; // Preloads a lazily loaded module.
import { loseFocus } from '@reefdesk/forms/testing';
import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, destination, EDIT, edit, photo, picture, press } from '../destinations.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm<unknown>);
const sent = (): FormUpload[] => send.mock.calls.map(([upload]) => upload);

beforeEach(() => {
  send.mockReset();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to Destinations' }));
const addImages = (...names: string[]) => fireEvent.change(screen.getByLabelText(/Add images/), { target: { files: names.map(photo) } });

describe('leaving the editor during image uploads', () => {
  beforeEach(() =>
    send.mockImplementation(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
    ),
  );

  it('disables Cancel until the uploads have ended or were stopped', async () => {
    await edit();
    addImages('a.png', 'b.png');
    await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await press('Remove b.png');
    await press('Stop uploading a.png');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('asks for confirmation, then aborts the uploads and reports no success', async () => {
    await edit();
    addImages('a.png', 'b.png', 'c.png');
    await screen.findByRole('progressbar', { name: 'Uploading a.png' });
    await leave();
    expect(sent()[0]?.signal?.aborted).toBe(false);
    await press('Yes, discard');
    expect(await screen.findByRole('heading', { name: 'Diving Destinations' })).toBeVisible();
    expect((await screen.findAllByText('Upload stopped')).length).toBeGreaterThan(0);
    expect(send).toHaveBeenCalledTimes(1);
    expect(sent()[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByText('Images uploaded successfully')).toBeNull();
  });

  it('reports no success when some images had already arrived', async () => {
    send.mockResolvedValueOnce(answer({ gallery_images: [picture('g1', true), picture('g2'), picture('g3')], version: 5 }));
    await edit();
    addImages('a.png', 'b.png', 'c.png');
    await screen.findByRole('progressbar', { name: 'Uploading b.png' });
    await leave();
    await press('Yes, discard');
    expect((await screen.findAllByText('Upload stopped')).length).toBeGreaterThan(0);
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Images uploaded successfully')).toBeNull();
  });
});

describe('the destination editor while saving', () => {
  it('disables its fields, and restores the focus after an error', async () => {
    let answerWith: (value: unknown) => void = () => undefined;
    await edit(undefined, { [EDIT]: () => new Promise((resolve) => (answerWith = resolve)) });
    const name = screen.getByLabelText(/^Name/);
    await userEvent.type(name, ' North{Enter}');
    const fields = () => [
      ...[/^Name/, /^Opening days/, /^Opens at/, 'New main image', /Add images/].map((label) => screen.getByLabelText(label)),
      screen.getByRole('combobox', { name: 'Status' }),
      screen.getByRole('combobox', { name: 'Best time to visit' }),
      screen.getByRole('button', { name: 'Remove image 2' }),
    ];
    await waitFor(() => expect(name).toBeDisabled());
    for (const field of fields()) expect(field).toBeDisabled();
    loseFocus(name);
    await act(async () => answerWith(failureOf(503)));
    for (const field of fields()) expect(field).toBeEnabled();
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Bunaken Wall North');
  });
});

describe('a new main image', () => {
  const fields = { mainImage: [{ code: 'image_damaged', params: { name: 'new.png' }, text: 'new.png is damaged' }] };
  const damaged = failureOf(415, { code: 'image_damaged', message: 'Damaged', fields });
  const saved = destination({ location: 'Elsewhere', version: 10 });

  async function saveWithImage() {
    await edit();
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Elsewhere' } });
    fireEvent.change(screen.getByLabelText('New main image'), { target: { files: [photo('new.png')] } });
    await press('Save Changes');
  }

  it('shows its error at the field, and is sent with the texts on the next save', async () => {
    send.mockRejectedValueOnce(damaged);
    await saveWithImage();
    expect((await screen.findAllByText('Failed to save changes')).length).toBeGreaterThan(0);
    const undo = screen.getByRole('button', { name: 'Keep the old main image' });
    expect(undo).toHaveAccessibleDescription('new.png is damaged and cannot be read');
    expect(screen.getByLabelText('Location')).toHaveValue('Elsewhere');
    send.mockResolvedValueOnce(answer(saved));
    await press('Save Changes');
    expect((await screen.findAllByText('Destination updated successfully')).length).toBeGreaterThan(0);
    expect(sent().map(({ path, headers }) => [path, headers])).toEqual([
      ['/api/edit-destination/d1', { 'if-match': '"4"' }],
      ['/api/edit-destination/d1', { 'if-match': '"4"' }],
    ]);
  });

  it('clears its error when it is removed again', async () => {
    send.mockRejectedValueOnce(damaged);
    await saveWithImage();
    await screen.findAllByText('Failed to save changes');
    await press('Keep the old main image');
    expect(screen.queryByText('new.png is damaged and cannot be read', { selector: 'main p' })).toBeNull();
  });

  it('shows its upload progress and can be stopped', async () => {
    send.mockImplementation(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
    );
    await saveWithImage();
    await act(async () => sent()[0]?.onProgress?.(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading new.png' })).toBeVisible();
    await press('Stop uploading new.png');
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(screen.getByLabelText('Location')).toHaveValue('Elsewhere');
  });

  it('is saved without a conflict when another user changed only the gallery', async () => {
    const current = destination({ gallery_images: [picture('g1', true)], version: 9 });
    send.mockRejectedValueOnce(failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current }));
    send.mockResolvedValueOnce(answer(saved));
    await saveWithImage();
    expect((await screen.findAllByText('Destination updated successfully')).length).toBeGreaterThan(0);
    expect(sent().map(({ headers }) => headers)).toEqual([{ 'if-match': '"4"' }, { 'if-match': '"9"' }]);
  });
});

it('keeps the focus in the gallery when an upload with a focused stop button ends', async () => {
  let arrive: (saved: unknown) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await edit();
  addImages('a.png');
  const stop = await screen.findByRole('button', { name: 'Stop uploading a.png' });
  act(() => stop.focus());
  await act(async () => sent()[0]?.onProgress?.(1));
  await act(async () => arrive(answer({ gallery_images: [picture('g1', true), picture('g2'), picture('g3')], version: 5 })));
  expect(screen.queryByText('a.png')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByLabelText(/Add images/));
  expect(document.body).not.toHaveFocus();
});
