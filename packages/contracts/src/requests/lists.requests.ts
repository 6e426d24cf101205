import { type InferType, object } from 'yup';
import { LANGUAGES } from '../languages.ts';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { text } from '../schema/text.ts';
import { oneOf, wholeNumber } from '../schema/values.ts';

/** Shorter readings of a list: what a card shows, and only which there are. */
export const LIST_VIEWS = ['card', 'ids'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Where a part of a list begins, and how long it is. */
export const PART_FIELDS = {
  limit: wholeNumber(1, LIMITS.listMax)
    .label('Limit')
    .meta({ description: `Entries of a page; without a word the whole list, of which ${LIMITS.listMax} come at once` }),
  cursor: text(LIMITS.cursorMaxLength).label('Cursor').meta({ description: '`next_cursor` of the page before' }),
};
/** Fields of the query of every list of content. */
export const PAGE_FIELDS = {
  lang: oneOf(LANGUAGES).label('Language').meta({ description: 'Each text as a reader of this language sees it, and no other' }),
  ...PART_FIELDS,
};
/** Of one that can be read in shorter views, too. */
export const LIST_FIELDS = {
  view: oneOf(LIST_VIEWS).label('View').meta({ description: 'A shorter reading: `card` for cards, `ids` for what there is' }),
  ...PAGE_FIELDS,
};

export const partQuery = object(PART_FIELDS);
export type PartQuery = InferType<typeof partQuery>;
export const PART_QUERY = { schema: partQuery } satisfies BodyShape<typeof partQuery>;

/** Of the list of packages: those that come to one destination, for its page. */
export const PACKAGE_LIST_FIELDS = {
  ...LIST_FIELDS,
  destination: text(LIMITS.nameMaxLength).label('Destination').meta({ description: 'Id of a destination: only packages that come there' }),
};

export const pageQuery = object(PAGE_FIELDS);
export type PageQuery = InferType<typeof pageQuery>;
export const PAGE_QUERY = { schema: pageQuery } satisfies BodyShape<typeof pageQuery>;

export const listQuery = object(LIST_FIELDS);
export type ListQuery = InferType<typeof listQuery>;
export const LIST_QUERY = { schema: listQuery } satisfies BodyShape<typeof listQuery>;

export const packageListQuery = object(PACKAGE_LIST_FIELDS);
export type PackageListQuery = InferType<typeof packageListQuery>;
export const PACKAGE_LIST_QUERY = { schema: packageListQuery } satisfies BodyShape<typeof packageListQuery>;
