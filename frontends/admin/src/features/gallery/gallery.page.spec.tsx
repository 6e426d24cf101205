import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, choose, item, openAdd, openEdit, PICTURE, save, show, type } from './gallery.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm) as unknown as jest.Mock<Promise<unknown>, [FormUpload]>;

beforeEach(() => send.mockReset());

describe('the gallery of the back office', () => {
  it.each([
    ['EN', 'The slideshow on the about page'],
    ['ID', 'Tayangan slide di halaman Tentang'],
    ['CN', '“关于我们”页面的轮播图'],
  ] as const)('names the page that shows its pictures, in %s', async (language, label) => {
    await show({}, { language });
    expect(await screen.findByText(new RegExp(`^${label}`))).toBeVisible();
  });

  it('shows the number of images and the latest update (AGAL-01)', async () => {
    await show();
    await screen.findAllByTestId('gallery-card');
    const stats = screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(stats).toEqual([
      ['Total Images', '2'],
      ['Latest Update', 'Mar 9, 2026'],
    ]);
  });

  it('shows the images as cards and marks missing translations (AGAL-02, AGAL-03)', async () => {
    await show();
    const cards = await screen.findAllByTestId('gallery-card');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Bunaken wall', 'Lake Linow']);
    expect(cards.map((card) => within(card).queryByText('Translations missing') !== null)).toEqual([false, true]);
    expect(screen.getByRole('button', { name: 'Add New Image' })).toBeVisible();
  });

  it('searches in any language and reports when nothing matches', async () => {
    await show({}, { path: '/admin/gallery-images?q=linow' });
    expect(await screen.findAllByTestId('gallery-card')).toHaveLength(1);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'nowhere' } });
    expect(await screen.findByText('Nothing matches “nowhere”')).toBeVisible();
  });

  it.each([
    [failureOf(503, { code: 'service_unavailable', message: 'Not right now' }), 'Not right now'],
    [failureOf(0), 'Failed to fetch gallery items'],
  ])('shows an error when loading fails (ERR-35, ERR-48, STATE-30)', async (failure, message) => {
    await show({ 'GET /api/gallery': failure });
    expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toHaveTextContent(message);
    expect(screen.queryByTestId('gallery-card')).toBeNull();
  });

  it('shows eight skeletons while loading (STATE-30, CONST-38)', async () => {
    await show({ 'GET /api/gallery': () => new Promise(() => undefined) });
    expect(screen.getAllByTestId('skeleton')).toHaveLength(8);
  });

  it('shows an empty state without pictures (STATE-30)', async () => {
    await show({ 'GET /api/gallery': answer([]) });
    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });
});

