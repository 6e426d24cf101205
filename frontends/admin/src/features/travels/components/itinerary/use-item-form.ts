import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { ItineraryItemView, TravelDetailView } from '@reefdesk/contracts/travels';
import { useToast, useToastRemoval } from '@reefdesk/ui/toasts';
import { useLocalise, useText } from '@reefdesk/web-kit';
import { useFormik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { type ConflictField, conflictRows, resolved } from '../../../../editing/conflict.ts';
import { conflictOf, useFailureText } from '../../../../editing/failure-text.ts';
import { statusOf } from '../../../../editing/form-status.ts';
import { useWithSession } from '../../../../editing/session-recovery.tsx';
import { useOnceAtATime } from '../../../../editing/use-once-at-a-time.ts';
import { useAddItineraryItemMutation, useItineraryDestinationsQuery, useUpdateItineraryItemMutation } from '../../itinerary.api.ts';
import { type ItemValues, itemDataOf, itemRules, itemValuesOf } from '../../itinerary-values.ts';
import type { TravelEditorState } from '../detail/use-travel-editor.ts';

/** The form of one stop: a new one without `opened`. */
export function useItemForm(editor: TravelEditorState, opened: ItineraryItemView | undefined, onSaved: () => void) {
  const text = useText('travels');
  const toast = useToast();
  const takeToastAway = useToastRemoval();
  const withSession = useWithSession();
  const failureText = useFailureText();
  const [addItem] = useAddItineraryItemMutation();
  const [updateItem] = useUpdateItineraryItemMutation();
  const [item, setItem] = useState(opened);
  const [isGone, setGone] = useState(false);
  const fields = useConflictFields();
  const rules = useMemo(() => itemRules(text), [text]);
  const form = useFormik<ItemValues>({
    initialValues: itemValuesOf(opened),
    validationSchema: rules,
    onSubmit: (values) => save(values, editor.travel.version),
  });
  const now = useRef(form);
  now.current = form;

  const [save, saving] = useOnceAtATime(async (values: ItemValues, version: number) => {
    const id = toast({ title: text('toasts.saving'), tone: 'loading' });
    const call = { travelId: editor.travel.travel_id, version, item: itemDataOf(values) };
    form.setStatus(undefined);
    try {
      const send = () => (item ? updateItem({ ...call, itemId: item.id }) : addItem(call));
      editor.moved(await withSession(() => send().unwrap()));
      toast({ id, title: text(item ? 'toasts.itemUpdated' : 'toasts.itemAdded'), tone: 'success' });
      onSaved();
    } catch (failure) {
      const theirs = conflictOf<TravelDetailView>(failure);
      if (theirs) {
        takeToastAway(id);
        setTimeout(() => takeIn(theirs));
        return;
      }
      const title = text(item ? 'toasts.itemUpdateFailed' : 'toasts.itemAddFailed');
      toast({ id, title, text: await failureText(failure), tone: 'error' });
      form.setStatus(statusOf(failure));
    }
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
      void save(values, theirs.version);
    });
  };

  return { form, saving, isNew: item === undefined, isGone };
}

function useConflictFields(): ConflictField[] {
  const text = useText('travels');
  const localise = useLocalise();
  const { data: destinations = [] } = useItineraryDestinationsQuery();
  const nameOf = (id: unknown) => localise(destinations.find(({ destination_id }) => destination_id === id)?.name);
  return [
    { path: 'category', label: text('itinerary.category'), show: (value) => text(`itinerary.categories.${String(value)}`) },
    { path: 'destination_id', label: text('itinerary.destination'), show: nameOf },
    { path: 'time', label: text('itinerary.time') },
    ...LANGUAGES.map((language) => ({
      path: `comments.${language}`,
      label: text('itinerary.comment', { language: language.toUpperCase() }),
      lang: LANGUAGE_TAGS[language],
    })),
  ];
}
