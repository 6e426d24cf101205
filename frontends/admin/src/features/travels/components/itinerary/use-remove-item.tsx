import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels';
import { ConfirmDialog, conflictOf, useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useWithSession } from '../../../../session/session-recovery.tsx';
import { useRemoveItineraryItemMutation } from '../../itinerary.api.ts';
import type { TravelEditorState } from '../detail/use-travel-editor.ts';

export type ItemRemoval = ReturnType<typeof useRemoveItem>;

/** Asks, and takes a stop away (MSG-30, MSG-31, MSG-36, MSG-39). */
export function useRemoveItem(editor: TravelEditorState) {
  const text = useText('travels');
  const toast = useToast();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const [removeItem] = useRemoveItineraryItemMutation();
  const [item, setItem] = useState<ItineraryItemView>();
  const [asking, setAsking] = useState(false);
  const [remove, busy] = useOnceAtATime(async () => {
    if (!item) return;
    setAsking(false);
    const id = toast({ title: text('toasts.itemDeleting'), tone: 'loading' });
    try {
      const { travel_id: travelId, version } = editor.travel;
      editor.moved(await withSession(() => removeItem({ travelId, itemId: item.id, version }).unwrap()));
      toast({ id, title: text('toasts.itemDeleted'), tone: 'success' });
    } catch (failure) {
      toast({ id, title: text('toasts.itemDeleteFailed'), text: await failureText(failure), tone: 'error' });
      const theirs = conflictOf<TravelDetailView>(failure);
      // What somebody else made of it is shown first; whoever still wants it gone presses again.
      if (theirs) editor.takeIn(theirs, [], () => undefined);
    }
  });
  return {
    busy,
    ask(target: ItineraryItemView) {
      setItem(target);
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title={text('itinerary.deletion.title')}
        confirmLabel={text('itinerary.deletion.confirm')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {text('itinerary.deletion.text')}
      </ConfirmDialog>
    ),
  };
}