describe('adding an image', () => {
  it('requires an English title and an image (AGAL-05, VAL-32, VAL-33, MSG-43, STATE-33)', async () => {
    await show();
    const inside = await openAdd();
    save(inside);
    expect(await inside.findByText('English title is required')).toBeVisible();
    type(inside, 'Title', 'Night dive');
    save(inside);
    expect(await screen.findByRole('alertdialog', { name: 'Please select an image' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('names the accepted formats, and rejects files over 20 MB and other file types (VAL-34, VAL-35, CONST-32)', async () => {
    await show();
    const inside = await openAdd();
    expect(inside.getByText('JPG or PNG, max 20MB')).toBeVisible();
    const accepted = inside.getByLabelText(/Choose/).getAttribute('accept');
    for (const format of ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'bmp', 'tiff', 'svg']) expect(accepted).toContain(`.${format}`);
    const heavy = new File(['x'], 'heavy.png', { type: 'image/png' });
    Object.defineProperty(heavy, 'size', { value: 20 * 1024 * 1024 + 1 });
    choose(inside, heavy);
    expect(await inside.findByText('heavy.png is larger than 20MB')).toBeVisible();
    choose(inside, new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
    expect(await inside.findByText('notes.pdf is not an image')).toBeVisible();
  });

  it('sends image and texts once in one form and reports success (AGAL-06, MSG-03)', async () => {
    const http = await show();
    send.mockResolvedValue(answer(item()));
    const inside = await openAdd();
    type(inside, 'Title', ' Night dive ');
    choose(inside, PICTURE);
    expect(await inside.findByRole('img', { name: 'New image: reef.jpg' })).toHaveAttribute('src', 'blob:preview');
    save(inside);
    save(inside);
    expect(await screen.findByRole('alertdialog', { name: 'Gallery item added successfully' })).toBeVisible();
    expect(send).toHaveBeenCalledTimes(1);
    const sent = send.mock.calls[0]?.[0] as FormUpload;
    expect(sent).toMatchObject({ method: 'POST', path: '/api/gallery' });
    expect(sent.form.has('image')).toBe(true);
    expect(JSON.parse(String(sent.form.get('galleryData')))).toEqual({
      image_title_en: 'Night dive',
      image_title_id: '',
      image_title_cn: '',
      image_desc_en: '',
      image_desc_id: '',
      image_desc_cn: '',
    });
    await waitFor(() => expect(http.requests.filter(({ path }) => path === '/api/gallery')).toHaveLength(2));
  });

  it.each([
    [failureOf(415, { code: 'image_damaged', message: 'reef.jpg is damaged' }), 'reef.jpg is damaged'],
    [failureOf(0), 'Failed to add gallery item'],
  ])('keeps the typed values and shows the error when saving fails (ERR-36)', async (failure, message) => {
    await show();
    send.mockRejectedValue(failure);
    const inside = await openAdd();
    type(inside, 'Title', 'Night dive');
    choose(inside, PICTURE);
    save(inside);
    expect(await inside.findByText(message)).toBeVisible();
    expect(inside.getByLabelText('Title')).toHaveValue('Night dive');
  });

  it('asks before it discards changes (MSG-41)', async () => {
    await show();
    const inside = await openAdd();
    type(inside, 'Title', 'Night dive');
    fireEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog', { name: 'Discard Changes?' })).toHaveTextContent('All unsaved changes will be lost.');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('editing an image', () => {
  it('sends the six texts and the displayed version without an image (AGAL-07, AGAL-08, MSG-04)', async () => {
    const http = await show({ 'PATCH /api/gallery/g1': answer(item({ version: 8 })) });
    const inside = await openEdit();
    type(inside, 'Title', 'The wall');
    save(inside);
    expect(await screen.findByRole('alertdialog', { name: 'Gallery item updated successfully' })).toBeVisible();
    const sent = http.requests.find(({ method }) => method === 'PATCH');
    expect(sent?.headers).toEqual({ 'if-match': '"7"' });
    expect(Object.keys(sent?.body as object).sort()).toEqual([
      'image_desc_cn',
      'image_desc_en',
      'image_desc_id',
      'image_title_cn',
      'image_title_en',
      'image_title_id',
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends a new image, the texts and the displayed version in one request', async () => {
    const http = await show();
    send.mockResolvedValue(answer(item({ version: 8 })));
    const inside = await openEdit();
    type(inside, 'Title', 'The wall');
    choose(inside, PICTURE);
    save(inside);
    await screen.findByRole('alertdialog', { name: 'Gallery item updated successfully' });
    expect(send).toHaveBeenCalledTimes(1);
    const sent = send.mock.calls[0]?.[0] as FormUpload;
    expect(sent).toMatchObject({ method: 'PATCH', path: '/api/gallery/g1', headers: { 'if-match': '"7"' } });
    expect(sent.form.has('image')).toBe(true);
    expect(JSON.parse(String(sent.form.get('galleryData')))).toMatchObject({
      image_title_en: 'The wall',
      image_title_id: expect.any(String),
    });
    expect(http.requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('shows both versions after a concurrent save, and saves the choice onto the newer one', async () => {
    const theirs = item({ version: 9, image_title_en: 'Their wall', image_desc_en: 'Their words' });
    const answers = [failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: theirs }), answer(theirs)];
    const http = await show({ 'PATCH /api/gallery/g1': () => answers.shift() });
    const inside = await openEdit();
    type(inside, 'Title', 'My wall');
    save(inside);
    const conflict = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(conflict.getByText('My wall')).toBeVisible();
    expect(conflict.getByText('Their wall')).toBeVisible();
    expect(conflict.queryByText('Their words')).toBeNull();
    expect(conflict.getByText('Taken in beside your changes: Description (EN).')).toBeVisible();
    fireEvent.click(conflict.getByRole('button', { name: 'Save this choice' }));
    await screen.findByRole('alertdialog', { name: 'Gallery item updated successfully' });
    const again = http.requests.filter(({ method }) => method === 'PATCH')[1];
    expect(again?.headers).toEqual({ 'if-match': '"9"' });
    expect(again?.body).toMatchObject({ image_title_en: 'My wall', image_desc_en: 'Their words' });
  });

  it('shows why saving failed (ERR-37)', async () => {
    await show({ 'PATCH /api/gallery/g1': failureOf(500) });
    const inside = await openEdit();
    type(inside, 'Title', 'The wall');
    save(inside);
    expect(await inside.findByText('Failed to update gallery item')).toBeVisible();
  });
});

describe('deleting an image', () => {
  async function remove() {
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Bunaken wall' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Gallery Item?' });
    expect(dialog).toHaveTextContent('It can be restored from the trash for 30 days.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
  }

  it('asks for confirmation and reports "Deleted!" (AGAL-09, MSG-07)', async () => {
    const http = await show({ 'DELETE /api/gallery/g1': { status: 'success', success: true } });
    await remove();
    expect(await screen.findByRole('alertdialog', { name: 'Deleted!' })).toBeVisible();
    expect(http.requests.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { headers: { 'if-match': expect.stringMatching(/^"\d+"$/) } },
    ]);
  });

  it('offers "Undo" in the success message (EDT-06)', async () => {
    const http = await show({
      'DELETE /api/gallery/g1': { status: 'success', success: true },
      'POST /api/trash/slides/g1/restore': { status: 'success', success: true, data: { id: 'g1' } },
    });
    await remove();
    fireEvent.click(await screen.findByText('Undo'));
    expect(await screen.findByText('It is back')).toBeInTheDocument();
    expect(http.requests.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/api/trash/slides/g1/restore' }]);
  });

  it('closes its success dialog automatically (CONST-37)', async () => {
    await show({ 'DELETE /api/gallery/g1': { status: 'success', success: true } });
    await remove();
    const dialog = await screen.findByRole('alertdialog', { name: 'Deleted!' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 60_000 });
  });

  it('shows why the deletion failed (ERR-38)', async () => {
    await show({ 'DELETE /api/gallery/g1': failureOf(0) });
    await remove();
    expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toHaveTextContent('Failed to delete gallery item');
  });
});
