import { AREAS } from '@reefdesk/contracts/access';
import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { PlusIcon, QuoteIcon, StarIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { Popup, useFormat, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import { useLongList } from '@reefdesk/web-kit/long-list';
import { useCallback, useState } from 'react';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { useListBulk } from '../../shared/bulk/use-list-bulk.tsx';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { CARD_GRID, ListFailure, ListSkeleton, NoMatches } from '../../shared/lists/list-states.tsx';
import { ListToolbar } from '../../shared/lists/list-toolbar.tsx';
import { ListViews } from '../../shared/lists/list-views.tsx';
import { OrderLink } from '../../shared/lists/order-link.tsx';
import { Removal } from '../../shared/lists/removal.tsx';
import { StatTiles } from '../../shared/lists/stat-tiles.tsx';
import { useAskedToAdd } from '../../shared/lists/use-asked-to-add.ts';
import { useLook } from '../../shared/lists/use-look.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { SuccessDialog } from '../../shared/success-dialog.tsx';
import { useTranslationFilter } from '../../shared/translations/use-open-translations.ts';
import { useUndo } from '../../shared/trash/use-undo.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { TestimonialDialog } from './testimonial-dialog.tsx';
import { TestimonialTable } from './testimonial-table.tsx';
import { averageRating, shownText } from './testimonial-values.ts';
import { useAdminTestimonialsQuery, useLazyAdminTestimonialQuery, useRemoveTestimonialMutation } from './testimonials.api.ts';
import { FILTERS, SORTS, useShownTestimonials } from './use-shown-testimonials.ts';

const NONE: readonly TestimonialView[] = [];

export default function TestimonialsPage() {
  const mayEdit = useRights()(AREAS.content);
  const text = useText('testimonials');
  const lists = useText('lists');
  const failureOr = useFailureOr();
  const toast = useToast();
  const undo = useUndo();
  const { data: testimonials = NONE, error, isLoading, isFetching, refetch } = useAdminTestimonialsQuery({ query: {} });
  const [fetchOne] = useLazyAdminTestimonialQuery();
  const [remove] = useRemoveTestimonialMutation();
  const { list, shown: fitting } = useShownTestimonials(testimonials);
  const translation = useTranslationFilter('testimonials', list.translation);
  const shown = fitting.filter(({ testimonial_id }) => translation.passes(testimonial_id));
  const bulk = useListBulk(
    'testimonials',
    shown.map((testimonial) => ({ id: testimonial.testimonial_id, version: testimonial.version, name: shownText(testimonial, 'name') })),
  );
  const [drawn, more] = useLongList(shown);
  const [editing, setEditing] = useState<{ testimonial: TestimonialView | null }>();
  const [opening, setOpening] = useState<string>();
  const [removing, setRemoving] = useState<TestimonialView | null>(null);
  const [saved, setSaved] = useState({ open: false, title: '' });
  const closeSaved = useCallback(() => setSaved((before) => ({ ...before, open: false })), []);
  const [failed, setFailed] = useState({ open: false, message: '' });
  usePage({ title: text('pages.testimonials'), page: 'testimonials' });

  const [edit] = useOnceAtATime(async (id: string) => {
    setOpening(id);
    try {
      setEditing({ testimonial: await fetchOne({ id }).unwrap() });
    } catch (failure) {
      setFailed({ open: true, message: await failureOr(failure, text('errors.fetchOne')) });
    } finally {
      setOpening(undefined);
    }
  });
  const options = (name: string, values: readonly string[]) => values.map((value) => ({ value, label: text(`${name}.${value}`) }));
  const add = () => setEditing({ testimonial: null });
  useAskedToAdd(mayEdit, add);
  const look = useLook('testimonials');
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.testimonials')} lead={text('lead')}>
        {mayEdit && (
          <div className="flex flex-wrap gap-3">
            <OrderLink kind="testimonials" />
            <Button variant="primary" onClick={add}>
              <PlusIcon /> {text('addNew')}
            </Button>
          </div>
        )}
      </ListHeader>
      <Stats testimonials={isLoading ? undefined : error && testimonials.length === 0 ? null : testimonials} />
      {isLoading && <ListSkeleton label={text('loading')} pictureClassName="aspect-[5/2]" />}
      {error && testimonials.length === 0 && (
        <ListFailure failure={error} fallback={text('errors.fetch')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!isLoading && !error && testimonials.length === 0 && (
        <EmptyState title={text('empty.title')} className="py-20" actions={mayEdit && <Button onClick={add}>{text('addNew')}</Button>}>
          {text('empty.text')}
        </EmptyState>
      )}
      {testimonials.length > 0 && (
        <ListToolbar
          list={list}
          searchLabel={text('search')}
          filterOptions={options('filters', FILTERS)}
          translationOptions={translation.options}
          sortOptions={options('sorts', SORTS)}
          shown={shown.length}
          total={testimonials.length}
        />
      )}
      {testimonials.length > 0 && <ListViews list="testimonials" look={look} />}
      {testimonials.length > 0 && shown.length === 0 && <NoMatches search={list.search} onClear={list.clear} />}
      <BulkBar bulk={bulk} />
      {shown.length > 0 && look.look === 'table' && (
        <TestimonialTable testimonials={drawn} bulk={bulk} opening={opening} onEdit={(id) => void edit(id)} onRemove={setRemoving} />
      )}
      {shown.length > 0 && look.look === 'cards' && (
        <ul className={CARD_GRID}>
          {drawn.map((testimonial) => (
            <li key={testimonial.testimonial_id} className="grid min-w-0">
              <TestimonialCard
                testimonial={testimonial}
                box={bulk.box(testimonial.testimonial_id, '-mr-2 ml-auto shrink-0')}
                opening={opening === testimonial.testimonial_id}
                onEdit={() => void edit(testimonial.testimonial_id)}
                onRemove={() => setRemoving(testimonial)}
              />
            </li>
          ))}
        </ul>
      )}
      {more}
      {editing && (
        <TestimonialDialog
          testimonial={editing.testimonial}
          onClose={() => setEditing(undefined)}
          onSaved={(title) => {
            setEditing(undefined);
            setSaved({ open: true, title });
          }}
        />
      )}
      <Removal
        item={removing}
        onClose={() => setRemoving(null)}
        remove={({ testimonial_id: id, version }) => remove({ id, version }).unwrap()}
        title={text('remove.title')}
        what={text('remove.text', { name: removing ? shownText(removing, 'name') : '' })}
        fallback={text('errors.remove')}
        onTrashed={({ testimonial_id: id }) =>
          toast({ title: lists('inTrash'), tone: 'success', action: undo({ kind: 'testimonials', id }) })
        }
      />
      <SuccessDialog open={saved.open} onClose={closeSaved} title={saved.title} />
      <Popup open={failed.open} onClose={() => setFailed({ ...failed, open: false })} tone="error" title={lists('error')}>
        {failed.message}
      </Popup>
    </main>
  );
}

/** ATST-01 */
function Stats({ testimonials }: { testimonials: readonly TestimonialView[] | null | undefined }) {
  const text = useText('testimonials');
  const format = useFormat();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const average = averageRating(testimonials ?? NONE);
  const shown = average?.toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '–';
  return (
    <StatTiles
      tiles={[
        { label: text('stats.total'), value: testimonials && format.number(testimonials.length), icon: QuoteIcon },
        { label: text('stats.average'), value: testimonials && shown, icon: StarIcon },
      ]}
    />
  );
}
