import '../locales/texts.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import { FormGuide } from './form-guide.tsx';
import { TextField } from './text-field.tsx';

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
    { path: '/admin/form', texts: ['editing'] },
  );
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

describe('the guide of a form', () => {
  it('goes to the first field to mend after a refused save', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  });

  it('leaves who has gone on to a field meanwhile there', async () => {
    await show();
    const place = screen.getByLabelText(/^Place/);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    place.focus();
    await userEvent.keyboard('Bun');
    await screen.findByText('Name?');
    await pause();
    await userEvent.keyboard('aken');
    expect(place).toHaveValue('Bunaken');
  });
});
