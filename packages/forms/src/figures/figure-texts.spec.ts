import { TRAVEL_FIGURE_NAMES } from '@reefdesk/contracts/travels/figures';
import cn from '../fields/locales/cn/fields.json';
import en from '../fields/locales/en/fields.json';
import id from '../fields/locales/id/fields.json';
import { FIGURES } from './use-figures.ts';

/** `shown` may come in plural forms: `shown_one`, `shown_other`. */
const kindsOf = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(/^shown_\w+$/, 'shown')))].sort();

describe('the plain numbers of a package', () => {
  it('are those of the list that requests and storage go by', () => {
    expect([...FIGURES].sort()).toEqual([...TRAVEL_FIGURE_NAMES].sort());
  });

  it.each(Object.entries({ en, id, cn }))('have all their texts, and nothing else has any: %s', (_, { figures }) => {
    expect(Object.keys(figures).sort()).toEqual([...TRAVEL_FIGURE_NAMES].sort());
    for (const texts of Object.values(figures)) expect(kindsOf(texts)).toEqual(['hint', 'label', 'name', 'none', 'refused', 'shown']);
  });
});
