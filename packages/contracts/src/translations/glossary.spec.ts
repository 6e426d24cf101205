import { markedTerms } from './glossary.ts';

const term = (en: string) => ({ terms: { en } });
const marked = (text: string, ...names: string[]) =>
  markedTerms(text, names.map(term)).map((run) => (run.term ? `<${run.text}>` : run.text));

describe('glossary terms in a text', () => {
  it('are marked in any case and number, but not inside a word (EDT-08)', () => {
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

  it('prefer the longest of nested terms and the first of overlapping terms (EDT-08)', () => {
    expect(marked('The house reef', 'reef', 'house reef')).toEqual(['The ', '<house reef>']);
    expect(marked('drift wall dive', 'drift wall', 'wall dive')).toEqual(['<drift wall>', ' dive']);
  });

  it('are found next to Chinese punctuation and are not read as regular expressions (EDT-08)', () => {
    expect(marked('（nitrox）很好', 'Nitrox')).toEqual(['（', '<nitrox>', '）很好']);
    expect(marked('PADI (5*) and 5', 'PADI (5*)')).toEqual(['<PADI (5*)>', ' and 5']);
    expect(marked('a', '')).toEqual(['a']);
    expect(marked('', 'a')).toEqual([]);
  });
});
