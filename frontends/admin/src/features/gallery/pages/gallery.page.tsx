import { AREAS } from '@reefdesk/contracts/access';
import type { GalleryItemView } from '@reefdesk/contracts/slides';
import { Button } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { CalendarIcon, ImageIcon, PlusIcon } from '@reefdesk/ui/icons';
import { useFormat, useLocalise, usePage, useText } from '@reefdesk/web-kit';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ListHeader } from '../../../lists/list-header.tsx';
import { CARD_GRID, ListFailure, ListSkeleton, NoMatches } from '../../../lists/list-states.tsx';
import { ListToolbar } from '../../../lists/list-toolbar.tsx';
import { Removal } from '../../../lists/removal.tsx';
import { StatTiles } from '../../../lists/stat-tiles.tsx';
import { useRights } from '../../../session/use-rights.ts';
import { SuccessDialog } from '../../../success-dialog.tsx';
import { GalleryCard } from '../components/gallery-card.tsx';
import { GalleryItemDialog } from '../components/gallery-item-dialog.tsx';
import { useGalleryItemsQuery, useRemoveGalleryItemMutation } from '../gallery.api.ts';
import { titlesOf } from '../gallery-values.ts';
import { FILTERS, SORTS, useShownItems } from '../use-shown-items.ts';

const Lightbox = lazy(() => import('@reefdesk/web-kit/lightbox'));

const NONE: readonly GalleryItemView[] = [];

export default function GalleryPage() {
  const mayEdit = useRights()(AREAS.content);
  const text = useText('gallery');
  const localise = useLocalise();
  const { data: items = NONE, error, isLoading, isFetching, refetch } = useGalleryItemsQuery();
  const [remove] = useRemoveGalleryItemMutation();
  const { list, shown } = useShownItems(items);
  const [editing, setEditing] = useState<{ item: GalleryItemView | null }>();
  const [removing, setRemoving] = useState<GalleryItemView | null>(null);
  const [opened, setOpened] = useState<number>();
  const [saved, setSaved] = useState({ open: false, message: '' });
  const closeSaved = useCallback(() => setSaved((before) => ({ ...before, open: false })), []);
  usePage({ title: text('title'), page: 'gallery' });
  const failed = error && items.length === 0;
  const options = (name: string, values: readonly string[]) => values.map((value) => ({ value, label: text(`${name}.${value}`) }));
  const add = () => setEditing({ item: null });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('title')} lead={text('lead')}>
        {mayEdit && (
          <Button variant="primary" onClick={add}>
            <PlusIcon /> {text('add')}
          </Button>
        )}
      </ListHeader>
      <Stats items={isLoading ? undefined : failed ? null : items} />
      {isLoading && <ListSkeleton label={text('loading')} />}
      {failed && <ListFailure failure={error} fallback={text('errors.fetch')} onRetry={() => void refetch()} busy={isFetching} />}
      {!isLoading && !error && items.length === 0 && (
        <EmptyState title={text('empty.title')} className="py-20" actions={mayEdit && <Button onClick={add}>{text('add')}</Button>}>
          {text('empty.text')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ListToolbar
          list={list}
          searchLabel={text('search')}
          filterOptions={options('filters', FILTERS)}
          sortOptions={options('sorts', SORTS)}
          shown={shown.length}
          total={items.length}
        />
      )}
      {items.length > 0 && shown.length === 0 && <NoMatches search={list.search} onClear={list.clear} />}
      {shown.length > 0 && (
        <ul className={CARD_GRID}>
          {shown.map((item, index) => (
            <li key={item.gallery_id} className="grid min-w-0">
              <GalleryCard
                item={item}
                onOpen={() => setOpened(index)}
                onEdit={() => setEditing({ item })}
                onRemove={() => setRemoving(item)}
              />
            </li>
          ))}
        </ul>
      )}
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
        remove={(item) => remove(item).unwrap()}
        title={text('remove.title')}
        what={text('remove.text', { title: removing ? localise(titlesOf(removing)) : '' })}
        fallback={text('errors.remove')}
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

/** AGAL-01 */
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
