import type { Success } from '@reefdesk/contracts/envelope';
import { LANGUAGE_TAGS, LANGUAGES } from '@reefdesk/contracts/languages';
import type { ContentStatus } from '@reefdesk/contracts/statuses';
import type { TravelDetailView } from '@reefdesk/contracts/travels';
import { useToast, useToastRemoval } from '@reefdesk/ui/toasts';
import { api, useAppDispatch, useText } from '@reefdesk/web-kit';
import { useFormik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { type ConflictField, type ConflictRow, conflictRows, resolved, type Side } from '../../../../editing/conflict.ts';
import { conflictOf, useFailureText } from '../../../../editing/failure-text.ts';
import { faultAt, statusOf } from '../../../../editing/form-status.ts';
import { useWithSession } from '../../../../editing/session-recovery.tsx';
import { useOnceAtATime } from '../../../../editing/use-once-at-a-time.ts';
import { isCancelled } from '../../../../uploads/send-form.ts';
import { useUpload } from '../../../../uploads/use-upload.ts';
import { useDurationText } from '../../duration-text.ts';
import { canonical, dataOf, TEXTS, type TravelValues, travelRules, valuesOf } from '../../travel-values.ts';
import { imageForm, useEditTravelMutation } from '../../travels.api.ts';

export interface Conflict {
  rows: ConflictRow[];
  choose: (sides: Record<string, Side>) => void;
}

/**
 * A package under somebody's hands. What is shown and edited is held here: a reload never changes it while it is edited,
 * and each of our own changes moves it to the version that the change made.
 */
export function useTravelEditor(loaded: TravelDetailView) {
  const text = useText('travels');
  const toast = useToast();
  const takeToastAway = useToastRemoval();
  const failureText = useFailureText();
  const withSession = useWithSession();
  const [editTravel] = useEditTravelMutation();
  const { send, share, cancel } = useUpload();
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(loaded);
  const [editing, setEditing] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const fields = useConflictFields();
  const rules = useMemo(() => travelRules(text, { isNew: false }), [text]);
  const travel = !editing && loaded.version > held.version ? loaded : held;

  const form = useFormik<TravelValues>({
    initialValues: valuesOf(travel),
    validationSchema: rules,
    onSubmit: (values) => save(values, held),
  });
  // What is typed while a call is under way must not be lost when its answer comes.
  const now = useRef(form);
  now.current = form;
  /** What the last change of ours left, also while the call that follows it is under way. */
  const base = useRef(held);
  base.current = held;

  /** Takes in what somebody else saved; what I typed stays where the choice says so. Answers the form's values. */
  const adopt = (theirs: TravelDetailView, rows: readonly ConflictRow[], sides: Record<string, Side>): TravelValues => {
    const stored = valuesOf(theirs);
    const values = { ...resolved(stored, rows, sides), mainImage: now.current.values.mainImage };
    setHeld(theirs);
    form.resetForm({ values: stored });
    void form.setValues(values);
    return values;
  };

  /** Somebody else's version came in the way: shows what differs, if anything does, and goes on with the choice. */
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
    if (own.length + rows.length === 0) choose({});
    else setConflict({ rows: [...own, ...rows], choose });
  };

  const [save, saving] = useOnceAtATime(async (values: TravelValues, onto: TravelDetailView) => {
    const id = toast({ title: text('toasts.saving'), tone: 'loading' });
    const travelId = onto.travel_id;
    let current = onto;
    form.setStatus(undefined);
    try {
      current = await withSession(() => editTravel({ travelId, version: onto.version, data: dataOf(values) }).unwrap());
      setHeld(current);
      const { mainImage: picture } = values;
      if (picture) {
        const upload = imageForm({ travelId, version: current.version, picture });
        current = (await withSession(() => send<Success<TravelDetailView>>(upload))).data;
        dispatch(api.util.invalidateTags(['Travels']));
      }
      const typedOn = now.current.values !== values;
      setHeld(current);
      setEditing(typedOn);
      form.resetForm({ values: valuesOf(current) });
      if (typedOn) void form.setValues({ ...now.current.values, mainImage: null });
      toast({ id, title: text('toasts.updated'), tone: 'success' });
    } catch (failure) {
      const theirs = conflictOf<TravelDetailView>(failure);
      if (theirs) {
        takeToastAway(id);
        return after(() => takeIn(theirs, [], (_, next) => void save(next, theirs)));
      }
      const reason = isCancelled(failure) ? text('picture.stopped') : await failureText(failure);
      toast({ id, title: text('toasts.updateFailed'), text: reason, tone: 'error' });
      if (current !== onto) {
        // The texts are saved, the picture was refused: it alone is still to do.
        form.resetForm({ values: { ...valuesOf(current), mainImage: values.mainImage } });
        form.setStatus(faultAt('mainImage', reason));
      } else form.setStatus(statusOf(failure));
    }
  });

  return {
    travel,
    editing,
    form,
    saving,
    /** How much of a new picture has left; null when none is under way. */
    share,
    stopUpload: cancel,
    conflict,
    takeIn,
    /** A change of ours that made a new version of the package: an item of its itinerary. */
    moved: setHeld,
    begin() {
      setHeld(travel);
      form.resetForm({ values: valuesOf(travel) });
      setEditing(true);
    },
    leave() {
      form.resetForm({ values: valuesOf(held) });
      setEditing(false);
    },
    closeConflict: () => setConflict(undefined),
    isDirty: editing && (form.dirty || form.values.mainImage !== null),
  };
}

/** Once the call that failed is over: it may be made again then. */
function after(step: () => void): void {
  setTimeout(step);
}

export type TravelEditorState = ReturnType<typeof useTravelEditor>;

/** What two versions of a package can differ in, as a reader sees it. */
function useConflictFields(): ConflictField[] {
  const text = useText('travels');
  const editing = useText('editing');
  const durationText = useDurationText();
  return [
    ...TEXTS.flatMap((name) =>
      LANGUAGES.map((language) => ({
        path: `${name}.${language}`,
        label: editing('conflict.field', { field: text(`fields.${name}`), language: language.toUpperCase() }),
        lang: LANGUAGE_TAGS[language],
      })),
    ),
    { path: 'duration', label: text('fields.duration'), show: (value) => durationText(String(value)) },
    { path: 'status', label: text('fields.status'), show: (value) => text(`status.${value as ContentStatus}`) },
    { path: 'price', label: text('fields.price') },
  ];
}
