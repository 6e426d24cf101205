import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { useLanguage } from '@reefdesk/web-kit';
import { matches } from '../../shared/lists/matches.ts';
import { useByName, useListQuery } from '../../shared/lists/use-list-query.ts';
import { isComplete, shownText, TEXTS, textOf } from './testimonial-values.ts';

export const FILTERS = ['all', 'complete', 'missing'] as const;
export const SORTS = ['newest', 'oldest', 'name', 'best', 'lowest'] as const;

export function useShownTestimonials(testimonials: readonly TestimonialView[]) {
  const list = useListQuery({ filters: FILTERS, sorts: SORTS });
  const byName = useByName(LANGUAGE_TAGS[useLanguage()]);
  const orders: Record<(typeof SORTS)[number], (a: TestimonialView, b: TestimonialView) => number> = {
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
    oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
    name: (a, b) => byName(shownText(a, 'name'), shownText(b, 'name')),
    best: (a, b) => b.rating - a.rating,
    lowest: (a, b) => a.rating - b.rating,
  };
  const shown = testimonials
    .filter((one) => list.filter === 'all' || isComplete(one) === (list.filter === 'complete'))
    .filter((one) =>
      matches(
        list.search,
        TEXTS.flatMap((name) => Object.values(textOf(one, name))),
      ),
    )
    .toSorted(orders[list.sort]);
  return { list, shown };
}
