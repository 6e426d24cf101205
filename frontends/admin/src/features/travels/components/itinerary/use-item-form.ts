import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels';
import { type ConflictField, conflictRows, resolved, useRules, useSave, useTold } from '@reefdesk/forms';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useWithSession } from '../../../../session/session-recovery.tsx';
import { useAddItineraryItemMutation, useItineraryDestinationsQuery, useUpdateItineraryItemMutation } from '../../itinerary.api.ts';
import { ITEM_RULES, ITEM_WORDING, type ItemValues, itemDataOf, itemValuesOf, stopsOf } from '../../itinerary-values.ts';
import type { TravelEditorState } from '../detail/use-travel-editor.ts';

/** The form of one stop: a new one without `opened`. */
export function useItemForm(editor: TravelEditorState, opened: ItineraryItemView | undefined, onSaved: () => void) {
  const text = useText('travels');
  const told = useTold();
  const withSession = useWithSession();
  const [addItem] = useAddItineraryItemMutation();
  const [updateItem] = useUpdateItineraryItemMutation();
  const [item, setItem] = useState(opened);
  const [isGone, setGone] = useState(false);
  const fields = useConflictFields();
  const validate = useRules(ITEM_RULES, text, ITEM_WORDING);
  const form = useFormik<ItemValues>({
    initialValues: itemValuesOf(opened, stopsOf(editor.travel).at(-1)?.day),
    validate,
    onSubmit: (values, helpers) => save(values, helpers, editor.travel),
  });
  const now = useRef(form);
  now.current = form;

  const words = {
    running: text('toasts.saving'),
    done: text(item ? 'toasts.itemUpdated' : 'toasts.itemAdded'),
    failed: text(item ? 'toasts.itemUpdateFailed' : 'toasts.itemAddFailed'),
  };
  const sendItem = (values: ItemValues, version: number) => {
    const call = { travelId: editor.travel.travel_id, version, item: itemDataOf(values) };
    return withSession(() => (item ? updateItem({ ...call, itemId: item.id }) : addItem(call)).unwrap());
  };
  const {
    save,
    busy: saving,
    failure,
    dismiss,
  } = useSave<ItemValues, TravelDetailView>({
    stored: editor.travel,
    send: (values, onto) => told(words, () => sendItem(values, (onto ?? editor.travel).version)),
    onSaved: (saved) => {
      editor.moved(saved);
      onSaved();
    },
    conflict: (theirs) => takeIn(theirs),
  });

  /** Somebody else changed the package: both versions of this stop, then on with the choice. */
  const takeIn = (theirs: TravelDetailView) => {
    const stored = item && theirs.destinations.find(({ id }) => id === item.id);
    if (item && !stored) {
      // What was typed stays, as a new stop.
      return editor.takeIn(theirs, [], () => {
        setItem(undefined);
        setGone(true);
      });
    }
    const rows = stored ? conflictRows(fields, itemValuesOf(item), now.current.values, itemValuesOf(stored)) : [];
    editor.takeIn(theirs, rows, (sides) => {
      const values = stored ? resolved(itemValuesOf(stored), rows, sides) : now.current.values;
      setItem(stored);
      void form.setValues(values);
      void save(values, form, theirs);
    });
  };

  return { form, saving, failure, dismiss, isNew: item === undefined, isGone };
}

function useConflictFields(): ConflictField[] {
  const text = useText('travels');
  const localise = useLocalise();
  const { data: destinations = [] } = useItineraryDestinationsQuery();
  const nameOf = (id: unknown) => localise(destinations.find(({ destination_id }) => destination_id === id)?.name);
  return [
    { path: 'category', label: text('itinerary.category'), show: (value) => text(`itinerary.categories.${String(value)}`) },
    { path: 'destination_id', label: text('itinerary.destination'), show: nameOf },
    { path: 'day', label: text('itinerary.day') },
    { path: 'time', label: text('itinerary.time') },
    ...LANGUAGES.map((language) => ({
      path: `comments.${language}`,
      label: text('itinerary.comment', { language: language.toUpperCase() }),
      lang: LANGUAGE_TAGS[language],
    })),
  ];
}
