import { type InferType, object } from 'yup';
import { DIVE_LEVELS } from './destinations/values.ts';
import type { Endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { oneOf, text, wholeNumber } from './schema/fields.ts';
import { nullable, number, string } from './schema/view.ts';
import { PACKAGE_KINDS, PACKAGE_LENGTHS, PACKAGE_SORTS } from './travels/search.ts';

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
  limit: wholeNumber(1, LIMITS.listMax)
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

/** Filters and order of the list of packages. */
export const PACKAGE_FILTER_FIELDS = {
  days: oneOf(PACKAGE_LENGTHS).label('Days').meta({ description: 'Number of days.' }),
  kind: oneOf(PACKAGE_KINDS)
    .label('Kind')
    .meta({ description: 'For whom: packages of this level; `no_licence` for all that require no diving licence.' }),
  sort: oneOf(PACKAGE_SORTS)
    .label('Order')
    .meta({ description: "`ours`, the operator's order and the default; `price`, lowest first; `days`, shortest first." }),
  slugs: text(LIMITS.namedPackages * (LIMITS.nameMaxLength + 1))
    .label('Slugs')
    .meta({ description: `Slugs separated by commas, at most ${LIMITS.namedPackages}. Returns only these packages.` }),
};
export const PACKAGE_LIST_FIELDS = {
  ...LIST_FIELDS,
  ...PACKAGE_FILTER_FIELDS,
  destination: text(LIMITS.nameMaxLength)
    .label('Destination')
    .meta({ description: 'Id of a destination. Returns only packages that visit it.' }),
};

/** Filters of the list of destinations; empty texts are ignored. */
export const DESTINATION_FILTER_FIELDS = {
  q: text(LIMITS.searchMaxLength).label('Search').meta({
    description: 'Text in the name or location in any language, or in the description as cards show it; case and accents are ignored.',
  }),
  category: text(LIMITS.categoryMaxLength).label('Category').meta({ description: 'English name of a category.' }),
  level: oneOf(DIVE_LEVELS).label('Level').meta({ description: 'Required certification.' }),
};

export const pageQuery = object(PAGE_FIELDS);
export type PageQuery = InferType<typeof pageQuery>;

export const listQuery = object(LIST_FIELDS);
export type ListQuery = InferType<typeof listQuery>;

export const destinationListQuery = object({ ...LIST_FIELDS, ...DESTINATION_FILTER_FIELDS });
export type DestinationListQuery = InferType<typeof destinationListQuery>;

export const packageListQuery = object(PACKAGE_LIST_FIELDS);
export type PackageListQuery = InferType<typeof packageListQuery>;

export const nextCursor = nullable(string()).meta({ description: 'Cursor of the next page; null on the last page.' });

export const PARTED = { query: pagingQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGED = { query: pageQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const LISTED = { query: listQuery, errors: ['validation_failed'] } as const satisfies Partial<Endpoint>;

export const PAGE = { next_cursor: nextCursor };

export const TOTAL = number().optional().meta({ description: 'Number of matching entries on all pages; with `view=card` and `limit`.' });
