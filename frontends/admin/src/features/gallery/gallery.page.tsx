import { AREAS } from '@reefdesk/contracts/access';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CalendarIcon, ImageIcon, PlusIcon } from '@reefdesk/ui/icons';
import { useToast } from '@reefdesk/ui/toasts';
import { lazyComponent, useFormat, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { useLongList } from '@reefdesk/web-kit/long-list';
import { Suspense, useCallback, useState } from 'react';
import { BulkBar } from '../../shared/bulk/bulk-bar.tsx';
import { useListBulk } from '../../shared/bulk/use-list-bulk.tsx';
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
import { useGalleryItemsQuery, useRemoveGalleryItemMutation } from './gallery.api.ts';
import { GalleryCard } from './gallery-card.tsx';
import { GalleryItemDialog } from './gallery-item-dialog.tsx';
import { GalleryTable } from './gallery-table.tsx';
import { titlesOf } from './gallery-values.ts';
import { FILTERS, SORTS, useShownItems } from './use-shown-items.ts';

const Lightbox = lazyComponent(() => import('@reefdesk/web-kit/lightbox'));

const NONE: readonly GalleryItemView[] = [];

export default function GalleryPage() {
  const mayEdit = useRights()(AREAS.content);
  const text = useText('gallery');
  const lists = useText('lists');
  const localise = useLocalise();
  const toast = useToast();
  const undo = useUndo();
  const { data: items = NONE, error, isLoading, isFetching, refetch } = useGalleryItemsQuery({ query: {} });
  const [remove] = useRemoveGalleryItemMutation();
  const { list, shown: fitting } = useShownItems(items);
  const translation = useTranslationFilter('slides', list.translation);
  const shown = fitting.filter(({ gallery_id }) => translation.passes(gallery_id));
  const bulk = useListBulk(
    'slides',
    shown.map((item) => ({ id: item.gallery_id, version: item.version, name: localise(titlesOf(item)) })),
  );
  const [drawn, more] = useLongList(shown);
  const [editing, setEditing] = useState<{ item: GalleryItemView | null }>();
  const [removing, setRemoving] = useState<GalleryItemView | null>(null);
  const [opened, setOpened] = useState<number>();
  const [saved, setSaved] = useState({ open: false, message: '' });
  const closeSaved = useCallback(() => setSaved((before) => ({ ...before, open: false })), []);
  usePage({ title: text('pages.gallery'), page: 'gallery' });
  const failed = error && items.length === 0;
  const options = (name: string, values: readonly string[]) => values.map((value) => ({ value, label: text(`${name}.${value}`) }));
  const add = () => setEditing({ item: null });
  useAskedToAdd(mayEdit, add);
  const look = useLook('slides');
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.gallery')} lead={text('lead')}>
        {mayEdit && (
          <div className="flex flex-wrap gap-3">
            <OrderLink kind="slides" />
            <Button variant="primary" onClick={add}>
              <PlusIcon /> {text('add')}
            </Button>
          </div>
        )}
      </ListHeader>
      <Stats items={isLoading ? undefined : failed ? null : items} />
      {isLoading && <ListSkeleton label={text('loading')} />}
      {failed && <ListFailure failure={error} fallback={text('errors.fetch')} onRetry={() => void refetch()} busy={isFetching} />}
      {!isLoading && !error && items.length === 0 && (
        <EmptyState title={text('noPictures')} className="py-20" actions={mayEdit && <Button onClick={add}>{text('add')}</Button>}>
          {text('empty.text')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ListToolbar
          list={list}
          searchLabel={text('search')}
          filterOptions={options('filters', FILTERS)}
          translationOptions={translation.options}
          sortOptions={options('sorts', SORTS)}
          shown={shown.length}
          total={items.length}
        />
      )}
      {items.length > 0 && <ListViews list="slides" look={look} />}
      {items.length > 0 && shown.length === 0 && <NoMatches search={list.search} onClear={list.clear} />}
      <BulkBar bulk={bulk} />
      {shown.length > 0 && look.look === 'table' && (
        <GalleryTable items={drawn} bulk={bulk} onEdit={(item) => setEditing({ item })} onRemove={setRemoving} />
      )}
      {shown.length > 0 && look.look === 'cards' && (
        <ul className={CARD_GRID}>
          {drawn.map((item, index) => (
            <li key={item.gallery_id} className="grid min-w-0">
              <GalleryCard
                item={item}
                box={bulk.box(item.gallery_id, 'absolute top-2 left-2 z-1 bg-white/92')}
                onOpen={() => setOpened(index)}
                onEdit={() => setEditing({ item })}
                onRemove={() => setRemoving(item)}
              />
            </li>
          ))}
        </ul>
      )}
      {more}
      {editing && (
        <GalleryItemDialog
          item={editing.item}
          onClose={() => setEditing(undefined)}
          onSaved={(message) => {
            setEditing(undefined);
            setSaved({ open: true, message });
          }}
        />
      )}
      <Removal
        item={removing}
        onClose={() => setRemoving(null)}
        remove={({ gallery_id: id, version }) => remove({ id, version }).unwrap()}
        title={text('remove.title')}
        what={text('remove.text', { title: removing ? localise(titlesOf(removing)) : '' })}
        fallback={text('errors.remove')}
        onTrashed={({ gallery_id: id }) => toast({ title: lists('inTrash'), tone: 'success', action: undo({ kind: 'slides', id }) })}
      />
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            photos={shown.map((item) => ({
              key: item.gallery_id,
              url: item.image_url,
              alt: localise(titlesOf(item)),
              meta: item.image_meta,
            }))}
            index={opened}
            onIndex={setOpened}
            open
            zoomable
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
      <SuccessDialog open={saved.open} onClose={closeSaved} title={saved.message} />
    </main>
  );
}

/** Numbers above the list (AGAL-01). */
function Stats({ items }: { items: readonly GalleryItemView[] | null | undefined }) {
  const text = useText('gallery');
  const format = useFormat();
  const latest = items
    ?.map((item) => item.updated_at || item.created_at)
    .sort()
    .at(-1);
  return (
    <StatTiles
      tiles={[
        { label: text('stats.total'), value: items && format.number(items.length), icon: ImageIcon },
        { label: text('stats.latest'), value: items && (latest ? format.date(latest, { dateStyle: 'medium' }) : '–'), icon: CalendarIcon },
      ]}
    />
  );
}
