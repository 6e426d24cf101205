import '@reefdesk/ui/dialog'; // Preloads a lazily loaded module.
import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valuesOf } from './destination-values.ts';
import { answer, destination, EDIT, edit, gallery, photo, picture, press, show, showAt } from './destinations.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm<unknown>);
const sent = (): FormUpload[] => send.mock.calls.map(([upload]) => upload);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

describe('a destination in the back office', () => {
  it('shows hero, status, tabs and cards without any action (ADEDIT-01, ADEDIT-02, ADEDIT-03, ADEDIT-04, ADEDIT-08, ADEDIT-09, ADEDIT-10, ADEDIT-11, ADEDIT-12, ROLE-05, CONST-41)', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Back to Destinations' })).toHaveAttribute('href', '/admin/destinations');
    const hero = screen.getByRole('heading', { level: 1, name: 'Bunaken Wall' }).closest('section');
    expect(hero).toHaveClass('h-[400px]');
    expect(hero).toHaveTextContent('Bunaken Island');
    expect(hero?.querySelector('[data-status=active]')).toHaveClass('bg-leaf', 'uppercase');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    const card = (name: string) => screen.getByRole('region', { name });
    expect(card('Operating Hours')).toHaveTextContent('DaysMonday - SundayHours08:00 – 16:00');
    expect(card('Entry Fees').textContent?.replaceAll('\u00a0', ' ')).toContain('LocalIDR 50,000TouristIDR 150,000');
    for (const category of ['Wall dive', 'Selam dinding', '峭壁潜水']) expect(card('Categories')).toHaveTextContent(category);
    expect(card('Additional Information')).toHaveTextContent(/Best timeMorning \(9AM - 12PM\)Created.*2026.*Last updated.*2026/);
    expect(within(card('Gallery')).getAllByTestId('gallery-image')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Set as Main|Remove image|Save/ })).toBeNull();
  });

  it('has a red badge when it is inactive (ADEDIT-03)', async () => {
    await show(destination({ status: 'inactive' }));
    expect((await screen.findByText('Inactive')).className).toContain('bg-coral-dark');
  });

  it('shows a loading state (ADEDIT-17)', async () => {
    await showAt('/admin/destination/edit-destination/d1', { 'GET /api/get-destination/d1': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading destination...');
  });

  it.each([
    ['no data', answer(undefined), 'Destination not found'],
    ['a status other than success', { status: 'error', message: 'The reef is closed' }, 'The reef is closed'],
    ['an error response', failureOf(404, { code: 'destination_not_found', msg: 'Destination not found' }), 'Destination not found'],
  ])('shows an error card with a link back: %s (ADEDIT-18, ERR-51)', async (_, read, message) => {
    await showAt('/admin/destination/edit-destination/d1', {
      'GET /api/get-destination/d1': read,
      'GET /api/get-destinations': answer([]),
    });
    expect(await screen.findByText(message)).toBeVisible();
    await press('Back to Destinations');
    expect(await screen.findByRole('heading', { name: 'Diving Destinations' })).toBeVisible();
  });
});

