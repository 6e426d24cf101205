import { AREAS } from '@reefdesk/contracts/access';
import type { GalleryItemView } from '@reefdesk/contracts/slides/endpoints';
import { ExpandIcon } from '@reefdesk/ui/icons';
import { Photo, useFormat, useLocalise, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { DraftBadge } from '../../shared/drafts/draft-badge.tsx';
import { useRights } from '../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../shared/translations/translation-badge.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { descriptionsOf, isComplete, titlesOf } from './gallery-values.ts';

export interface GalleryCardProps {
  item: GalleryItemView;
  /** Selection checkbox; null for users who may not edit. */
  box: ReactNode;
  onOpen: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function GalleryCard({ item, box, onOpen, onEdit, onRemove }: GalleryCardProps) {
  const text = useText('gallery');
  const format = useFormat();
  const localise = useLocalise();
  const mayEdit = useRights()(AREAS.content);
  const title = localise(titlesOf(item));
  return (
    <article
      data-testid="gallery-card"
      className="relative flex min-w-0 flex-col overflow-hidden rounded-panel bg-white has-checked:ring-2 has-checked:ring-ocean"
    >
      {box}
      <button type="button" onClick={onOpen} aria-label={text('open', { title })} className="group relative block cursor-zoom-in">
        <Photo
          meta={item.image_meta}
          path={item.image_url}
          alt=""
          sizes="(width < 40rem) 92vw, (width < 80rem) 44vw, 25rem"
          className="aspect-[16/10] w-full"
        />
        <span className="absolute right-3 bottom-3 grid size-10 place-items-center rounded-full bg-abyss/70 text-white transition-colors group-hover:bg-abyss">
          <ExpandIcon />
        </span>
      </button>
      <div className="flex flex-1 items-start gap-2 p-5 pr-3">
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-xl wrap-anywhere">{title}</h2>
          <p className="mt-1 line-clamp-2 text-sm text-ink/75">{localise(descriptionsOf(item))}</p>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink/70">
            {text('addedOn', { date: format.date(item.created_at, { dateStyle: 'medium' }) })}
            {!isComplete(item) && <span className="rounded-full bg-sun/45 px-2.5 py-0.5 font-semibold text-ink">{text('incomplete')}</span>}
            <DraftBadge kind="slides" id={item.gallery_id} />
            <TranslationBadge kind="slides" id={item.gallery_id} shows={['stale']} />
          </p>
        </div>
        {mayEdit && (
          <div className="-mt-2 flex flex-col">
            <GalleryActions item={item} onEdit={onEdit} onRemove={onRemove} />
          </div>
        )}
      </div>
    </article>
  );
}
