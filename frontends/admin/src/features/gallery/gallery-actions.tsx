import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { IconButton } from '@reefdesk/ui/button';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { HistoryLink } from '../../shared/audit/history-link.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { titlesOf } from './gallery-values.ts';

export function GalleryActions({ item, onEdit, onRemove }: { item: GalleryItemView; onEdit: () => void; onRemove: () => void }) {
  const text = useText('gallery');
  const title = useLocalise()(titlesOf(item));
  return (
    <>
      <IconButton label={text('editItem', { title })} onClick={onEdit} className="text-ocean">
        <PencilIcon />
      </IconButton>
      <PreviewButton kind="slides" id={item.gallery_id} name={title} />
      <HistoryLink kind="slides" record={item.gallery_id} name={title} />
      <IconButton label={text('removeItem', { title })} onClick={onRemove} className="text-coral-dark">
        <TrashIcon />
      </IconButton>
    </>
  );
}
