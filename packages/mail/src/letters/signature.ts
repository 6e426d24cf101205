import type { Language } from '@reefdesk/contracts/languages';
import type { LetterBrand } from './letter-words.ts';

/** Who writes, and how they are reached; what the operator does not have is left out. */
export function signature({ name, address, phoneDisplay, email }: LetterBrand, language: Language): string[] {
  return [name, ...address[language], phoneDisplay, email].filter((line) => line !== '');
}
