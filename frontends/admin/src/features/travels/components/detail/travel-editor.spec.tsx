import { loseFocus } from '@reefdesk/forms/testing';
import { sendForm } from '@reefdesk/forms/uploads/send-form';
import { failureOf, fakeHttp } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TravelDetailPage from '../../travel-detail.page.tsx';
import { answer, item, showPage, travel } from '../../travels.testing.tsx';

jest.mock('@reefdesk/forms/uploads/send-form', () => ({
  ...jest.requireActual<object>('@reefdesk/forms/uploads/send-form'),
  sendForm: jest.fn(),
}));
const send = jest.mocked(sendForm);
const EDIT = 'PATCH /api/edit-travel/t1';
const stored = travel({ destinations: [item('a')] });

async function edit(answers: Record<string, unknown>) {
  const http = fakeHttp({ 'GET /api/get-travel-details/t1': answer(stored), 'GET /api/get-destinations': answer([]), ...answers });
  await showPage(TravelDetailPage, '/admin/travel/travel-detail/t1', http);
  await press('Edit');
  return http;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choosePicture = () =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'new.jpg', { type: 'image/jpeg' }));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => send.mockReset());

describe('a travel package during a save', () => {
  it('disables its fields and restores the focus after an error', async () => {
    let answerWith: (value: unknown) => void = () => undefined;
    await edit({ [EDIT]: () => new Promise((resolve) => (answerWith = resolve)) });
    const name = screen.getByLabelText('Name');
    await userEvent.type(name, ' North{Enter}');
    const fields = () => [
      ...['Name', 'Description', /^Price/].map((label) => screen.getByLabelText(label)),
      ...['Duration', 'Status'].map((label) => screen.getByRole('combobox', { name: label })),
      screen.getByRole('button', { name: 'Replace picture' }),
    ];
    await waitFor(() => expect(name).toBeDisabled());
    for (const field of fields()) expect(field).toBeDisabled();
    loseFocus(name);
    await act(async () => answerWith(failureOf(503)));
    for (const field of fields()) expect(field).toBeEnabled();
    expect(name).toHaveFocus();
    expect(name).toHaveValue('Bunaken Classic North');
  });

  it('disables its itinerary, so that its own changes do not conflict', async () => {
    let fail: (failure: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const http = await edit({ 'PATCH /api/update-travel-destination/t1/a': answer({ ...stored, version: 5 }) });
    const itinerary = ['Edit itinerary item 1', 'Delete itinerary item 1', 'Add Another Itinerary Item'];
    await choosePicture();
    await press('Save');
    await waitFor(() => expect(send).toHaveBeenCalled());
    for (const name of itinerary) expect(screen.getByRole('button', { name })).toBeDisabled();
    await act(async () => fail(failureOf(415, { code: 'image_damaged', message: 'new.jpg is damaged' })));
    for (const name of itinerary) expect(screen.getByRole('button', { name })).toBeEnabled();
    await press('Edit itinerary item 1');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Itinerary updated successfully');
    expect(http.requests.find(({ path }) => path.includes('update-travel-destination'))).toMatchObject({ headers: { 'if-match': '"4"' } });
  });

  it('disables Save while a stop of its itinerary is being deleted', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const http = await edit({
      'DELETE /api/remove-travel-destination/t1/a': () => new Promise((resolve) => (finish = resolve)),
      [EDIT]: answer({ ...stored, version: 6 }),
    });
    await press('Delete itinerary item 1');
    await press('Yes, delete it!');
    for (const name of ['Save', 'Edit']) expect(screen.getByRole('button', { name })).toBeDisabled();
    await act(async () => finish(answer({ ...stored, destinations: [], version: 5 })));
    await press('Save');
    expect(await screen.findByText('Travel package updated successfully')).toBeVisible();
    expect(http.requests.find(({ path }) => path.includes('edit-travel'))).toMatchObject({ headers: { 'if-match': '"5"' } });
  });
});
