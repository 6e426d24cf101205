import { amount, view } from '../schema/view.ts';

/** Beside `data` when a page was asked for. */
export const pageView = view('PageOfList', 'Which part of a list this is, when a page was asked for.', {
  page: amount('From 1.'),
  limit: amount('Entries of a page.'),
  total: amount('Entries of all pages.'),
});