describe('editing a destination', () => {
  it('cancels at once, without a confirmation (ADEDIT-05, ADEDIT-06, STATE-31)', async () => {
    const requests = await edit();
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Other' } });
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(requests.every(({ method = 'GET' }) => method === 'GET')).toBe(true);
  });

  it('sends JSON with the displayed version and empty strings for missing texts, and leaves edit mode (ADEDIT-07, ADEDIT-21, VAL-25, VAL-26, CONST-40, MSG-12)', async () => {
    const requests = await edit(undefined, { [EDIT]: answer(destination({ location: 'Elsewhere', version: 5 })) });
    fireEvent.change(screen.getByLabelText(/^Category/), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText(/^Entry fee, local/), { target: { value: '' } });
    await press('Save Changes');
    expect((await screen.findAllByText('Destination updated successfully')).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      method: 'PATCH',
      headers: { 'if-match': '"4"' },
      body: {
        destination_name_en: 'Bunaken Wall',
        destination_category_en: '',
        entry_fee: { local: 0, tourist: 150_000 },
        status: 'active',
      },
    });
    expect(screen.getAllByText('Elsewhere').length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows and changes the visit duration (OR-50)', async () => {
    const requests = await edit(undefined, { [EDIT]: answer(destination({ visit_duration: '2 hours', version: 5 })) });
    const field = screen.getByLabelText(/^Visit duration/);
    expect(field).toHaveValue('Full Day');
    fireEvent.change(field, { target: { value: '2 hours' } });
    await press('Save Changes');
    expect(await screen.findByText('2 hours')).toBeVisible();
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ visit_duration: '2 hours' });
  });

  it('changes the status only in edit mode, on save (STATE-28)', async () => {
    const requests = await show(destination(), { [EDIT]: answer(destination({ status: 'inactive', version: 5 })) });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
    await press('Edit');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inactive' }));
    await press('Save Changes');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ method: 'PATCH', body: { status: 'inactive' } });
    expect(document.querySelector('[data-status=inactive]')).toBeVisible();
  });

  it('reads missing fields as empty hours, fees of 0 and the status active (VAL-27, VAL-28, VAL-29)', () => {
    const broken = { ...destination(), opening_hour: undefined, entry_fee: undefined, status: undefined } as never;
    expect(valuesOf(broken)).toMatchObject({
      opening_hour: { day: '', open: '', close: '' },
      entry_fee: { local: '0', tourist: '0' },
      status: 'active',
    });
  });

  it.each(['-1', '1.5', '12abc', '1000000001'])('rejects a fee that is not a whole number within the limits: %s (VAL-25)', async (fee) => {
    const requests = await edit();
    fireEvent.change(screen.getByLabelText(/^Entry fee, local/), { target: { value: fee } });
    await press('Save Changes');
    expect(await screen.findByText('Whole rupiah only, from 0 to 1000000000')).toBeVisible();
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('stays in edit mode with the typed values when saving fails (STATE-31, MSG-13)', async () => {
    await edit(undefined, { [EDIT]: failureOf(503) });
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Other' } });
    await press('Save Changes');
    expect((await screen.findAllByText('Failed to save changes')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Other');
  });

  it('shows both versions after a concurrent save, and saves the choice onto the newer one', async () => {
    const theirs = destination({
      location: 'Their place',
      best_time: 'Any Time',
      entry_fee: { local: 60_000, tourist: 150_000 },
      version: 9,
    });
    let rejected = false;
    const requests = await edit(undefined, {
      [EDIT]: () => {
        if (rejected) return answer({ ...theirs, version: 10 });
        rejected = true;
        return failureOf(409, { code: 'edit_conflict', msg: 'Somebody else saved this meanwhile', current: theirs });
      },
    });
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Mine' } });
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'My place' } });
    fireEvent.change(screen.getByLabelText(/^Entry fee, local/), { target: { value: 'Rp 70.000' } });
    await press('Save Changes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved meanwhile' }));
    expect(dialog.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Location.*My place.*Their place$/),
      expect.stringMatching(/^Entry fee, local.*IDR\s70,000.*IDR\s60,000$/),
    ]);
    expect(dialog.getByText('Taken in beside your changes: Best time to visit.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Their place/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        headers: { 'if-match': '"9"' },
        body: {
          destination_name_en: 'Mine',
          location: 'Their place',
          best_time: 'Any Time',
          entry_fee: { local: 70_000, tourist: 150_000 },
        },
      }),
    );
  });
});

