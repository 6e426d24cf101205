import type { Language } from '@reefdesk/contracts/languages';
import type { ItineraryItemView } from '@reefdesk/contracts/travels';
import { Button } from '@reefdesk/ui/button';
import { PlusIcon, RouteIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { stopsOf } from '../../itinerary-values.ts';
import { daysOf } from '../../travel-values.ts';
import type { TravelEditorState } from '../detail/use-travel-editor.ts';
import { ItineraryItem } from './itinerary-item.tsx';
import { ItineraryModal } from './itinerary-modal.tsx';
import type { ItemRemoval } from './use-remove-item.tsx';

export interface ItineraryProps {
  editor: TravelEditorState;
  removal: ItemRemoval;
  language: Language;
  /** Its dialog shows conflicts itself. */
  onOpen: (open: boolean) => void;
  onDirty: (dirty: boolean) => void;
}

/** The stops as a line that goes down, and the way to add the next one (ITIN). */
export function Itinerary({ editor, removal, language, onOpen, onDirty }: ItineraryProps) {
  const text = useText('travels');
  const { travel, editing, saving } = editor;
  // Each change makes a new version of the package: two at once would be taken for a conflict.
  const busy = removal.busy || saving;
  const items = stopsOf(travel);
  const hasDays = daysOf(travel.duration) !== '1' || items.some(({ day }) => day > 1);
  const [edited, setEdited] = useState<{ item?: ItineraryItemView }>();
  const open = (target: { item?: ItineraryItemView }) => {
    setEdited(target);
    onOpen(true);
  };
  const close = () => {
    setEdited(undefined);
    onOpen(false);
    onDirty(false);
  };
  return (
    <section aria-label={text('itinerary.title')} className="rounded-panel bg-white p-5 md:p-7">
      <h2 className="font-display text-xl">{text('itinerary.title')}</h2>
      {items.length === 0 && (
        <p className="mt-3 flex items-center gap-3 text-ink/75">
          <RouteIcon className="size-6 shrink-0 text-lagoon" /> {text('itinerary.empty')}
        </p>
      )}
      <ol className="mt-5">
        {items.map((item, index) => (
          <ItineraryItem
            key={item.id}
            item={item}
            number={index + 1}
            language={language}
            hasDays={hasDays}
            isLast={index === items.length - 1}
            editing={editing}
            busy={busy}
            onEdit={() => open({ item })}
            onRemove={() => removal.ask(item)}
          />
        ))}
      </ol>
      <Button variant="solid" size="small" disabled={busy} onClick={() => open({})} className="mt-4">
        <PlusIcon className="size-4" /> {text(items.length === 0 ? 'itinerary.addFirst' : 'itinerary.addAnother')}
      </Button>
      {edited && <ItineraryModal key={edited.item?.id ?? 'new'} editor={editor} item={edited.item} onClose={close} onDirty={onDirty} />}
      {removal.dialog}
    </section>
  );
}
