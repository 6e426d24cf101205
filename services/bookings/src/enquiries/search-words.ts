/** Further words are not searchable. */
const MOST_WORDS = 600;
const MOST_ASKED = 8;
const WORD_MAX_LENGTH = 60;
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
export function wordsOf(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    for (const run of runsOf(folded(text))) {
      if (HAN.test(run)) for (const piece of [...run, ...pairsOf(run)]) words.add(piece);
      else words.add(run.slice(0, WORD_MAX_LENGTH));
    }
    if (DIALLED.test(text)) words.add(text.replace(/\D/g, ''));
  }
  return [...words].slice(0, MOST_WORDS);
}

export interface WordFilter {
  words: string | { $regex: string };
}

/** All filters must match. Words match by their beginning, Chinese by pairs of characters. */
export function wordFilters(search: string): WordFilter[] {
  if (DIALLED.test(search) && /\d/.test(search)) return [{ words: beginning(search.replace(/\D/g, '')) }];
  const asked = runsOf(folded(search)).slice(0, MOST_ASKED);
  return asked.flatMap((run): WordFilter[] => {
    if (!HAN.test(run)) return [{ words: beginning(run.slice(0, WORD_MAX_LENGTH)) }];
    return (run.length === 1 ? [run] : pairsOf(run)).map((words) => ({ words }));
  });
}

/** The word has only letters and digits, so it needs no escaping. */
function beginning(word: string): { $regex: string } {
  return { $regex: `^${word}` };
}

function runsOf(text: string): string[] {
  return text.match(RUNS) ?? [];
}

function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}
