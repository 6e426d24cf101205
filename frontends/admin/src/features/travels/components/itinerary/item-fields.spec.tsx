import '../../../../locales/texts.ts';
import { useRules } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { ITEM_WORDING, itemRules, itemValuesOf } from '../../itinerary-values.ts';
import { TimeField } from './item-fields.tsx';

const RULES = itemRules({ status: 'active' });

function Stop() {
  const validate = useRules(RULES, useText('travels'), ITEM_WORDING);
  return (
    <Formik initialValues={itemValuesOf(undefined)} validate={validate} onSubmit={() => undefined}>
      <Form>
        <TimeField />
        <button type="submit">Save</button>
      </Form>
    </Formik>
  );
}

it.each([
  ['EN', 'Use 24-hour format (e.g. 09:00, 14:30)', 'This is not a time of day.'],
  ['ID', 'Gunakan format 24 jam (misalnya 09:00, 14:30)', 'Ini bukan jam yang benar.'],
  ['CN', '请使用 24 小时制（例如 09:00、14:30）', '这不是有效的时间。'],
] as const)('the time of a stop shows its format once and has its own error message, in %s', async (language, hint, error) => {
  await renderScreen(<Stop />, { language, texts: ['travels', 'editing', 'fields'] });
  await userEvent.type(screen.getByRole('textbox'), '25:99');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getAllByText(hint)).toHaveLength(1);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(error.replace('.', '\\.')));
});
