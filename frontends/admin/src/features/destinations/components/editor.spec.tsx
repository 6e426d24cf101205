import '@reefdesk/ui/dialog'; // Lazily loaded, and at hand already.
import { failureOf } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loseFocus } from '../../../editing/editing.testing.ts';
import { type FormUpload, sendForm } from '../../../uploads/send-form.ts';
import { answer, destination, picture, showAt } from '../destinations.testing.tsx';

jest.mock('../../../uploads/send-form.ts', () => ({ ...jest.requireActual('../../../uploads/send-form.ts'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm<unknown>);
const sent = (): FormUpload[] => send.mock.calls.map(([upload]) => upload);

beforeEach(() => {
  send.mockReset();
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const EDIT = 'PATCH /api/edit-destination/d1';
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function edit(more: Record<string, unknown> = {}) {
  const requests = await showAt('/admin/destination/edit-destination/d1', {
    'GET /api/get-destination/d1': answer(destination()),
    'GET /api/get-destinations': answer([]),
    ...more,
  });
  await press('Edit');
  return requests;
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Back to Destinations' }));
const addImages = (...names: string[]) => fireEvent.change(screen.getByLabelText(/Add images/), { target: { files: names.map(photo) } });

describe('leaving the editor while images are on their way', () => {
  beforeEach(() =>
    send.mockImplementation(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
    ),
  );

  it('is not done by Cancel, which waits until they have arrived or are stopped', async () => {
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

  it('asks first; then nothing more is sent, and no success is told', async () => {
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

  it('tells no success either when some had arrived before', async () => {
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

describe('the editor of a destination while it saves', () => {
  it('takes nothing that would be lost with it, and gives the focus back after a refusal', async () => {
    let answerWith: (value: unknown) => void = () => undefined;
    await edit({ [EDIT]: () => new Promise((resolve) => (answerWith = resolve)) });
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

describe('a new main image that is refused', () => {
  const damaged = failureOf(415, { code: 'image_damaged', message: 'new.png is damaged and cannot be read' });
  const saved = destination({ location: 'Elsewhere', version: 5 });

  async function saveWithImage() {
    const requests = await edit({ [EDIT]: answer(saved) });
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Elsewhere' } });
    fireEvent.change(screen.getByLabelText('New main image'), { target: { files: [photo('new.png')] } });
    await press('Save Changes');
    return requests;
  }

  it('is told as what it is: the texts are saved, the picture waits for another try', async () => {
    send.mockRejectedValueOnce(damaged);
    await saveWithImage();
    expect((await screen.findAllByText('Your changes are saved, but the new main image is not')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Failed to save changes')).toBeNull();
    const undo = screen.getByRole('button', { name: 'Keep the old main image' });
    expect(undo).toHaveAccessibleDescription('new.png is damaged and cannot be read');
    send.mockResolvedValueOnce(answer({ gallery_images: [picture('g1'), picture('g3', true)], version: 7 }));
    await press('Save Changes');
    expect((await screen.findAllByText('Destination updated successfully')).length).toBeGreaterThan(0);
    expect(sent().map(({ path, headers }) => [path, headers])).toEqual([
      ['/api/edit-destination-gallery/d1', { 'if-match': '"5"' }],
      ['/api/edit-destination-gallery/d1', { 'if-match': '"5"' }],
    ]);
  });

  it('leaves nothing unsaved when it is taken back', async () => {
    send.mockRejectedValueOnce(damaged);
    await saveWithImage();
    await screen.findAllByText('Your changes are saved, but the new main image is not');
    await press('Keep the old main image');
    expect(screen.queryByText('new.png is damaged and cannot be read', { selector: 'main p' })).toBeNull();
    await leave();
    expect(await screen.findByRole('heading', { name: 'Diving Destinations' })).toBeVisible();
  });

  it('gets along with what somebody else saved after the texts', async () => {
    send.mockRejectedValueOnce(failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: { ...saved, version: 9 } }));
    send.mockResolvedValueOnce(answer({ gallery_images: [picture('g1'), picture('g3', true)], version: 10 }));
    await saveWithImage();
    expect((await screen.findAllByText('Destination updated successfully')).length).toBeGreaterThan(0);
    expect(sent().map(({ headers }) => headers)).toEqual([{ 'if-match': '"5"' }, {}]);
  });
});

it('keeps the focus in the gallery when the image that could be stopped has arrived', async () => {
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
