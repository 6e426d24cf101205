import '@reefdesk/ui/alert'; // Preloads the lazy component.
import { EMPTY_TEXT, LANGUAGES } from '@reefdesk/contracts/languages';
import { each } from '@reefdesk/contracts/schema/each';
import { TRAVEL_FACT_NAMES } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf, fakeHttp, type ScreenOptions } from '@reefdesk/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AddTravelPage from './add-travel.page.tsx';
import { answer, showPage } from './travels.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({
  ...jest.requireActual<object>('@reefdesk/forms/uploads/send-form'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);
const picture = new File(['picture'], 'reef.jpg', { type: 'image/jpeg' });
const TABS = { id: /Bahasa Indonesia/, en: /English/, cn: /简体中文/ } as const;

const show = (options?: ScreenOptions) => showPage(AddTravelPage, '/admin/travel/add-travel', fakeHttp(), options);
const tab = (language: keyof typeof TABS) => screen.getByRole('tab', { name: TABS[language] });
const choosePicture = () => userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, picture);
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Travel Package' }));

async function fillTexts() {
  for (const language of LANGUAGES) {
    await userEvent.click(tab(language));
    for (const field of ['Name', 'Category', 'Description']) {
      await userEvent.click(screen.getByLabelText(field));
      await userEvent.paste(`${field} ${language}`);
    }
  }
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

afterEach(() => jest.useRealTimers());

describe('adding a travel package', () => {
  it('has a tab per language, each with name, category and description, and an image field (AADD-01, AADD-02, AADD-03)', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => /ID|EN|CN/.exec(textContent ?? '')?.[0])).toEqual(['EN', 'ID', 'CN']);
    for (const language of LANGUAGES) {
      await userEvent.click(tab(language));
      for (const field of ['Name', 'Category', 'Description']) {
        const shown = screen.getByLabelText(field);
        expect(shown).toBeVisible();
        expect(shown).toHaveAttribute('lang', { en: 'en', id: 'id', cn: 'zh-Hans' }[language]);
      }
    }
    expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', expect.stringContaining('image/'));
  });

  it.each([
    ['EN', 'en'],
    ['ID', 'id'],
    ['CN', 'cn'],
  ] as const)('opens on the user’s language, %s', async (language, own) => {
    await show({ language });
    expect(tab(own)).toHaveAttribute('aria-selected', 'true');
  });

  it('starts with 1 day and active; at least 1 day is required (AADD-04, AADD-05, AADD-06, STATE-29, CONST-35)', async () => {
    await show();
    const days = screen.getByLabelText('Days');
    expect(days).toHaveValue(1);
    expect(days).toHaveAttribute('min', '1');
    expect(days).toHaveAccessibleDescription('1 day');
    await userEvent.clear(days);
    await userEvent.type(days, '3');
    expect(days).toHaveAccessibleDescription('3 days');
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(status).toHaveTextContent('Active');
    await userEvent.click(status);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Active', 'Inactive']);
  });

  it('counts the missing texts on each tab', async () => {
    await show();
    expect(within(tab('cn')).getByRole('img', { name: '3 texts missing' })).toBeVisible();
    await fillTexts();
    for (const language of LANGUAGES) expect(within(tab(language)).getByRole('img', { name: 'complete' })).toBeVisible();
  });

  it('lists all validation errors in one dialog, and at their fields and tabs (VAL-14, VAL-15, VAL-16, VAL-17, VAL-18, MSG-45)', async () => {
    await show();
    await userEvent.clear(screen.getByLabelText('Days'));
    await create();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    for (const language of ['EN', 'ID', 'CN']) {
      for (const field of ['Name', 'Category', 'Description']) {
        expect(dialog.getByText(`${field} in ${language} is required`)).toBeVisible();
      }
    }
    expect(dialog.getByText('Travel image is required')).toBeVisible();
    expect(dialog.getByText('Duration must be in format "X day" or "X days"')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Name in EN is required');
    for (const field of ['Category', 'Description'])
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(`${field} in EN is required`);
    for (const language of LANGUAGES) expect(within(tab(language)).getByRole('img', { name: 'has an error' })).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['Minimum age', '100', 'Enter whole years from 1 to 99, or leave the minimum age empty'],
    ['Price', 'about a million', 'Enter whole rupiah, such as 1,650,000, or leave the price empty'],
    ['Name', `Reef ${String.fromCharCode(0)}`, 'Name in EN contains characters that cannot be stored'],
  ])('rejects values that the server would reject, and keeps them as typed: %s', async (field, typed, error) => {
    await show();
    await fillTexts();
    await choosePicture();
    await userEvent.click(tab('en'));
    fireEvent.change(screen.getByLabelText(new RegExp(`^${field}`)), { target: { value: typed } });
    await create();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Validation Error' }));
    expect(dialog.getByText(error)).toBeVisible();
    expect(screen.getByLabelText(new RegExp(`^${field}`))).toHaveValue(typed);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends travelData and mainImage once despite repeated clicks, shows success for 1.5 s and opens the travel (AADD-07, AADD-08, AADD-09, MSG-02, CONST-37)', async () => {
    await show();
    await fillTexts();
    await choosePicture();
    await userEvent.click(screen.getByLabelText(/^Price/));
    await userEvent.paste('1.650.000');
    await userEvent.type(screen.getByLabelText(/^Minimum age/), '12');
    const append = jest.spyOn(FormData.prototype, 'append');
    let finish: (value: unknown) => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const button = screen.getByRole('button', { name: 'Create Travel Package' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    // Changes made during the save would be lost.
    const fields = ['Name', 'Description', 'Days', /^Price/, /^Choose another/].map((label) => screen.getByLabelText(label));
    for (const field of [...fields, screen.getByRole('button', { name: 'Remove the picture' })]) expect(field).toBeDisabled();
    const { method, path, form } = send.mock.calls[0]?.[0] ?? {};
    expect({ method, path }).toEqual({ method: 'POST', path: '/api/add-travel' });
    expect(append).toHaveBeenCalledWith('mainImage', picture);
    expect(JSON.parse(String(form?.get('travelData')))).toEqual({
      names: { en: 'Name en', id: 'Name id', cn: 'Name cn' },
      categories: { en: 'Category en', id: 'Category id', cn: 'Category cn' },
      descriptions: { en: 'Description en', id: 'Description id', cn: 'Description cn' },
      duration: '1 day',
      status: 'active',
      ...each(OPTIONAL_TEXT_NAMES, () => EMPTY_TEXT),
      ...each(TRAVEL_FACT_NAMES, () => null),
      price: 1_650_000,
      minimum_age: 12,
    });
    jest.useFakeTimers();
    await act(async () => finish(answer({ travel_id: 'new-one' })));
    expect(screen.getByText('Travel package has been created successfully')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(screen.queryByText('The detail screen')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('The detail screen')).toBeVisible();
  });

  it('shows field errors of the server at the field and its tab, and keeps all values', async () => {
    send.mockRejectedValue(
      failureOf(400, {
        code: 'validation_failed',
        message: 'Some fields need attention',
        fields: { 'names.cn': [{ code: 'unstorable_characters', params: {}, text: 'in English' }] },
      }),
    );
    await show();
    await fillTexts();
    await choosePicture();
    await userEvent.click(tab('en'));
    await create();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Name in CN contains characters that cannot be stored')).toBeVisible();
    expect(tab('cn')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Name')).toHaveValue('Name cn');
    await userEvent.type(screen.getByLabelText('Name'), '!');
    expect(screen.queryByText('Name in CN contains characters that cannot be stored')).toBeNull();
  });

  it('lists field errors of the server in the user’s language, in the dialog and at the field', async () => {
    const fields = {
      'names.cn': [{ code: 'too_long', params: { max: 200 }, text: 'Name in CN is too long (at most 200 characters)' }],
      mainImage: [{ code: 'image_damaged', params: { name: 'reef.jpg' }, text: 'reef.jpg is damaged and cannot be read' }],
    };
    send.mockRejectedValue(failureOf(400, { code: 'validation_failed', message: 'Some fields need attention', fields }));
    await show({ language: 'ID' });
    for (const language of LANGUAGES) {
      await userEvent.click(tab(language));
      for (const field of ['Nama', 'Kategori', 'Deskripsi']) {
        await userEvent.click(screen.getByLabelText(field));
        await userEvent.paste('Karang');
      }
    }
    await choosePicture();
    await userEvent.click(screen.getByRole('button', { name: 'Buat paket wisata' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const messages = ['Nama (CN) terlalu panjang: paling banyak 200 karakter', 'reef.jpg rusak dan tidak dapat dibaca'];
    for (const line of messages) expect(dialog.getByText(line)).toBeVisible();
    await userEvent.click(dialog.getByRole('button'));
    for (const line of messages) expect(await screen.findByText(line)).toBeVisible();
  });

  it('shows the error message of the server (ERR-31, ERR-45)', async () => {
    send.mockRejectedValue(failureOf(503, { code: 'service_unavailable', message: 'This part is resting' }));
    await show();
    await fillTexts();
    await choosePicture();
    await create();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Failed to create travel package' }));
    expect(dialog.getByText('This part is resting')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Name cn');
  });

  it('accepts only image files', async () => {
    await show();
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'notes.pdf', { type: 'application/pdf' }), { applyAccept: false });
    expect(await screen.findByText(/notes\.pdf/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
  });

  it('asks before leaving with unsaved values, and stays if the user cancels (MSG-41)', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Name'), 'Reef');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Travels' }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Discard Changes?' }));
    expect(ask.getByText('All unsaved changes will be lost.')).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'No, keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Reef');
    await userEvent.click(screen.getByRole('link', { name: 'Back to Travels' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard' }));
    expect(await screen.findByText('The list screen')).toBeVisible();
  });
});
