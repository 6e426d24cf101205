import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { ItineraryItemView } from '@reefdesk/contracts/travels';
import { IconButton } from '@reefdesk/ui/button';
import { ClockIcon, PencilIcon, TrashIcon } from '@reefdesk/ui/icons';
import { Photo, useText } from '@reefdesk/web-kit';

export interface ItineraryItemProps {
  item: ItineraryItemView;
  number: number;
  language: Language;
  /** The journey has more than one. */
  hasDays: boolean;
  isLast: boolean;
  editing: boolean;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One stop. While editing it can be changed, and the last one be taken away (ITIN-04, ITIN-05). */
export function ItineraryItem({ item, number, language, hasDays, isLast, editing, busy, onEdit, onRemove }: ItineraryItemProps) {
  const text = useText('travels');
  const { destination } = item;
  const name = destination ? destination.name[language] || destination.destination_name_en : text('itinerary.noDestination');
  return (
    <li data-testid="itinerary-item" className="relative flex gap-4 pb-6 last:pb-1">
      {!isLast && <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 w-px -translate-x-1/2 bg-lagoon/40" />}
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ocean font-display text-lg text-white">{number}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-3 sm:flex-nowrap">
        {destination && (
          <Photo
            meta={destination.main_image_meta}
            path={destination.destination_img}
            alt=""
            sizes="7rem"
            className="hidden aspect-[4/3] w-28 shrink-0 rounded-field sm:block"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1.5 text-sm text-ink/75">
            <ClockIcon className="size-4 text-lagoon" />
            {hasDays && <span>{text('itinerary.dayNumber', { number: item.day })} ·</span>}
            <time>{item.time}</time>
          </p>
          <h3 lang={destination ? LANGUAGE_TAGS[language] : undefined} className="font-display text-lg break-words">
            {name}
          </h3>
          <p lang={LANGUAGE_TAGS[language]} className="mt-1 max-w-prose text-sm whitespace-pre-line text-ink/80">
            {item.comments[language]}
          </p>
        </div>
        {editing && (
          <div className="flex shrink-0">
            <IconButton label={text('itinerary.editItem', { number })} disabled={busy} onClick={onEdit} className="text-ocean">
              <PencilIcon />
            </IconButton>
            {isLast && (
              <IconButton label={text('itinerary.deleteItem', { number })} disabled={busy} onClick={onRemove} className="text-coral-dark">
                <TrashIcon />
              </IconButton>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
