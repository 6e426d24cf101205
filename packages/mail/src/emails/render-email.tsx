import { renderToStaticMarkup } from 'react-dom/server';
import { Email, signature } from './email.tsx';
import type { EmailBrand, EmailContent, EmailTexts } from './email-texts.ts';

export function renderEmail(texts: EmailTexts, brand: EmailBrand): EmailContent {
  const html = `<!doctype html>${renderToStaticMarkup(<Email texts={texts} brand={brand} />)}`;
  return { subject: texts.subject, html, text: plainText(texts, brand), operator: { name: brand.name, email: brand.email } };
}

function plainText({ language, heading, paragraphs, action, notes }: EmailTexts, brand: EmailBrand): string {
  const footer = signature(brand, language).join('\n');
  const asked = action ? [`${action.label}:\n${action.url}`] : [];
  return [heading, ...paragraphs, ...asked, ...notes, `-- \n${footer}`].join('\n\n');
}
