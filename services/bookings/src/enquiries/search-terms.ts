/** Further words are not searchable. */
const MAX_TERMS = 600;
const MAX_SEARCH_TERMS = 8;
const TERM_MAX_LENGTH = 60;
const RUNS = /[\p{Script=Han}]+|[\p{L}\p{N}]+/gu;
const HAN = /^\p{Script=Han}/u;
/** Digits with the characters that people write between them. */
const DIALLED = /^[+\d\s().\-/]+$/;

/** Removes differences of case, accents and full-width letters. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Chinese has no spaces, so each character and each pair of characters is a word. */
export function termsOf(texts: readonly (string | null | undefined)[]): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const run of runsOf(folded(text))) {
      if (HAN.test(run)) for (const piece of [...run, ...pairsOf(run)]) terms.add(piece);
      else terms.add(run.slice(0, TERM_MAX_LENGTH));
    }
    if (DIALLED.test(text)) terms.add(text.replace(/\D/g, ''));
  }
  return [...terms].slice(0, MAX_TERMS);
}

export interface TermFilter {
  words: string | { $regex: string };
}

/** All filters must match. Words match by their beginning, Chinese by pairs of characters. */
export function termFilters(search: string): TermFilter[] {
  if (DIALLED.test(search) && /\d/.test(search)) return [{ words: beginning(search.replace(/\D/g, '')) }];
  const requested = runsOf(folded(search)).slice(0, MAX_SEARCH_TERMS);
  return requested.flatMap((run): TermFilter[] => {
    if (!HAN.test(run)) return [{ words: beginning(run.slice(0, TERM_MAX_LENGTH)) }];
    return (run.length === 1 ? [run] : pairsOf(run)).map((term) => ({ words: term }));
  });
}

/** The word has only letters and digits, so it needs no escaping. */
function beginning(prefix: string): { $regex: string } {
  return { $regex: `^${prefix}` };
}

function runsOf(text: string): string[] {
  return text.match(RUNS) ?? [];
}

function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}
