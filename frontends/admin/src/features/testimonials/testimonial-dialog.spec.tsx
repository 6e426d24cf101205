import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, choose, openEdit, picture, saveButton, show, testimonial } from './testimonials.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm) as unknown as jest.Mock<Promise<unknown>, [FormUpload]>;

const [first] = testimonial().photos;
const second = { id: 'f2', url: '/media/f2', caption: '', meta: null };
const stored = (version: number, ...photos: unknown[]) => answer(testimonial({ version, photos: [first, ...photos] as never }));

async function openWithPhotoLeft() {
  await show();
  send.mockResolvedValueOnce(stored(4)).mockRejectedValueOnce(failureOf(0));
  const inside = await openEdit();
  choose(inside, /Add photos/, picture('bad.jpg'));
  fireEvent.click(saveButton(inside));
  const retry = await inside.findByRole('button', { name: 'Try again: bad.jpg' });
  return { inside, retry };
}

beforeEach(() => send.mockReset());

describe('retrying a photo of a testimonial', () => {
  it('sends only that photo and keeps unsaved texts and removed photos', async () => {
    const { inside, retry } = await openWithPhotoLeft();
    fireEvent.change(inside.getByLabelText('Role'), { target: { value: 'Instructor' } });
    fireEvent.click(inside.getByRole('button', { name: 'Remove photo 1' }));
    let arrive: (value: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    fireEvent.click(retry);
    expect(inside.getByLabelText('Name')).toBeEnabled();
    fireEvent.change(inside.getByLabelText('Name'), { target: { value: 'Anna B.' } });
    arrive(stored(5, second));
    await waitFor(() => expect(inside.queryByRole('img', { name: 'bad.jpg' })).toBeNull());
    expect(inside.getByLabelText('Role')).toHaveValue('Instructor');
    expect(inside.getByLabelText('Name')).toHaveValue('Anna B.');

    fireEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Discard Changes?' }));
    fireEvent.click(ask.getByRole('button', { name: 'No, keep editing' }));
    send.mockResolvedValueOnce(answer(testimonial({ version: 6 })));
    fireEvent.click(saveButton(inside));
    await screen.findByRole('alertdialog', { name: 'Testimonial updated successfully' });
    const again = send.mock.calls.at(-1)?.[0];
    expect(again).toMatchObject({ headers: { 'if-match': '"5"' } });
    expect(Object.fromEntries(again?.form ?? [])).toMatchObject({ role_en: 'Instructor', name_en: 'Anna B.', existingPhotos: '["f2"]' });
  });

  it('leaves no unsaved changes if nothing else was changed', async () => {
    const { inside, retry } = await openWithPhotoLeft();
    send.mockResolvedValueOnce(stored(5, second));
    fireEvent.click(retry);
    expect(await inside.findByRole('button', { name: 'Remove photo 2' })).toBeVisible();
    fireEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog', { name: 'Discard Changes?' })).toBeNull();
  });

  it('still detects a concurrent change when the texts are saved', async () => {
    const { inside, retry } = await openWithPhotoLeft();
    const theirs = testimonial({ version: 9, role_en: 'Captain' });
    const conflict = failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: theirs });
    send.mockRejectedValueOnce(conflict).mockResolvedValueOnce(answer({ ...theirs, version: 10, photos: [first, second] }));
    fireEvent.click(retry);
    expect(await inside.findByRole('button', { name: 'Remove photo 2' })).toBeVisible();
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ headers: { 'if-match': '"9"' } });
    fireEvent.change(inside.getByLabelText('Role'), { target: { value: 'Skipper' } });
    send.mockRejectedValueOnce(conflict);
    fireEvent.click(saveButton(inside));
    const choice = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(choice.getByText('Captain')).toBeVisible();
    expect(send.mock.calls.at(-1)?.[0]).toMatchObject({ headers: { 'if-match': '"4"' } });
  });
});

describe('the testimonial dialog during a save', () => {
  it('disables its fields', async () => {
    await show();
    let fail: (failure: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const inside = await openEdit();
    const fields = () => [
      ...['Name', 'Quote', /Choose another picture/, /Add photos/].map((label) => inside.getByLabelText(label)),
      inside.getByRole('radio', { name: '4 of 5 stars' }),
    ];
    fireEvent.click(saveButton(inside));
    await inside.findByRole('button', { name: 'Saving...' });
    for (const field of fields()) expect(field).toBeDisabled();
    fail(failureOf(0));
    await inside.findByRole('button', { name: 'Save' });
    for (const field of fields()) expect(field).toBeEnabled();
  });

  it('sends no further photo after the screen is left', async () => {
    await show();
    send
      .mockResolvedValueOnce(stored(4))
      .mockImplementationOnce(
        ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
      );
    const inside = await openEdit();
    choose(inside, /Add photos/, picture('one.jpg'), picture('two.jpg'));
    fireEvent.click(saveButton(inside));
    await inside.findByRole('progressbar', { name: 'Uploading one.jpg' });
    cleanup();
    await act(async () => undefined);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
