import { renderToStaticMarkup } from 'react-dom/server';
import { Letter, signature } from './letter.tsx';
import type { LetterBrand, LetterContent, LetterWords } from './letter-words.ts';

export function renderLetter(words: LetterWords, brand: LetterBrand): LetterContent {
  const html = `<!doctype html>${renderToStaticMarkup(<Letter words={words} brand={brand} />)}`;
  return { subject: words.subject, html, text: plainText(words, brand), operator: { name: brand.name, email: brand.email } };
}

function plainText({ language, heading, paragraphs, action, notes }: LetterWords, brand: LetterBrand): string {
  const footer = signature(brand, language).join('\n');
  const asked = action ? [`${action.label}:\n${action.url}`] : [];
  return [heading, ...paragraphs, ...asked, ...notes, `-- \n${footer}`].join('\n\n');
}
