import { type InferType, object } from 'yup';
import type { Endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { oneOf, text, wholeNumber } from './schema/fields.ts';
import { nullable, number, string } from './schema/view.ts';

/** Query fields of a list that is paged by cursor. */
export const CURSOR_FIELDS = {
  limit: wholeNumber(1, LIMITS.cursorPageMax)
    .label('Limit')
    .meta({ description: `Entries per page; ${LIMITS.cursorPageDefault} by default.` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the previous page.' }),
};

export const LIST_VIEWS = ['card', 'ids'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

export const PART_FIELDS = {
  limit: wholeNumber(1, LIMITS.listPageMax)
    .label('Limit')
    .meta({ description: `Entries per page; by default the whole list, up to ${LIMITS.listMax} entries at once.` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the previous page.' }),
};
export const PAGE_FIELDS = {
  lang: oneOf(LANGUAGES).label('Language').meta({ description: 'Returns each text only as shown to readers of this language.' }),
  ...PART_FIELDS,
};
export const LIST_FIELDS = {
  view: oneOf(LIST_VIEWS).label('View').meta({ description: 'Shorter form of the entries: `card` for cards, `ids` for their ids.' }),
  ...PAGE_FIELDS,
};

export const pagingQuery = object(PART_FIELDS);
export type PagingQuery = InferType<typeof pagingQuery>;

export const pageQuery = object(PAGE_FIELDS);
export type PageQuery = InferType<typeof pageQuery>;

export const listQuery = object(LIST_FIELDS);
export type ListQuery = InferType<typeof listQuery>;

export const nextCursor = nullable(string()).meta({ description: 'Cursor of the next page; null on the last page.' });

export const PARTED = { query: pagingQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGED = { query: pageQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const LISTED = { query: listQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGE = { next_cursor: nextCursor };

export const TOTAL = number().optional().meta({ description: 'Number of matching entries on all pages; with `view=card` and `limit`.' });
