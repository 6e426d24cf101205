import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { canBeSaved, NEW_TESTIMONIAL } from './testimonial-values.ts';
import { answer, choose, fillIn, openAdd, openEdit, picture, saveButton, show, testimonial } from './testimonials.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm) as unknown as jest.Mock<Promise<unknown>, [FormUpload]>;

beforeEach(() => send.mockReset());

describe('testimonials of the back office', () => {
  it('shows their number and the average rating to one decimal (ATST-01, CONST-33)', async () => {
    await show();
    await screen.findAllByTestId('testimonial-card');
    const stats = screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
    expect(stats).toEqual([
      ['Total Testimonials', '2'],
      ['Average Rating', '4.5'],
    ]);
  });

  it.each([
    [[5, 5, 4], '4.7'],
    [[4, 4, 5], '4.3'],
    [[5, 5], '5.0'],
  ])('rounds the average of %j to %s (CONST-33)', async (ratings, average) => {
    await show({ 'GET /api/testimonials': answer(ratings.map((rating, at) => testimonial({ testimonial_id: `t${at}`, rating }))) });
    await screen.findAllByTestId('testimonial-card');
    expect(screen.getByText('Average Rating').parentElement?.querySelector('dd')).toHaveTextContent(average);
  });

  it('shows cards in English, else in Indonesian (ATST-02, ATST-05)', async () => {
    await show();
    const cards = await screen.findAllByTestId('testimonial-card');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Anna', 'Budi']);
    expect(cards[1]).toHaveTextContent('Airnya jernih');
  });

  it('shows them as a table with the same actions as the cards', async () => {
    await show({}, { path: '/admin/testimonials?as=table' });
    const row = within(await screen.findByRole('row', { name: /Budi/ }));
    expect(row.getByText('Airnya jernih')).toBeVisible();
    expect(row.getByRole('button', { name: 'Edit the testimonial of Budi' })).toBeEnabled();
    expect(screen.queryByTestId('testimonial-card')).toBeNull();
    fireEvent.click(row.getByRole('button', { name: 'Delete the testimonial of Budi' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete Testimonial?' })).toBeVisible();
  });

  it('opens the form for a new one if the address asks for it', async () => {
    await show({}, { path: '/admin/testimonials?add=new' });
    expect(await screen.findByRole('dialog', { name: 'Add testimonial' })).toBeVisible();
  });

  it('shows an error if they cannot be loaded (ERR-39, ERR-48, STATE-30)', async () => {
    await show({ 'GET /api/testimonials': failureOf(0) });
    expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toHaveTextContent('Failed to fetch testimonials');
  });

  it('opens the edit dialog only after the latest version has loaded (ATST-04, STATE-33)', async () => {
    let come: (value: unknown) => void = () => undefined;
    await show({ 'GET /api/testimonials/t1': () => new Promise((resolve) => (come = resolve)) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the testimonial of Anna' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit the testimonial of Anna' })).toBeDisabled());
    expect(screen.queryByRole('dialog')).toBeNull();
    come(answer(testimonial({ name_en: 'Anna, lately' })));
    const dialog = await screen.findByRole('dialog', { name: 'Edit testimonial' });
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Anna, lately');
  });

  it('shows an error if the latest version cannot be loaded (ERR-40)', async () => {
    await show({ 'GET /api/testimonials/t1': failureOf(0) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit the testimonial of Anna' }));
    expect(await screen.findByRole('alertdialog', { name: 'Error!' })).toHaveTextContent('Failed to fetch testimonial data');
  });

  it.each([
    [{ status: 'success', success: true }, 'Deleted!', 'OK'],
    [failureOf(0), 'Error!', 'Failed to delete testimonial'],
  ])('asks before it deletes, and shows the result (ATST-07, MSG-07, ERR-41)', async (outcome, title, message) => {
    const http = await show({ 'DELETE /api/testimonials/t1': outcome });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the testimonial of Anna' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
    expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(message);
    expect(http.requests.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { headers: { 'if-match': expect.stringMatching(/^"\d+"$/) } },
    ]);
  });
});

describe('the testimonial dialog', () => {
  it('has three language tabs and buttons to step through them (ATST-03)', async () => {
    await show();
    const inside = await openAdd();
    const tabs = inside.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      expect.stringContaining('English'),
      expect.stringContaining('Indonesian'),
      expect.stringContaining('Chinese'),
    ]);
    const [previous, next] = ['Previous', 'Next'].map((name) => inside.getByRole('button', { name }));
    expect(previous).toBeDisabled();
    fireEvent.click(next as HTMLElement);
    fireEvent.click(next as HTMLElement);
    expect(tabs[2]).toHaveAttribute('aria-selected', 'true');
    expect(next).toBeDisabled();
    fireEvent.click(previous as HTMLElement);
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['EN', 'English'],
    ['ID', 'Indonesia'],
    ['CN', '中文'],
  ] as const)('opens on the user’s language: %s', async (language, name) => {
    await show({}, { language });
    fireEvent.click((await screen.findAllByRole('button', { name: /^(Add|Tambah|添加|新增)/ }))[0] as HTMLElement);
    const tabs = within(await screen.findByRole('dialog')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['EN', 'ID', 'CN'].map((one) => String(one === language)));
    expect(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')).toHaveTextContent(name);
  });

  it('can be saved only when one language is complete (VAL-36)', async () => {
    await show();
    const inside = await openAdd();
    expect(saveButton(inside)).toBeDisabled();
    fillIn(inside);
    expect(saveButton(inside)).toBeEnabled();
    fireEvent.change(inside.getByLabelText('Role'), { target: { value: '  ' } });
    expect(saveButton(inside)).toBeDisabled();
  });

  it('needs a rating above 0, and starts with 5 (VAL-36, CONST-33)', async () => {
    const whole = { en: 'x', id: '', cn: '' };
    const values = { ...NEW_TESTIMONIAL, name: whole, role: whole, quote: whole, location: whole };
    expect(values.rating).toBe(5);
    expect(canBeSaved(values)).toBe(true);
    expect(canBeSaved({ ...values, rating: 0 })).toBe(false);
    await show();
    const inside = await openAdd();
    expect(inside.getAllByRole('radio')).toHaveLength(5);
    expect(inside.getByRole('radio', { name: '5 of 5 stars' })).toBeChecked();
  });

  it('needs a jpeg or png profile picture if none is stored (VAL-37)', async () => {
    await show();
    const inside = await openAdd();
    fillIn(inside);
    expect(inside.getByLabelText(/Choose a picture/)).toHaveAttribute('accept', 'image/jpeg,image/png,.jpg,.jpeg,.png');
    fireEvent.click(saveButton(inside));
    expect(await inside.findByText('Please select a profile picture')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    [/Choose a picture/, 'Please select an image file'],
    [/Add photos/, 'Please select only image files'],
  ])('accepts only images: %s (VAL-38, MSG-43)', async (label, message) => {
    await show();
    const inside = await openAdd();
    choose(inside, label, picture('notes.pdf', 'application/pdf'));
    expect(await screen.findByRole('alertdialog', { name: message })).toBeVisible();
  });

  it('accepts photos of up to 10 MB each, and previews them (VAL-39, CONST-32)', async () => {
    await show();
    const inside = await openAdd();
    const heavy = picture('heavy.jpg');
    Object.defineProperty(heavy, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(inside, /Add photos/, picture('fine.jpg'), heavy);
    expect(await inside.findByRole('img', { name: 'fine.jpg' })).toHaveAttribute('src', 'blob:preview');
    expect(inside.getByText('heavy.jpg is larger than 10MB.')).toBeVisible();
    expect(inside.queryByRole('img', { name: 'heavy.jpg' })).toBeNull();
    expect(inside.getByText('Up to 10MB each')).toBeVisible();
  });

  it('sends the form, then each photo in a request of its own (ATST-06, MSG-05)', async () => {
    await show();
    send.mockResolvedValueOnce(answer(testimonial({ testimonial_id: 'n1', version: 1 })));
    send.mockResolvedValueOnce(answer(testimonial({ testimonial_id: 'n1', version: 2 })));
    const inside = await openAdd();
    fillIn(inside);
    choose(inside, /Choose a picture/, picture('face.png', 'image/png'));
    choose(inside, /Add photos/, picture('one.jpg'));
    fireEvent.click(saveButton(inside));
    fireEvent.click(saveButton(inside));
    expect(await screen.findByRole('alertdialog', { name: 'Testimonial added successfully' })).toBeVisible();
    const [first, second] = send.mock.calls.map(([upload]) => upload);
    expect(send).toHaveBeenCalledTimes(2);
    expect(first).toMatchObject({ method: 'POST', path: '/api/testimonials' });
    expect(Object.fromEntries(first?.form ?? [])).toMatchObject({
      name_en: 'Name of Mei',
      quote_en: 'Quote of Mei',
      name_cn: '',
      rating: '5',
      existingPhotos: '[]',
    });
    expect(first?.form.has('profile_image')).toBe(true);
    expect(first?.form.has('photos')).toBe(false);
    expect(second).toMatchObject({ method: 'PATCH', path: '/api/testimonials/n1', headers: { 'if-match': '"1"' } });
    expect(second?.form.has('photos')).toBe(true);
  });

  it('sends an edit with the kept photos, and the picture only if it is new (ATST-06, MSG-06)', async () => {
    await show();
    send.mockResolvedValueOnce(answer(testimonial({ version: 4 })));
    const inside = await openEdit();
    fireEvent.click(inside.getByRole('radio', { name: '4 of 5 stars' }));
    fireEvent.click(inside.getByRole('button', { name: 'Remove photo 1' }));
    fireEvent.click(saveButton(inside));
    expect(await screen.findByRole('alertdialog', { name: 'Testimonial updated successfully' })).toBeVisible();
    const sent = send.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ method: 'PATCH', path: '/api/testimonials/t1', headers: { 'if-match': '"3"' } });
    expect(Object.fromEntries(sent?.form ?? [])).toMatchObject({ name_en: 'Anna', rating: '4', existingPhotos: '[]' });
    expect(sent?.form.has('profile_image')).toBe(false);
  });

  it('keeps a failed photo with its error, and sends it again on request', async () => {
    await show();
    send.mockResolvedValueOnce(answer(testimonial({ version: 4 })));
    send.mockRejectedValueOnce(failureOf(415, { code: 'image_damaged', message: 'bad.jpg is damaged' }));
    const inside = await openEdit();
    choose(inside, /Add photos/, picture('bad.jpg'));
    fireEvent.click(saveButton(inside));
    expect(await inside.findByText('bad.jpg is damaged')).toBeVisible();
    expect(await inside.findByText(/The testimonial is saved, but 1 photo is not/)).toBeVisible();
    send.mockResolvedValueOnce(
      answer(testimonial({ version: 5, photos: [...testimonial().photos, { id: 'f2', url: '/media/f2', caption: '', meta: null }] })),
    );
    fireEvent.click(inside.getByRole('button', { name: 'Try again: bad.jpg' }));
    expect(await inside.findByRole('button', { name: 'Remove photo 2' })).toBeVisible();
    expect(inside.queryByRole('img', { name: 'bad.jpg' })).toBeNull();
    expect(send.mock.calls[2]?.[0]).toMatchObject({ headers: { 'if-match': '"4"' } });
  });

  it.each([
    ['add', failureOf(0), 'Failed to add testimonial'],
    ['edit', failureOf(0), 'Failed to update testimonial'],
    ['edit', failureOf(503, { code: 'service_unavailable', message: 'Not right now' }), 'Not right now'],
  ])('keeps all values when a save fails, and shows the error (ERR-42, ERR-43): %s', async (how, failure, message) => {
    await show();
    send.mockRejectedValue(failure);
    const inside = how === 'add' ? await openAdd() : await openEdit();
    fillIn(inside);
    choose(inside, /Choose (a|another) picture/, picture('face.jpg'));
    fireEvent.click(saveButton(inside));
    expect(await inside.findByText(message)).toBeVisible();
    expect(inside.getByLabelText('Name')).toHaveValue('Name of Mei');
  });

  it('merges changes of another user to other fields, and reports them', async () => {
    await show();
    const theirs = testimonial({ version: 9, role_en: 'Instructor' });
    send.mockRejectedValueOnce(failureOf(409, { code: 'edit_conflict', message: 'Meanwhile', current: theirs }));
    send.mockResolvedValueOnce(answer(theirs));
    const inside = await openEdit();
    fireEvent.change(inside.getByLabelText('Name'), { target: { value: 'Anna B.' } });
    fireEvent.click(saveButton(inside));
    expect(await screen.findByText('Taken in beside your changes: Role (EN).')).toBeVisible();
    await screen.findByRole('alertdialog', { name: 'Testimonial updated successfully' });
    const again = send.mock.calls[1]?.[0];
    expect(again).toMatchObject({ headers: { 'if-match': '"9"' } });
    expect(Object.fromEntries(again?.form ?? [])).toMatchObject({ name_en: 'Anna B.', role_en: 'Instructor', existingPhotos: '["f1"]' });
  });
});
