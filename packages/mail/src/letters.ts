export type { LetterContent, LetterWords } from './letters/letter-words.ts';
export { renderLetter } from './letters/render-letter.tsx';
