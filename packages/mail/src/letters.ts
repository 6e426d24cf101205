/** What letters are made of: a letter's words in, its document and its plain text out. */
export type { LetterContent, LetterWords } from './letters/letter-words.ts';
export { renderLetter } from './letters/render-letter.tsx';
