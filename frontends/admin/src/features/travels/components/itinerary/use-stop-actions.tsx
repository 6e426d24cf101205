import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import { ConfirmDialog, conflictOf, useFailureText, useOnceAtATime } from '@reefdesk/forms';
import { useIdempotencyKey } from '@reefdesk/forms/uploads';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { useWithSession } from '../../../../shared/session/session-recovery.tsx';
import {
  useAddItineraryItemMutation,
  useRemoveItineraryItemMutation,
  useRestoreItineraryItemMutation,
  useUpdateItineraryItemMutation,
} from '../../itinerary.api.ts';
import { placeOf, type StopPlace, withMoved } from '../../itinerary-order.ts';
import { copyOf, stopsOf } from '../../itinerary-values.ts';
import type { TravelEditorState } from '../../use-travel-editor.ts';

export type StopActions = ReturnType<typeof useStopActions>;

interface StopWrite {
  /** Text keys of the toast, such as `itemMoving`, `itemMoved`, `itemMoveFailed`. */
  words: readonly [running: string, done: string, failed: string];
  call: (onto: { travelId: string; version: number }) => Promise<TravelDetailView>;
  undo?: (() => void) | undefined;
  /** True if a conflict is resolved by repeating the write on the newer version, for writes that overwrite nothing. */
  insists?: boolean;
}

/** Changes of stops without a form: move, duplicate, delete and restore (EDT-10, MSG-30, MSG-31, MSG-36, MSG-39). */
export function useStopActions(editor: TravelEditorState) {
  const text = useText('travels');
  const lists = useText('lists');
  const toast = useToast();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const [removeItem] = useRemoveItineraryItemMutation();
  const [restoreItem] = useRestoreItineraryItemMutation();
  const [updateItem] = useUpdateItineraryItemMutation();
  const [addItem] = useAddItineraryItemMutation();
  const { keyOf, settle } = useIdempotencyKey();
  const [item, setItem] = useState<ItineraryItemView>();
  const [asking, setAsking] = useState(false);
  /** Optimistic order of the stops, until the server responds. */
  const [meant, setMeant] = useState<ItineraryItemView[]>();
  // An undo may be pressed long after its toast was created, so it reads the current editor.
  const now = useRef(editor);
  now.current = editor;

  const [write, busy] = useOnceAtATime(async ({ words: [running, done, failed], call, undo, insists }: StopWrite) => {
    const id = toast({ title: text(`toasts.${running}`), tone: 'loading' });
    const onto = ({ travel_id: travelId, version }: TravelDetailView) => withSession(() => call({ travelId, version }));
    try {
      now.current.moved(await meeting(onto, insists ?? false));
      toast({ id, title: text(`toasts.${done}`), tone: 'success', action: undo && { label: lists('undo.label'), onPress: undo } });
    } catch (failure) {
      toast({ id, title: text(`toasts.${failed}`), text: await failureText(failure), tone: 'error' });
      const theirs = conflictOf<TravelDetailView>(failure);
      // The other user's version is shown first, so that the user can decide whether to repeat the action.
      if (theirs) now.current.takeIn(theirs, [], () => undefined);
    } finally {
      setMeant(undefined);
    }
  });

  /** Sends the write. After an edit conflict, a write with `insists` is sent once more onto the newer version. */
  const meeting = async (onto: (travel: TravelDetailView) => Promise<TravelDetailView>, insists: boolean): Promise<TravelDetailView> => {
    try {
      return await onto(now.current.travel);
    } catch (failure) {
      const theirs = conflictOf<TravelDetailView>(failure);
      if (!theirs || !insists) throw failure;
      await new Promise<void>((resolve) => now.current.takeIn(theirs, [], () => resolve()));
      return onto(theirs);
    }
  };

  const restore = (itemId: string) =>
    void write({
      words: ['itemRestoring', 'itemRestored', 'itemRestoreFailed'],
      call: (onto) => restoreItem({ ...onto, itemId }).unwrap(),
      insists: true,
    });
  const move = (itemId: string, place: StopPlace, isBack = false) => {
    const stops = stopsOf(now.current.travel);
    const back = placeOf(stops, itemId);
    setMeant(withMoved(stops, itemId, place));
    void write({
      words: ['itemMoving', 'itemMoved', 'itemMoveFailed'],
      call: (onto) => updateItem({ ...onto, itemId, body: place }).unwrap(),
      undo: isBack ? undefined : () => move(itemId, back, true),
    });
  };

  return {
    busy,
    stops: meant ?? stopsOf(editor.travel),
    move,
    duplicate: (stop: ItineraryItemView) =>
      void write({
        words: ['copying', 'copied', 'copyFailed'],
        call: async (onto) => {
          const body = { ...copyOf(stop, now.current.travel), after: stop.id };
          const copied = await addItem({ ...onto, body, idempotencyKey: keyOf(body) }).unwrap();
          settle();
          return copied;
        },
      }),
    askRemoval(target: ItineraryItemView) {
      setItem(target);
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={asking}
        title={text('itinerary.deletion.title')}
        confirmLabel={text('yesDelete')}
        onConfirm={() => {
          setAsking(false);
          if (!item) return;
          const { id: itemId } = item;
          void write({
            words: ['itemDeleting', 'itemDeleted', 'itemDeleteFailed'],
            call: (onto) => removeItem({ ...onto, itemId }).unwrap(),
            undo: () => restore(itemId),
          });
        }}
        onCancel={() => setAsking(false)}
      >
        {text('cannotBeUndone')}
      </ConfirmDialog>
    ),
  };
}
