import { ERRORS } from '@reefdesk/contracts/errors/errors';
import { FIELD_ERRORS } from '@reefdesk/contracts/errors/field-errors';
import cn from '../locales/cn/fields.json';
import en from '../locales/en/fields.json';
import id from '../locales/id/fields.json';

const OF_ONE_FIELD = [
  'email_taken',
  'current_password_incorrect',
  'invalid_code',
  'departure_not_found',
  'departure_full',
  'departure_closed',
];

const OF_PICTURES = ['image_in_use', 'image_being_replaced'];

/** Errors of files or single fields whose codes are in the error table. */
const ERRORS_OF_FIELDS = Object.fromEntries(
  Object.entries(ERRORS)
    .filter(([code]) => (code.startsWith('image_') && !OF_PICTURES.includes(code)) || OF_ONE_FIELD.includes(code))
    .map(([code, { text }]) => [code, text]),
);
const TABLE: Readonly<Record<string, string>> = { ...FIELD_ERRORS, ...ERRORS_OF_FIELDS };
const inBrowser = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `{{${name === 'label' ? 'field' : name}}}`);
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe('texts of field errors', () => {
  it.each(Object.entries({ en, id, cn }))('exist for exactly the codes of the tables: %s', (_, { errors }) => {
    expect(Object.keys(errors).sort()).toEqual([...Object.keys(TABLE), 'refused'].sort());
  });

  it.each(Object.keys(TABLE))('use only params that the code provides: %s', (code) => {
    const given = [...placeholders(inBrowser(TABLE[code] ?? '')), '{{field}}'];
    for (const { errors } of [en, id, cn]) {
      const text = (errors as Record<string, string>)[code] ?? '';
      expect(given).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });

  it('match the tables in English', () => {
    const { refused: _, ...errors } = en.errors;
    expect(errors).toEqual(Object.fromEntries(Object.entries(TABLE).map(([code, text]) => [code, inBrowser(text)])));
  });
});
