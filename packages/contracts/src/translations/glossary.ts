export interface MarkedRun<Term> {
  text: string;
  term?: Term;
}

interface Named {
  terms: { en: string };
}

/** Marks glossary terms in a text: in any case, with an English plural, not inside words. The first, then the longest term wins. */
export function markedTerms<Term extends Named>(text: string, terms: readonly Term[]): MarkedRun<Term>[] {
  const byName = new Map(terms.flatMap((term) => (term.terms.en ? [[nameOf(term.terms.en), term] as const] : [])));
  if (byName.size === 0 || text === '') return text === '' ? [] : [{ text }];
  const names = [...byName.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'giu');
  const runs: MarkedRun<Term>[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = byName.get(nameOf(match[1] ?? ''));
    if (!term) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

const nameOf = (words: string) => words.toLowerCase().replace(/\s+/g, ' ');
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
