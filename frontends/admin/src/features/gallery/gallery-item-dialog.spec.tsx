import { loseFocus, UploadRequest } from '@reefdesk/forms/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, choose, item, openAdd, PICTURE, save, show, type } from './gallery.testing.tsx';

const browsers = globalThis.XMLHttpRequest;
beforeEach(() => {
  UploadRequest.count = 0;
  globalThis.XMLHttpRequest = UploadRequest as never;
});
afterEach(() => {
  globalThis.XMLHttpRequest = browsers;
});

async function sendPicture() {
  await show();
  const inside = await openAdd();
  type(inside, 'Title', 'Manta');
  choose(inside, PICTURE);
  save(inside);
  await inside.findByRole('progressbar', { name: 'Uploading reef.jpg' });
  act(() => UploadRequest.last.upload.onprogress?.({ lengthComputable: true, loaded: 998, total: 1000 }));
  return inside;
}
const store = () => act(async () => UploadRequest.last.answer(201, answer(item({ gallery_id: 'n1' }))));

describe('stopping the upload of a new picture', () => {
  it('works while the file is being sent, and saving again repeats the upload', async () => {
    const inside = await sendPicture();
    expect(inside.getByText('99%')).toBeVisible();
    fireEvent.click(inside.getByRole('button', { name: 'Stop uploading reef.jpg' }));
    expect(await inside.findByRole('button', { name: 'Save' })).toBeEnabled();
    save(inside);
    await inside.findByRole('progressbar');
    await store();
    expect(await screen.findByRole('alertdialog', { name: 'Gallery item added successfully' })).toBeVisible();
  });

  it('is not offered after the last byte, because the server is storing the picture', async () => {
    const inside = await sendPicture();
    act(() => UploadRequest.last.upload.onload?.());
    expect(inside.getByText('Almost there...')).toBeVisible();
    expect(inside.queryByRole('button', { name: /^Stop uploading/ })).toBeNull();
    await store();
  });

  it('creates no second picture when clicked as the last byte is sent', async () => {
    const inside = await sendPicture();
    const stop = inside.getByRole('button', { name: 'Stop uploading reef.jpg' });
    act(() => {
      UploadRequest.last.upload.onload?.();
      fireEvent.click(stop);
    });
    expect(inside.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await store();
    expect(await screen.findByRole('alertdialog', { name: 'Gallery item added successfully' })).toBeVisible();
    expect(UploadRequest.count).toBe(1);
  });
});

describe('saving a new picture again after a lost response', () => {
  const noAnswer = () => act(async () => UploadRequest.last.onerror?.());
  const keyOfLast = () => UploadRequest.last.headers['idempotency-key'];

  it('reuses the key, so that the picture is not stored twice', async () => {
    const inside = await sendPicture();
    const key = keyOfLast();
    expect(key).toMatch(/^[0-9a-f]{8}-/);
    await noAnswer();
    save(inside);
    await inside.findByRole('progressbar');
    expect(keyOfLast()).toBe(key);
    await store();
  });

  it('reports a key that was used for another request and then uses a new key', async () => {
    const inside = await sendPicture();
    const key = keyOfLast();
    await act(async () => UploadRequest.last.answer(422, { code: 'idempotency_key_reused', message: 'Something else was already saved' }));
    expect(await screen.findByText(/Something else was already saved/)).toBeVisible();
    save(inside);
    await inside.findByRole('progressbar');
    expect(keyOfLast()).not.toBe(key);
    await store();
  });

  it('uses a new key after a change', async () => {
    const inside = await sendPicture();
    const key = keyOfLast();
    await noAnswer();
    type(inside, 'Title', 'Manta ray');
    save(inside);
    await inside.findByRole('progressbar');
    expect(keyOfLast()).not.toBe(key);
    await store();
  });
});

describe('the picture dialog while saving', () => {
  it('disables its fields', async () => {
    const inside = await sendPicture();
    const title = inside.getByLabelText('Title');
    for (const field of [title, inside.getByLabelText(/^Description/), inside.getByLabelText(/^Choose another/)])
      expect(field).toBeDisabled();
    await act(async () => UploadRequest.last.answer(503, { code: 'service_unavailable', message: 'Resting' }));
    expect(title).toBeEnabled();
    expect(title).toHaveValue('Manta');
  });

  it('restores the focus to the field after an error', async () => {
    await show();
    const inside = await openAdd();
    type(inside, 'Title', 'Manta');
    choose(inside, PICTURE);
    const title = inside.getByLabelText('Title');
    title.focus();
    fireEvent.submit(title.closest('form') as HTMLFormElement);
    await waitFor(() => expect(title).toBeDisabled());
    loseFocus(title);
    await act(async () => UploadRequest.last.answer(503, { code: 'service_unavailable', message: 'Resting' }));
    expect(title).toHaveFocus();
  });

  it('ignores dropped files', async () => {
    const inside = await sendPicture();
    const zone = inside.getByLabelText(/^Choose another/).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'other.jpg', { type: 'image/jpeg' })] } });
    expect(inside.queryByRole('img', { name: /other\.jpg/ })).toBeNull();
    await store();
  });
});
