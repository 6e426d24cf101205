import '../texts/index.ts';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { RupiahField } from './rupiah-field.tsx';

let held: { price: string };

async function show(language: 'EN' | 'ID' | 'CN', price = '') {
  await renderScreen(
    <Formik initialValues={{ price }} onSubmit={() => undefined}>
      {({ values, setFieldValue }) => {
        held = values;
        return (
          <>
            <RupiahField name="price" label="Price" />
            <button type="button" onClick={() => void setFieldValue('price', '750000')}>
              Theirs
            </button>
          </>
        );
      }}
    </Formik>,
    { language, texts: ['fields'] },
  );
  return screen.getByLabelText('Price');
}

describe('rupiah field', () => {
  it.each([
    ['EN', '600,000'],
    ['ID', '600.000'],
    ['CN', '600,000'],
  ] as const)('takes it as people write it, and groups it once it is left, in %s', async (language, grouped) => {
    const field = await show(language);
    for (const typed of ['Rp 600.000', '600,000', '600000']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(field).toHaveValue(typed);
      expect(held.price).toBe('600000');
      await userEvent.tab();
      expect(field).toHaveValue(grouped);
    }
  });

  it('groups thousands of stored values, and shows values set by the form', async () => {
    const field = await show('ID', '1650000');
    expect(field).toHaveValue('1.650.000');
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Theirs' }));
    expect(field).toHaveValue('750.000');
  });

  it('keeps invalid amounts as typed, and empty values', async () => {
    const field = await show('EN');
    await userEvent.type(field, 'about a million');
    await userEvent.tab();
    expect(field).toHaveValue('about a million');
    expect(held.price).toBe('about a million');
    await userEvent.clear(field);
    expect(held.price).toBe('');
  });
});
