import { TRAVEL_FACT_NAMES, typeOfFact } from '@reefdesk/contracts/travels/requests';
import cn from '../locales/cn/fields.json';
import en from '../locales/en/fields.json';
import id from '../locales/id/fields.json';
import { FACTS, kindOfFact } from './use-facts.ts';

const NUMBER_TEXTS = ['hint', 'label', 'name', 'none', 'refused', 'shown'];
const CHOICE_TEXTS = ['choices', 'label', 'name', 'none'];

/** `shown` may come in plural forms: `shown_one`, `shown_other`. */
const keysOf = (texts: object) => [...new Set(Object.keys(texts).map((key) => key.replace(/^shown_\w+$/, 'shown')))].sort();

describe('facts of a travel', () => {
  it("match the contract's list and its choices", () => {
    expect([...FACTS].sort()).toEqual([...TRAVEL_FACT_NAMES].sort());
    for (const name of FACTS) {
      const fact = kindOfFact(name);
      expect(typeOfFact(name)).toEqual(
        fact.kind === 'choice' ? { type: 'string', choices: fact.choices } : { type: 'number', choices: [] },
      );
    }
  });

  it.each(Object.entries({ en, id, cn }))('have all their texts, and no others exist: %s', (_, { facts }) => {
    expect(Object.keys(facts).sort()).toEqual([...TRAVEL_FACT_NAMES].sort());
    for (const name of FACTS) {
      const [fact, texts] = [kindOfFact(name), facts[name]];
      expect(keysOf(texts)).toEqual(fact.kind === 'choice' ? CHOICE_TEXTS : NUMBER_TEXTS);
      if (fact.kind === 'choice') expect('choices' in texts && Object.keys(texts.choices)).toEqual([...fact.choices]);
    }
  });
});
