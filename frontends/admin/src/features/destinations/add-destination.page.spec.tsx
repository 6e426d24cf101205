import '@reefdesk/ui/alert'; // Preloads a lazily loaded module.
import { type FormUpload, sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf } from '@reefdesk/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEW_DESTINATION, newDestinationData } from './destination-values.ts';
import { answer, destination, showAt } from './destinations.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({ ...jest.requireActual('@reefdesk/forms/uploads/send-form'), sendForm: jest.fn() }));
const send = jest.mocked(sendForm<unknown>);
const sent = (path: string): FormUpload[] => send.mock.calls.map(([upload]) => upload).filter((upload) => upload.path === path);

/** The FormData of the test environment does not accept its own File. */
class PlainForm extends Map<string, unknown> {
  append(name: string, value: unknown): void {
    this.set(name, value);
  }
}

beforeEach(() => {
  globalThis.FormData = PlainForm as never;
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

const show = () => showAt('/admin/destination/add-destionation', { 'GET /api/get-destinations': answer([]) });
const photo = (name: string, bytes = 8) => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: RegExp, files: File[]) => fireEvent.change(screen.getByLabelText(label), { target: { files } });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create Destination' }));

async function fill() {
  type('Name', 'Siladen');
  type('Category', 'Island');
  type('Description', 'White sand.');
  type('Location', 'Siladen Island');
  await userEvent.click(screen.getByRole('combobox', { name: 'Best time to visit' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Any Time' }));
}

describe('the add form of a destination', () => {
  it('has language tabs, four sections and a section with dive facts (ADADD-01, ADADD-02, ADADD-09, VAL-13, CONST-32)', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/English|EN/),
      expect.stringMatching(/Bahasa Indonesia|ID/),
      expect.stringMatching(/简体中文|CN/),
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Operating Details',
      'Location Details',
      'Dive facts and season',
      'Destination Images',
    ]);
    expect(screen.getByText('Images up to 10MB each')).toBeVisible();
  });

  it('starts with default hours, the status active and a number that is not sent (ADADD-03, ADADD-04, ADADD-05, ADADD-06, STATE-28, CONST-34)', async () => {
    await show();
    expect(screen.getByLabelText(/^Opening days/)).toHaveValue('Monday - Sunday');
    expect(screen.getByLabelText(/^Opens at/)).toHaveValue('09:00');
    expect(screen.getByLabelText(/^Closes at/)).toHaveValue('17:00');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Active');
    expect(screen.getByLabelText(/^Visit duration/)).toHaveValue('Full Day');
    expect(screen.getByText('Average visitors').nextElementSibling).toHaveTextContent('0');
    expect(Object.keys(newDestinationData(NEW_DESTINATION))).not.toContain('averageVisitors');
  });

  it('requires the texts of the open tab, the location and the best time (VAL-08, VAL-09, VAL-10, ADADD-07)', async () => {
    await show();
    await press();
    for (const error of ['Name in EN is required', 'Category in EN is required', 'Description in EN is required']) {
      expect(await screen.findByText(error)).toBeVisible();
    }
    expect(screen.getByText('Location is required')).toBeVisible();
    expect(screen.getByText('Best time is required')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name in EN is required');
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: /Bahasa Indonesia/ }));
    expect(await screen.findByText('Name in ID is required')).toBeVisible();
  });

  it('requires no picture (VAL-11)', async () => {
    send.mockResolvedValue(answer(destination({ destination_id: 'new' })));
    await show();
    await fill();
    await press();
    await waitFor(() => expect(sent('/api/add-destination').map(({ form }) => form.has('mainImage'))).toEqual([false]));
  });

  it('offers six times of day (VAL-10)', async () => {
    await show();
    await userEvent.click(screen.getByRole('combobox', { name: 'Best time to visit' }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options.slice(1)).toEqual([
      'Early Morning (6AM - 9AM)',
      'Morning (9AM - 12PM)',
      'Afternoon (12PM - 3PM)',
      'Late Afternoon (3PM - 6PM)',
      'Evening (After 6PM)',
      'Any Time',
    ]);
  });

  it('accepts at most five gallery images and reports the limit (VAL-12, ADADD-08, CONST-31, MSG-46)', async () => {
    await show();
    choose(
      /Add gallery images/,
      ['a.jpg', 'b.jpg'].map((name) => photo(name)),
    );
    choose(
      /Add gallery images/,
      ['c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'].map((name) => photo(name)),
    );
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Gallery Limit Reached' }));
    expect(dialog.getByText('You can only add 3 more image(s)')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    expect(within(screen.getByRole('list', { name: 'Gallery images' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('rejects other file types and images over 10 MB, and keeps the valid ones', async () => {
    await show();
    choose(/Add gallery images/, [
      photo('big.jpg', 11 * 1024 * 1024),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      photo('good.jpg'),
    ]);
    expect(await screen.findByText(/big\.jpg: Larger than 10MB/)).toBeVisible();
    expect(screen.getByText(/notes\.txt: Not an image/)).toBeVisible();
    expect(screen.getByText('good.jpg')).toBeVisible();
  });

  it('creates the destination once, then uploads the gallery image by image (ADADD-10, ADADD-11, MSG-01, CONST-37)', async () => {
    send.mockResolvedValue(answer(destination({ destination_id: 'new' })));
    await show();
    await fill();
    fireEvent.change(screen.getByLabelText(/^Visit duration/), { target: { value: 'Half Day' } });
    choose(/Choose the main image/, [photo('main.jpg')]);
    choose(/Add gallery images/, [photo('a.jpg'), photo('b.jpg')]);
    jest.useFakeTimers();
    const button = screen.getByRole('button', { name: 'Create Destination' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Destination has been created successfully');
    const [creation, ...more] = sent('/api/add-destination');
    expect(more).toHaveLength(0);
    expect(creation?.form.get('mainImage')).toHaveProperty('name', 'main.jpg');
    expect(JSON.parse(String(creation?.form.get('destinationData')))).toEqual({
      names: { en: 'Siladen', id: '', cn: '' },
      categories: { en: 'Island', id: '', cn: '' },
      descriptions: { en: 'White sand.', id: '', cn: '' },
      location: 'Siladen Island',
      best_time: 'Any Time',
      opening_hour: { day: 'Monday - Sunday', open: '09:00', close: '17:00' },
      entry_fee: { local: 0, tourist: 0 },
      visit_duration: 'Half Day',
      status: 'active',
    });
    expect(sent('/api/add-images/new').map(({ form }) => (form.get('galleryImages') as File).name)).toEqual(['a.jpg', 'b.jpg']);
    const list = () => screen.queryByRole('heading', { name: 'Diving Destinations' });
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(list()).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(list()).toBeVisible();
  });

  it('keeps failed uploads so that they can be retried', async () => {
    let down = true;
    send.mockImplementation(async ({ path, form }) => {
      if (path.startsWith('/api/add-images') && down && (form.get('galleryImages') as File).name === 'a.jpg') throw failureOf(503);
      return answer(destination({ destination_id: 'new' }));
    });
    await show();
    await fill();
    choose(/Add gallery images/, [photo('a.jpg'), photo('b.jpg')]);
    await press();
    const again = await screen.findByRole('button', { name: 'Try again: a.jpg' });
    expect(screen.getByText('Uploaded')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    down = false;
    // The dialog closes automatically; fake timers keep it open.
    jest.useFakeTimers();
    await act(async () => fireEvent.click(again));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Destination has been created successfully');
  });

  it('disables its fields while the destination is being created', async () => {
    let fail: (failure: unknown) => void = () => undefined;
    send.mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await show();
    await fill();
    choose(/Add gallery images/, [photo('a.jpg')]);
    await press();
    const fields = () => [
      ...[/^Name/, /^Opening days/, /^Entry fee, local/, /Choose the main image/, /Add gallery images/].map((label) =>
        screen.getByLabelText(label),
      ),
      screen.getByRole('combobox', { name: 'Status' }),
      screen.getByRole('button', { name: 'Remove a.jpg' }),
    ];
    for (const field of fields()) expect(field).toBeDisabled();
    await act(async () => fail(failureOf(503)));
    for (const field of fields()) expect(field).toBeEnabled();
  });

  it('reports errors and keeps the typed values (ERR-31, ERR-44)', async () => {
    send.mockRejectedValue(
      failureOf(400, {
        code: 'validation_failed',
        message: 'Some fields need attention',
        fields: { location: [{ code: 'unstorable_characters', params: {}, text: 'in English' }] },
      }),
    );
    await show();
    await fill();
    await press();
    expect((await screen.findAllByText('Failed to create destination')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Location contains characters that cannot be stored')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Siladen');
  });
});
