import { markedTerms } from './glossary.ts';

const term = (en: string) => ({ terms: { en } });
const marked = (text: string, ...names: string[]) =>
  markedTerms(text, names.map(term)).map((run) => (run.term ? `<${run.text}>` : run.text));

describe('the terms of a glossary in a text', () => {
  it('are marked in any case and number, and never within a word (EDT-08)', () => {
    expect(marked('A Reef, two reefs. Reefdesk: coral-reef', 'reef')).toEqual([
      'A ',
      '<Reef>',
      ', two ',
      '<reefs>',
      '. Reefdesk: coral-',
      '<reef>',
    ]);
    expect(marked('Two wall  dives', 'wall dive')).toEqual(['Two ', '<wall  dives>']);
  });

  it('are the longest where they overlap, and the first where they meet (EDT-08)', () => {
    expect(marked('The house reef', 'reef', 'house reef')).toEqual(['The ', '<house reef>']);
    expect(marked('drift wall dive', 'drift wall', 'wall dive')).toEqual(['<drift wall>', ' dive']);
  });

  it('are found beside Chinese punctuation, and nothing in them is a pattern (EDT-08)', () => {
    expect(marked('（nitrox）很好', 'Nitrox')).toEqual(['（', '<nitrox>', '）很好']);
    expect(marked('PADI (5*) and 5', 'PADI (5*)')).toEqual(['<PADI (5*)>', ' and 5']);
    expect(marked('a', '')).toEqual(['a']);
    expect(marked('', 'a')).toEqual([]);
  });
});
