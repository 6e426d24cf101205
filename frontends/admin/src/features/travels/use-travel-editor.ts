import type { MissingField } from '@reefdesk/contracts/editing/endpoints';
import { each } from '@reefdesk/contracts/schema/each';
import type { Success } from '@reefdesk/contracts/schema/view';
import { TRAVEL_FACT_NAMES, type TravelFact } from '@reefdesk/contracts/travels/requests';
import { OPTIONAL_TEXT_NAMES } from '@reefdesk/contracts/travels/values';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import {
  askedFor,
  type ConflictField,
  type ConflictRow,
  conflictFields,
  conflictRows,
  resolved,
  type Side,
  useLocalisedLabels,
  useMergeToast,
  useResultMessage,
  useRules,
  useSave,
} from '@reefdesk/forms';
import { readFacts, useFacts } from '@reefdesk/forms/facts';
import { useUpload } from '@reefdesk/forms/uploads';
import { api, useAppDispatch, useText } from '@reefdesk/web-kit';
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { useDurationText } from './duration-text.ts';
import {
  canonical,
  dataOf,
  missingToShow,
  TEXTS,
  TRAVEL_EDIT_RULES,
  TRAVEL_WORDING,
  type TravelValues,
  typedFact,
  valuesOf,
} from './travel-values.ts';
import { editTravelForm, useEditTravelMutation } from './travels.api.ts';

export interface Conflict {
  rows: ConflictRow[];
  choose: (sides: Record<string, Side>) => void;
}

/** Edits a travel. A reload never changes the edited version; each own change moves it to the version that it created. */
export function useTravelEditor(loaded: TravelDetailView) {
  const text = useText('travels');
  const runWithMessage = useResultMessage();
  const toastMerged = useMergeToast();
  const withSession = useWithSession();
  const [editTravel] = useEditTravelMutation();
  const { send, share, cancel } = useUpload();
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(loaded);
  const [editing, setEditing] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const fields = useConflictFields();
  const [missing, setMissing] = useState<readonly MissingField[]>([]);
  const validate = useRules(TRAVEL_EDIT_RULES, text, TRAVEL_WORDING);
  const travel = !editing && loaded.version > held.version ? loaded : held;

  const form = useFormik<TravelValues>({
    initialValues: valuesOf(travel),
    validate,
    onSubmit: (values, helpers) => {
      const lacking = missingToShow(travel, values);
      setMissing(lacking);
      return lacking.length > 0 ? undefined : save(values, helpers, held);
    },
  });
  // Values typed while a request is running must not be lost when the response arrives.
  const now = useRef(form);
  now.current = form;
  /** Version after the last own change, also while the next request is running. */
  const base = useRef(held);
  base.current = held;

  /** Adopts another user's version but keeps typed values where `sides` says so. Returns the form's new values. */
  const adopt = (theirs: TravelDetailView, rows: readonly ConflictRow[], sides: Record<string, Side>): TravelValues => {
    const stored = valuesOf(theirs);
    const values = { ...resolved(stored, rows, sides), mainImage: now.current.values.mainImage };
    setHeld(theirs);
    form.resetForm({ values: stored });
    void form.setValues(values);
    return values;
  };

  /** Resolves an edit conflict: the user chooses for fields that both changed, other changes are merged, then `then` runs. */
  const takeIn = (
    theirs: TravelDetailView,
    own: ConflictRow[],
    then: (sides: Record<string, Side>, values: TravelValues) => void,
  ): void => {
    const rows = editing ? conflictRows(fields, valuesOf(base.current), canonical(now.current.values), valuesOf(theirs)) : [];
    const choose = (sides: Record<string, Side>) => {
      setConflict(undefined);
      then(sides, adopt(theirs, rows, sides));
    };
    const all = [...own, ...rows];
    if (askedFor(all).length > 0) {
      setConflict({ rows: all, choose });
      return;
    }
    toastMerged(all);
    choose({});
  };

  const messages = {
    running: text('savingChanges'),
    done: text('toasts.updated'),
    failed: text('toasts.updateFailed'),
    stopped: text('picture.stopped'),
  };
  const sendEdit = async (values: TravelValues, { travel_id: travelId, version }: TravelDetailView): Promise<TravelDetailView> => {
    const edit = { travelId, version, body: dataOf(values) };
    const { mainImage: picture } = values;
    if (!picture) return withSession(() => editTravel(edit).unwrap());
    const { data } = await withSession(() => send<Success<TravelDetailView>>(editTravelForm(edit, picture)));
    dispatch(api.util.invalidateTags(['Travels']));
    return data;
  };
  const {
    save,
    busy: saving,
    failure,
    dismiss,
  } = useSave<TravelValues, TravelDetailView>({
    stored: loaded,
    send: (values, onto) => runWithMessage(messages, () => sendEdit(values, onto ?? held)),
    onSaved: (saved, _, values) => {
      const typedOn = now.current.values !== values;
      setHeld(saved);
      setEditing(typedOn);
      form.resetForm({ values: valuesOf(saved) });
      if (typedOn) void form.setValues({ ...now.current.values, mainImage: null });
    },
    conflict: (theirs) => takeIn(theirs, [], (_, next) => void save(next, form, theirs)),
  });

  return {
    travel,
    editing,
    form,
    saving,
    share,
    stopUpload: cancel,
    conflict,
    takeIn,
    /** Called with the travel after a change of its itinerary, which creates a new version. */
    moved: setHeld,
    begin() {
      setHeld(travel);
      form.resetForm({ values: valuesOf(travel) });
      setEditing(true);
    },
    /** Fields that the travel lacks to be visible. The save waits for the user's answer. */
    missing,
    closeMissing: () => setMissing([]),
    refused: () => setMissing(missingToShow(travel, form.values)),
    showAllTheSame() {
      setMissing([]);
      void save(form.values, form, held);
    },
    /** Error of the last save, until the next success or until it is dismissed. */
    failure,
    dismiss,
    leave() {
      dismiss();
      form.resetForm({ values: valuesOf(held) });
      setEditing(false);
    },
    closeConflict: () => setConflict(undefined),
    isDirty: editing && (form.dirty || form.values.mainImage !== null),
  };
}

export type TravelEditorState = ReturnType<typeof useTravelEditor>;

export function useConflictFields(): ConflictField[] {
  const text = useText('travels');
  const fieldText = useText('fields');
  const durationText = useDurationText();
  const localised = useLocalisedLabels();
  const factsOf = useFacts();
  const shownFact = (name: TravelFact, typed: string) => {
    const read = factsOf(readFacts({ [name]: typedFact(name, typed) })).find((fact) => fact.name === name);
    return read?.value ?? (typed || fieldText(`facts.${name}.none`));
  };
  return conflictFields<TravelValues>({
    ...each([...TEXTS, ...OPTIONAL_TEXT_NAMES], (name) => localised(fieldText(`names.${name}`))),
    duration: { label: text('fields.duration'), show: durationText },
    status: { label: text('fields.status'), show: (status) => text(`values.${status}`) },
    ...each(TRAVEL_FACT_NAMES, (name) => ({ label: fieldText(`facts.${name}.label`), show: (typed: string) => shownFact(name, typed) })),
    // A chosen picture is kept.
    mainImage: null,
  });
}
