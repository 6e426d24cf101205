import type { DestinationImageView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import { LIMITS, MEGABYTE } from '@reefdesk/contracts/limits';
import { ConfirmDialog } from '@reefdesk/forms';
import { ANY_IMAGE, DropZone, type RefusedFile, RefusedFiles, UploadList, useCheckedFiles, useFocusStays } from '@reefdesk/forms/uploads';
import { Button, IconButton } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { StarIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import type { GalleryActions } from '../use-gallery-actions.ts';
import { GalleryGrid } from './gallery-grid.tsx';

/** The gallery in edit mode. Each change is saved at once (ADEDIT-13..16). */
export function EditorGallery({ destination, gallery }: { destination: DestinationView; gallery: GalleryActions }) {
  const text = useText('destinations');
  const [leaving, setLeaving] = useState<DestinationImageView | null>(null);
  const pictures = useRef<HTMLDivElement>(null);
  useFocusStays(pictures);
  const isFull = destination.gallery_images.length >= LIMITS.destinationImages;
  const actions = (image: DestinationImageView, number: number) => (
    <div className="mt-2 flex items-center gap-1">
      <Button
        variant="outline"
        size="small"
        disabled={image.is_main || gallery.busy}
        onClick={() => void gallery.setMain(image.gallery_id)}
        className="min-w-0 flex-1 px-2! text-xs! max-sm:px-1!"
      >
        {!image.is_main && <StarIcon className="size-4 shrink-0 max-sm:hidden" />}
        {text(image.is_main ? 'currentMain' : 'setAsMain')}
        <span className="sr-only">{text('imageNumber', { number })}</span>
      </Button>
      <IconButton
        label={text('removeImage', { number })}
        disabled={gallery.busy}
        onClick={() => setLeaving(image)}
        className="shrink-0 text-coral-dark max-sm:size-9!"
      >
        <TrashIcon />
      </IconButton>
    </div>
  );
  return (
    <Panel
      title={text('cards.gallery')}
      lead={text('gallery.lead', { max: LIMITS.destinationImages, size: LIMITS.imageMaxBytes / MEGABYTE })}
    >
      <div ref={pictures} tabIndex={-1}>
        <GalleryGrid destination={destination} actions={actions}>
          {!isFull && <AddSlot gallery={gallery} />}
        </GalleryGrid>
        {gallery.queue.items.length > 0 && (
          <div className="mt-4">
            <UploadList queue={gallery.queue} label={text('gallery.onTheirWay')} />
          </div>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        title={text('removeAsk.title')}
        confirmLabel={text('removeAsk.confirm')}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void gallery.remove(leaving.gallery_id);
          setLeaving(null);
        }}
      >
        {text('cannotBeUndone')}
      </ConfirmDialog>
    </Panel>
  );
}

function AddSlot({ gallery }: { gallery: GalleryActions }) {
  const text = useText('destinations');
  const id = useElementId();
  const check = useCheckedFiles(LIMITS.imageMaxBytes);
  const [rejected, setRejected] = useState<readonly RefusedFile[]>([]);
  return (
    <li className="grid min-w-0 content-start gap-2">
      <DropZone
        label={text('gallery.add')}
        hint={text('gallery.left', { count: gallery.left })}
        accept={ANY_IMAGE}
        multiple
        compact
        invalid={rejected.length > 0}
        describedBy={id}
        className="aspect-[4/3]"
        onFiles={(files) => {
          const { good, refused: bad } = check(files);
          setRejected(bad);
          gallery.add(good);
        }}
      />
      <RefusedFiles id={id} files={rejected} />
    </li>
  );
}
