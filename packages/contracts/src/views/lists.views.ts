import { amount, orNone, view, word } from '../schema/view.ts';

/** Beside `data` when a page was asked for. */
export const pageView = view('PageOfList', 'Which part of a list this is, when a page was asked for.', {
  page: amount('From 1.'),
  limit: amount('Entries of a page.'),
  total: amount('Entries of all pages.'),
});

/** Beside `data` of a list that is read by cursor. */
export const nextCursor = orNone(word()).meta({ description: 'Where the next page begins; null at the end.' });
