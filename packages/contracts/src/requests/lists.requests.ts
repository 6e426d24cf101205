import { type InferType, object } from 'yup';
import { LIMITS } from '../limits.ts';
import type { BodyShape } from '../schema/body-shape.ts';
import { oneOf, wholeNumber } from '../schema/values.ts';

/** Shorter readings of a list: what a card shows, and only which there are. */
export const LIST_VIEWS = ['slim', 'ids'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** Fields of the query of a list, which is answered whole without `page` and `limit`. */
export const PAGE_FIELDS = {
  page: wholeNumber(1, LIMITS.listPages).label('Page').meta({ description: 'Which page of the list, from 1' }),
  limit: wholeNumber(1, LIMITS.listPageLength)
    .label('Limit')
    .meta({ description: `Entries of a page; ${LIMITS.listPageLength} where only \`page\` says that pages are asked for` }),
};
/** Of one that can be read in shorter views, too. */
export const LIST_FIELDS = {
  view: oneOf(LIST_VIEWS).label('View').meta({ description: 'A shorter reading: `slim` for cards, `ids` for what there is' }),
  ...PAGE_FIELDS,
};

export const pageQuery = object(PAGE_FIELDS);
export type PageQuery = InferType<typeof pageQuery>;
export const PAGE_QUERY = { schema: pageQuery } satisfies BodyShape<typeof pageQuery>;

export const listQuery = object(LIST_FIELDS);
export type ListQuery = InferType<typeof listQuery>;
export const LIST_QUERY = { schema: listQuery } satisfies BodyShape<typeof listQuery>;
