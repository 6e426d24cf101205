import type { Success } from '@reefdesk/contracts/schema/view';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels/views';
import {
  type ConflictField,
  conflictFields,
  conflictRows,
  localisedLabels,
  resolved,
  useResultMessage,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { useIdempotencyKey, useUpload } from '@reefdesk/forms/uploads';
import { api, useAppDispatch, useLocalise, useText } from '@reefdesk/web-kit';
import { useFormik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { useWithSession } from '../../../../shared/session/session-recovery.tsx';
import {
  itemEditForm,
  newItemForm,
  useAddItineraryItemMutation,
  useItineraryDestinationsQuery,
  useUpdateItineraryItemMutation,
} from '../../itinerary.api.ts';
import type { StopPlace } from '../../itinerary-order.ts';
import { ITEM_WORDING, type ItemValues, itemDataOf, itemRules, itemValuesOf, stopsOf } from '../../itinerary-values.ts';
import type { TravelEditorState } from '../../use-travel-editor.ts';

export interface OpenedItem {
  item?: ItineraryItemView | undefined;
  place?: StopPlace | undefined;
}

export function useItemForm(editor: TravelEditorState, { item: opened, place }: OpenedItem, onSaved: () => void) {
  const text = useText('travels');
  const runWithMessage = useResultMessage();
  const withSession = useWithSession();
  const [addItem] = useAddItineraryItemMutation();
  const [updateItem] = useUpdateItineraryItemMutation();
  const { send, share, cancel } = useUpload();
  const { keyOf, settle } = useIdempotencyKey();
  const dispatch = useAppDispatch();
  const [item, setItem] = useState(opened);
  const [isGone, setGone] = useState(false);
  const fields = useConflictFields();
  const { status } = editor.travel;
  const rules = useMemo(() => itemRules({ status }), [status]);
  const validate = useRules(rules, text, ITEM_WORDING);
  const form = useFormik<ItemValues>({
    initialValues: itemValuesOf(opened, place?.day ?? stopsOf(editor.travel).at(-1)?.day),
    validate,
    onSubmit: (values, helpers) => save(values, helpers, editor.travel),
  });
  const now = useRef(form);
  now.current = form;

  const messages = {
    running: text('savingChanges'),
    done: text(item ? 'toasts.itemUpdated' : 'toasts.itemAdded'),
    failed: text(item ? 'toasts.itemUpdateFailed' : 'toasts.itemAddFailed'),
    stopped: text('picture.stopped'),
  };
  const sendItem = async (values: ItemValues, { version, destinations }: TravelDetailView): Promise<TravelDetailView> => {
    const onto = { travelId: editor.travel.travel_id, version };
    const data = itemDataOf(values, editor.travel);
    // The place is valid only on its own day, and only while the stop before it still exists.
    const isThere = !place?.after || destinations.some(({ id, day }) => id === place.after && day === place.day);
    const after = place && isThere && Number(values.day) === place.day ? place.after : undefined;
    const { image: picture } = values;
    const edit = item && { ...onto, itemId: item.id, body: data };
    const addition = { ...onto, body: { ...data, after } };
    if (picture) {
      const form = edit ? itemEditForm(edit, picture) : newItemForm(addition, picture);
      const saved = await withSession(() => send<Success<TravelDetailView>>(form));
      dispatch(api.util.invalidateTags(['Travels']));
      return saved.data;
    }
    if (edit) return withSession(() => updateItem(edit).unwrap());
    const added = await withSession(() => addItem({ ...addition, idempotencyKey: keyOf(addition.body) }).unwrap());
    settle();
    return added;
  };
  const {
    save,
    busy: saving,
    failure,
    dismiss,
  } = useSave<ItemValues, TravelDetailView>({
    stored: editor.travel,
    send: (values, onto) => runWithMessage(messages, () => sendItem(values, onto ?? editor.travel)),
    onSaved: (saved) => {
      editor.moved(saved);
      onSaved();
    },
    conflict: (theirs) => takeIn(theirs),
  });

  /** Resolves an edit conflict: the user chooses between both versions of this stop, then the save is repeated. */
  const takeIn = (theirs: TravelDetailView) => {
    const stored = item && theirs.destinations.find(({ id }) => id === item.id);
    if (item && !stored) {
      // The stop was deleted; the typed values become a new stop.
      return editor.takeIn(theirs, [], () => {
        setItem(undefined);
        setGone(true);
      });
    }
    const rows = stored ? conflictRows(fields, itemValuesOf(item), now.current.values, itemValuesOf(stored)) : [];
    editor.takeIn(theirs, rows, (sides) => {
      const { image, withoutImage } = now.current.values;
      const values = stored ? { ...resolved(itemValuesOf(stored), rows, sides), image, withoutImage } : now.current.values;
      setItem(stored);
      void form.setValues(values);
      void save(values, form, theirs);
    });
  };

  return {
    form,
    saving,
    failure,
    dismiss,
    isNew: item === undefined,
    isGone,
    share,
    stopUpload: cancel,
  };
}

function useConflictFields(): ConflictField[] {
  const text = useText('travels');
  const localise = useLocalise();
  const { data: destinations = [] } = useItineraryDestinationsQuery();
  const nameOf = (id: string) => localise(destinations.find(({ destination_id }) => destination_id === id)?.name);
  return conflictFields<ItemValues>({
    category: { label: text('itinerary.category'), show: (category) => text(`itinerary.categories.${category}`) },
    destination_id: { label: text('itinerary.destination'), show: nameOf },
    day: { label: text('itinerary.day') },
    time: { label: text('itinerary.time') },
    titles: localisedLabels((language) => text('itinerary.ownTitle', { language: language.toUpperCase() })),
    comments: localisedLabels((language) => text('itinerary.comment', { language: language.toUpperCase() })),
    // A chosen or removed picture is kept.
    image: null,
    withoutImage: null,
  });
}
