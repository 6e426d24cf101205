import '../texts/index.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { TextField } from '../fields/text-field.tsx';
import { FormGuide } from './form-guide.tsx';

async function show() {
  const rules = object({ name: string().required('Name?'), place: string().required('Place?') });
  await renderScreen(
    <Formik initialValues={{ name: '', place: '' }} validationSchema={rules} onSubmit={() => undefined}>
      <Form noValidate>
        <FormGuide />
        <TextField name="name" label="Name" />
        <TextField name="place" label="Place" />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
    { path: '/admin/form', texts: ['editing', 'fields'] },
  );
}

describe('form guide', () => {
  afterEach(() => jest.useRealTimers());

  it('focuses the first invalid field after a failed save', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  });

  it('keeps the focus if the user has moved to another field', async () => {
    await show();
    const place = screen.getByLabelText(/^Place/);
    jest.useFakeTimers();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
    expect(screen.getByText('Name?')).toBeVisible();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    act(() => place.focus());
    await act(async () => jest.runOnlyPendingTimers());
    jest.useRealTimers();
    expect(place).toHaveFocus();
    await userEvent.keyboard('Bunaken');
    expect(place).toHaveValue('Bunaken');
  });
});
