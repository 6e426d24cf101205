import { type InferType, object } from 'yup';
import type { Endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { oneOf, text, wholeNumber } from './schema/fields.ts';
import { nullable, string } from './schema/view.ts';

/** Fields of the query of a list that is read on from where its last page ended. */
export const CURSOR_FIELDS = {
  limit: wholeNumber(1, LIMITS.cursorPageMax)
    .label('Limit')
    .meta({ description: `Entries of a page; ${LIMITS.cursorPageDefault} without a word` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};

/** Shorter views of a list: the fields of a card, or only the ids. */
export const LIST_VIEWS = ['card', 'ids'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Paging fields of a list. */
export const PART_FIELDS = {
  limit: wholeNumber(1, LIMITS.listMax)
    .label('Limit')
    .meta({ description: `Entries of a page; without a word the whole list, of which ${LIMITS.listMax} come at once` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};
/** Query fields of every public content list. */
export const PAGE_FIELDS = {
  lang: oneOf(LANGUAGES).label('Language').meta({ description: 'Each text as a reader of this language sees it, and no other' }),
  ...PART_FIELDS,
};
/** Same as {@link PAGE_FIELDS}, for lists with shorter views. */
export const LIST_FIELDS = {
  view: oneOf(LIST_VIEWS).label('View').meta({ description: 'A shorter reading: `card` for cards, `ids` for what there is' }),
  ...PAGE_FIELDS,
};

export const partQuery = object(PART_FIELDS);
export type PartQuery = InferType<typeof partQuery>;

/** Query fields of the package list; `destination` is used by the page of a destination. */
export const PACKAGE_LIST_FIELDS = {
  ...LIST_FIELDS,
  destination: text(LIMITS.nameMaxLength).label('Destination').meta({ description: 'Id of a destination: only packages that come there' }),
};

export const pageQuery = object(PAGE_FIELDS);
export type PageQuery = InferType<typeof pageQuery>;

export const listQuery = object(LIST_FIELDS);
export type ListQuery = InferType<typeof listQuery>;

export const packageListQuery = object(PACKAGE_LIST_FIELDS);
export type PackageListQuery = InferType<typeof packageListQuery>;

/** Response field beside `data` in lists that are read by cursor. */
export const nextCursor = nullable(string()).meta({ description: 'Where the next page begins; null at the end.' });

/** Options of a back-office list with optional paging. */
export const PARTED = { query: partQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

/** Options of a public list with optional paging and an optional language. */
export const PAGED = { query: pageQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

/** Same as {@link PAGED}, with shorter views. */
export const LISTED = { query: listQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

/** Response field beside `data`. */
export const PAGE = { next_cursor: nextCursor };
