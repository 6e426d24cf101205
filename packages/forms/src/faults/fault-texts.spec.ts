import { ERRORS } from '@reefdesk/contracts/errors';
import { FAULTS } from '@reefdesk/contracts/faults';
import cn from '../fields/locales/cn/fields.json';
import en from '../fields/locales/en/fields.json';
import id from '../fields/locales/id/fields.json';

const OF_ONE_FIELD = [
  'email_taken',
  'current_password_incorrect',
  'invalid_code',
  'departure_not_found',
  'departure_full',
  'departure_closed',
];

/** Of a picture that is there already. */
const OF_PICTURES = ['image_in_use', 'image_being_replaced'];

/** What can be wrong with a file, or with the value of one field, has a code of the table of errors. */
const ERRORS_OF_FIELDS = Object.fromEntries(
  Object.entries(ERRORS)
    .filter(([code]) => (code.startsWith('image_') && !OF_PICTURES.includes(code)) || OF_ONE_FIELD.includes(code))
    .map(([code, { text }]) => [code, text]),
);
const TABLE: Readonly<Record<string, string>> = { ...FAULTS, ...ERRORS_OF_FIELDS };
const inBrowser = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => `{{${name === 'label' ? 'field' : name}}}`);
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

describe('texts of faults', () => {
  it.each(Object.entries({ en, id, cn }))('are there for each code of the tables, and no other: %s', (_, { faults }) => {
    expect(Object.keys(faults).sort()).toEqual([...Object.keys(TABLE), 'refused'].sort());
  });

  it.each(Object.keys(TABLE))('ask for no param that the code does not bring: %s', (code) => {
    const given = [...placeholders(inBrowser(TABLE[code] ?? '')), '{{field}}'];
    for (const { faults } of [en, id, cn]) {
      const text = (faults as Record<string, string>)[code] ?? '';
      expect(given).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });

  it('are in English those of the tables', () => {
    const { refused: _, ...faults } = en.faults;
    expect(faults).toEqual(Object.fromEntries(Object.entries(TABLE).map(([code, text]) => [code, inBrowser(text)])));
  });
});
