import type { Brand } from '@reefdesk/contracts/brand';
import { type Language, localise } from '@reefdesk/contracts/languages';
import { type Html, html } from '../html.ts';
import type { ReadText } from '../reading/site-texts.ts';
import { wordmark } from './wordmark.ts';

const PAGES = ['landing', 'about', 'destinations'] as const;
const PATHS = { landing: '/auth/homepage', about: '/auth/about', destinations: '/auth/destinations' } as const;

/** The words of a page between a way to the other pages and the operator's address. React replaces all of it. */
export function framed(content: Html, brand: Brand, language: Language, text: ReadText): Html {
  const links = PAGES.map((page) => ({ path: PATHS[page], name: text(page, 'title', { name: brand.name }) })).filter(
    ({ name }) => name !== '',
  );
  return html`<div class="reader"><header class="container-page flex h-(--navbar-height) items-center">${wordmark(brand)}</header><main>${content}</main><footer><nav>${links.map(
    ({ path, name }) => html`<a href="${path}">${name}</a> `,
  )}</nav><p>${localise(brand.blurb, language)}</p><address>${brand.address[language].map((line) => html`${line}<br>`)}<a href="tel:${
    brand.phone
  }">${brand.phoneDisplay}</a><br><a href="mailto:${brand.email}">${brand.email}</a></address></footer></div>`;
}
