import './texts/index.ts';
import { wholeNumber } from '@reefdesk/contracts/schema/fields';
import { everyLanguage } from '@reefdesk/contracts/schema/localised';
import type { Text } from '@reefdesk/web-kit';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { object } from 'yup';
import { type Rules, useRules, type Wording } from './use-rules.ts';

const schema = object({ names: everyLanguage('Name', 10), rating: wholeNumber(1, 5).label('Rating') });

interface Values {
  names: { en: string; id: string; cn: string };
  stars: string;
}

const RULES: Rules<Values> = {
  schema,
  request: ({ names, stars }) => ({ names, rating: stars }),
  placeOf: (path) => (path === 'rating' ? 'stars' : path),
  also: ({ names }) => ({ 'names.en': names.en === 'Reef' ? 'taken' : undefined, 'names.id': 'unheard' }),
};
const own = Object.assign((key: string, params = {}) => `${key} ${JSON.stringify(params)}`, { all: () => ({}) as never }) as Text;

function FieldErrorList({ values, wording }: { values: Values; wording?: Wording }) {
  return <pre data-testid="errors">{JSON.stringify(useRules(RULES, own, wording)(values))}</pre>;
}

async function errors(values: Values, options: { language?: 'EN' | 'CN'; wording?: Wording } = {}) {
  const { language = 'EN', wording } = options;
  await renderScreen(<FieldErrorList values={values} {...(wording && { wording })} />, { language, texts: ['fields'] });
  return JSON.parse((await screen.findByTestId('errors')).textContent);
}

const GOOD: Values = { names: { en: 'Wall', id: 'Tebing', cn: '崖壁' }, stars: '5' };

describe('form rules', () => {
  it('are those of the request: the first error of each field, at its form path, with its name', async () => {
    const values = { names: { ...GOOD.names, en: ' ', cn: 'far too long' }, stars: '6' };
    expect(await errors(values)).toEqual({
      names: { en: 'Name in EN is required', id: 'unheard {}', cn: 'Name in CN is too long (at most 10 characters)' },
      stars: 'This field must be a whole number from 1 to 5',
    });
  });

  it('use the current language', async () => {
    expect(await errors({ ...GOOD, names: { ...GOOD.names, cn: '' } }, { language: 'CN' })).toMatchObject({
      names: { cn: '请填写名称（CN）' },
    });
  });

  it("can have the form's own texts: by path and code, by path, or by code", async () => {
    const values = { names: { en: '', id: '', cn: '' }, stars: 'many' };
    const wording = { 'names.en required': 'one', 'names.id': 'two', required: 'three', whole_number: 'four' };
    expect(await errors(values, { wording })).toEqual({
      names: { en: 'one {}', id: 'two {}', cn: 'three {}' },
      stars: 'four {"min":1,"max":5}',
    });
  });

  it('can be extended by the form, after those of the request', async () => {
    expect(await errors({ ...GOOD, names: { ...GOOD.names, en: 'Reef' } })).toMatchObject({ names: { en: 'taken {}' } });
  });
});
