import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { ItineraryItemView } from '@reefdesk/contracts/travels/views';
import { ActionMenu, type MenuAction } from '@reefdesk/ui/action-menu';
import { IconButton } from '@reefdesk/ui/button';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { ClockIcon } from '@reefdesk/ui/icons';
import { Photo, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

export interface ItineraryItemProps {
  item: ItineraryItemView;
  number: number;
  language: Language;
  isLast: boolean;
  heading: 'h3' | 'h4';
  editing: boolean;
  busy: boolean;
  grip: ReactNode;
  actions: readonly MenuAction[];
  onEdit: () => void;
  onRemove: () => void;
}

/** One stop. While editing it can be changed and moved, and the last one has a delete button (ITIN-04, ITIN-05). */
export function ItineraryItem(props: ItineraryItemProps) {
  const { item, number, language, isLast, heading: Heading, editing, busy, grip, actions, onEdit, onRemove } = props;
  const text = useText('travels');
  const { destination, titles } = item;
  const [title, place] = [titles[language], destination?.name[language] || destination?.destination_name_en];
  return (
    <div className="relative flex gap-4 pb-6">
      {!isLast && <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 w-px -translate-x-1/2 bg-lagoon/40" />}
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ocean font-display text-lg text-white">{number}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        {(item.image || destination) && (
          <Photo
            meta={item.image ? item.image_meta : (destination?.main_image_meta ?? null)}
            path={item.image || destination?.destination_img || ''}
            alt=""
            sizes="7rem"
            className="hidden aspect-[4/3] w-28 shrink-0 rounded-field sm:block"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 text-sm text-ink/75">
            <ClockIcon className="size-4 text-lagoon" />
            <time>{item.time}</time>
          </p>
          <Heading lang={title || place ? LANGUAGE_TAGS[language] : undefined} className="font-display text-lg break-words">
            {title || place || text('itinerary.noDestination')}
          </Heading>
          {title && place && (
            <p lang={LANGUAGE_TAGS[language]} className="text-sm text-ink/75">
              {place}
            </p>
          )}
          {item.comments[language] ? (
            <p lang={LANGUAGE_TAGS[language]} className="mt-1 max-w-prose text-sm whitespace-pre-line text-ink/80">
              {item.comments[language]}
            </p>
          ) : (
            <p className="mt-1 text-sm text-ink/70">{text('detail.noText')}</p>
          )}
        </div>
        {editing && (
          <div className="-ml-3 flex shrink-0 max-sm:basis-full sm:ml-0">
            {grip}
            <IconButton label={text('itinerary.editItem', { number })} disabled={busy} onClick={onEdit} className="text-ocean">
              <PencilIcon />
            </IconButton>
            <ActionMenu label={text('itinerary.more', { number })} actions={actions} disabled={busy} className="text-ocean" />
            {isLast && (
              <IconButton label={text('itinerary.deleteItem', { number })} disabled={busy} onClick={onRemove} className="text-coral-dark">
                <TrashIcon />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
