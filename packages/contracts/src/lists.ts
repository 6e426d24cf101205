import { type InferType, object } from 'yup';
import type { Endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { oneOf, text, wholeNumber } from './schema/fields.ts';
import { nullable, string } from './schema/view.ts';

/** Query fields of a list that is paged by cursor. */
export const CURSOR_FIELDS = {
  limit: wholeNumber(1, LIMITS.cursorPageMax)
    .label('Limit')
    .meta({ description: `Entries of a page; ${LIMITS.cursorPageDefault} without a word` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};

export const LIST_VIEWS = ['card', 'ids'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

export const PART_FIELDS = {
  limit: wholeNumber(1, LIMITS.listMax)
    .label('Limit')
    .meta({ description: `Entries of a page; without a word the whole list, of which ${LIMITS.listMax} come at once` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};
export const PAGE_FIELDS = {
  lang: oneOf(LANGUAGES).label('Language').meta({ description: 'Each text as a reader of this language sees it, and no other' }),
  ...PART_FIELDS,
};
export const LIST_FIELDS = {
  view: oneOf(LIST_VIEWS).label('View').meta({ description: 'A shorter reading: `card` for cards, `ids` for what there is' }),
  ...PAGE_FIELDS,
};

export const partQuery = object(PART_FIELDS);
export type PartQuery = InferType<typeof partQuery>;

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

export const nextCursor = nullable(string()).meta({ description: 'Where the next page begins; null at the end.' });

export const PARTED = { query: partQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGED = { query: pageQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const LISTED = { query: listQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGE = { next_cursor: nextCursor };
