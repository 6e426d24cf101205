import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import type { ListBulk } from '../../shared/bulk/use-list-bulk.tsx';
import { DraftBadge } from '../../shared/drafts/draft-badge.tsx';
import { RecordHead } from '../../shared/lists/record-head.tsx';
import { RecordTable } from '../../shared/lists/record-table.tsx';
import { TranslationBadge } from '../../shared/translations/translation-badge.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { descriptionsOf, titlesOf } from './gallery-values.ts';

export interface GalleryTableProps {
  items: readonly GalleryItemView[];
  bulk: ListBulk;
  onEdit: (item: GalleryItemView) => void;
  onRemove: (item: GalleryItemView) => void;
}

export function GalleryTable({ items, bulk, onEdit, onRemove }: GalleryTableProps) {
  const text = useText('gallery');
  const format = useFormat();
  const localise = useLocalise();
  return (
    <RecordTable
      caption={text('pages.gallery')}
      rows={items}
      keyOf={({ gallery_id }) => gallery_id}
      head={{
        key: 'title',
        label: text('fields.titles'),
        cell: (item) => (
          <RecordHead name={localise(titlesOf(item))} picture={{ meta: item.image_meta, path: item.image_url }}>
            <DraftBadge kind="slides" id={item.gallery_id} />
            <TranslationBadge kind="slides" id={item.gallery_id} />
          </RecordHead>
        ),
      }}
      columns={[
        {
          key: 'description',
          label: text('fields.descriptions'),
          cell: (item) => {
            const description = localise(descriptionsOf(item));
            return description && <span className="line-clamp-2 wrap-anywhere">{description}</span>;
          },
        },
        {
          key: 'added',
          label: text('fields.added'),
          cell: ({ created_at: at }) => format.date(at, { dateStyle: 'medium' }),
          className: 'whitespace-nowrap',
        },
      ]}
      box={bulk.may ? ({ gallery_id }) => bulk.box(gallery_id) : undefined}
      actions={bulk.may ? (item) => <GalleryActions item={item} onEdit={() => onEdit(item)} onRemove={() => onRemove(item)} /> : undefined}
    />
  );
}
