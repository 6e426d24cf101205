import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { useLanguage, useLocalise } from '@reefdesk/web-kit';
import { matches } from '../../shared/lists/matches.ts';
import { useByName, useListQuery } from '../../shared/lists/use-list-query.ts';
import { isComplete, titlesOf } from './gallery-values.ts';

export const FILTERS = ['all', 'complete', 'missing'] as const;
/** The first entry, the order of the slideshow, is the default. */
export const SORTS = ['slideshow', 'newest', 'oldest', 'title'] as const;

export function useShownItems(items: readonly GalleryItemView[]) {
  const list = useListQuery({ filters: FILTERS, sorts: SORTS });
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const localise = useLocalise();
  const shown = items.filter(
    (item) =>
      (list.filter === 'all' || isComplete(item) === (list.filter === 'complete')) &&
      matches(list.search, [
        item.image_title_en,
        item.image_title_id,
        item.image_title_cn,
        item.image_desc_en,
        item.image_desc_id,
        item.image_desc_cn,
      ]),
  );
  const orders: Record<(typeof SORTS)[number], ((a: GalleryItemView, b: GalleryItemView) => number) | undefined> = {
    slideshow: undefined,
    newest: (a, b) => b.created_at.localeCompare(a.created_at),
    oldest: (a, b) => a.created_at.localeCompare(b.created_at),
    title: (a, b) => byName(localise(titlesOf(a)), localise(titlesOf(b))),
  };
  return { list, shown: shown.toSorted(orders[list.sort] ?? (() => 0)) };
}
