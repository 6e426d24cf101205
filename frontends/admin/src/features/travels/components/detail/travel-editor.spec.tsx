import { failureOf, fakeHttp } from '@reefdesk/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loseFocus } from '../../../../editing/editing.testing.ts';
import { sendForm } from '../../../../uploads/send-form.ts';
import TravelDetailPage from '../../pages/travel-detail.page.tsx';
import { answer, item, showPage, travel } from '../../travels.testing.tsx';

jest.mock('../../../../uploads/send-form.ts', () => ({
  ...jest.requireActual<object>('../../../../uploads/send-form.ts'),
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

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
beforeEach(() => send.mockReset());

describe('a travel package while it saves', () => {
  it('takes nothing that would be lost, and gives the focus back after a refusal', async () => {
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
});