describe('the gallery while editing', () => {
  it('marks the main image and sets another one (ADEDIT-14, ADEDIT-15, ADEDIT-19, MSG-14)', async () => {
    const next = [picture('g1'), picture('g2', true)];
    const requests = await edit(undefined, {
      'PUT /api/destinations/d1/gallery/g2/main': answer({
        gallery_images: next,
        destination_img: '/media/g2',
        mainImage: '/media/g2',
        version: 5,
      }),
    });
    expect(screen.getByText('Main Image')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Current Main/ })).toBeDisabled();
    await press(/^Set as Main/);
    expect((await screen.findAllByText('Main image updated')).length).toBeGreaterThan(0);
    expect(requests.at(-1)).toMatchObject({ method: 'PUT', headers: { 'if-match': '"4"' } });
    expect(screen.getAllByTestId('gallery-image')[1]).toHaveAttribute('data-main');
  });

  it('removes an image only after a confirmation (ADEDIT-16, ADEDIT-20, MSG-16, MSG-38)', async () => {
    const requests = await edit(undefined, {
      'DELETE /api/destinations/d1/gallery/g2': answer({ gallery_images: [picture('g1', true)], version: 5 }),
    });
    await press('Remove image 2');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Image?' }));
    expect(dialog.getByText('This action cannot be undone')).toBeVisible();
    expect(requests.filter(({ method }) => method !== undefined && method !== 'GET')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, remove it!' }));
    expect((await screen.findAllByText('Image has been removed')).length).toBeGreaterThan(0);
    expect(screen.getAllByTestId('gallery-image')).toHaveLength(1);
  });

  it.each([
    [/^Set as Main/, undefined, 'Failed to set main image: Image not found', 'PUT /api/destinations/d1/gallery/g2/main'],
    ['Remove image 2', 'Yes, remove it!', 'Failed to remove image', 'DELETE /api/destinations/d1/gallery/g2'],
  ])('reports a failed action: %s (MSG-15, MSG-17)', async (button, confirm, message, call) => {
    await edit(undefined, { [call]: failureOf(404, { code: 'image_not_found', msg: 'Image not found' }) });
    await press(button);
    if (confirm) await press(confirm);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getAllByTestId('gallery-image')).toHaveLength(2);
  });

  it.each([
    [/^Set as Main/, undefined, 'Setting main image...', 'PUT /api/destinations/d1/gallery/g2/main'],
    ['Remove image 2', 'Yes, remove it!', 'Removing image...', 'DELETE /api/destinations/d1/gallery/g2'],
  ])('reports an action in progress: %s (MSG-33, MSG-34)', async (button, confirm, message, call) => {
    await edit(undefined, { [call]: () => new Promise(() => undefined) });
    await press(button);
    if (confirm) await press(confirm);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('reports running uploads (MSG-35)', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    await edit();
    fireEvent.change(screen.getByLabelText(/Add images/), { target: { files: [photo('a.png')] } });
    expect((await screen.findAllByText('Uploading images...')).length).toBeGreaterThan(0);
  });

  it('reports a gallery that another user has filled (MSG-20)', async () => {
    const full = 'Maximum number of images reached (6)';
    send.mockRejectedValue(failureOf(400, { code: 'image_limit_reached', message: full, msg: full }));
    await edit();
    fireEvent.change(screen.getByLabelText(/Add images/), { target: { files: [photo('a.png')] } });
    expect((await screen.findAllByText(`Upload failed: ${full}`)).length).toBeGreaterThan(0);
  });

  it('uploads as many images as fit, one request each, and reports the rest (VAL-30, VAL-31, MSG-18, MSG-19, CONST-31)', async () => {
    const images = gallery(4);
    send.mockImplementation(async () => {
      images.push(picture(`g${images.length + 1}`));
      return answer({ gallery_images: [...images], version: images.length });
    });
    await edit(destination({ gallery_images: gallery(4) }));
    const input = screen.getByLabelText(/Add images/);
    expect(input).toHaveAttribute('multiple');
    expect(input).toHaveAttribute('accept', expect.stringContaining('image/*'));
    fireEvent.change(input, { target: { files: ['a.png', 'b.png', 'c.png'].map(photo) } });
    expect((await screen.findAllByText('Images uploaded successfully')).length).toBeGreaterThan(0);
    expect((await screen.findAllByText('Only 2 image(s) were uploaded due to the 6 image limit')).length).toBeGreaterThan(0);
    expect(sent().map(({ path, headers }) => [path, headers])).toEqual([
      ['/api/add-images/d1', { 'if-match': '"4"' }],
      ['/api/add-images/d1', { 'if-match': '"5"' }],
    ]);
    expect(screen.queryByLabelText(/Add images/)).toBeNull();
  });

  it('offers no upload at six images (ADEDIT-13)', async () => {
    await edit(destination({ gallery_images: gallery(6) }));
    expect(screen.queryByLabelText(/Add images/)).toBeNull();
  });

  it('shows why an upload failed and offers a retry (MSG-21)', async () => {
    send.mockRejectedValue(failureOf(415, { code: 'image_damaged', msg: 'a.png is damaged and cannot be read' }));
    await edit();
    fireEvent.change(screen.getByLabelText(/Add images/), { target: { files: [photo('a.png')] } });
    expect((await screen.findAllByText('Upload failed: a.png is damaged and cannot be read')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Try again: a.png' })).toBeVisible();
  });

  it('sends a new main image together with the texts, only on Save (ADEDIT-22, OR-49)', async () => {
    send.mockResolvedValue(answer(destination({ gallery_images: gallery(3), version: 5 })));
    const requests = await edit();
    fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Elsewhere' } });
    fireEvent.change(screen.getByLabelText('New main image'), { target: { files: [photo('new.png')] } });
    expect(await screen.findByRole('button', { name: 'Keep the old main image' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await press('Save Changes');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ method: 'PATCH', path: '/api/edit-destination/d1', headers: { 'if-match': '"4"' } });
    expect(JSON.parse(String(sent()[0]?.form.get('destinationData')))).toMatchObject({ location: 'Elsewhere' });
    expect(sent()[0]?.form.has('mainImage')).toBe(true);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
    expect(sent()).toHaveLength(1);
  });
});
