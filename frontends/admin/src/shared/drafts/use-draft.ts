import type { DraftView } from '@reefdesk/contracts/editing/endpoints';
import type { Success } from '@reefdesk/contracts/schema/view';
import {
  askedFor,
  type ConflictField,
  type ConflictRow,
  conflictOf,
  conflictRows,
  resolved,
  type Side,
  statusOf,
  useFailureText,
  useMergeToast,
} from '@reefdesk/forms';
import { dataForm, useUpload } from '@reefdesk/forms/uploads';
import { useToast } from '@reefdesk/ui/toasts';
import { isApiFailure, requestTo, useText } from '@reefdesk/web-kit';
import { type FormikErrors, useFormik } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWithSession } from '../session/session-recovery.tsx';
import { changedData, isNothing } from './changed-data.ts';
import { type DraftOf, useDiscardDraftMutation, useSaveDraftMutation } from './drafts.api.ts';
import { usePublication } from './use-publication.ts';

/** Delay between the first unsaved change and its save, also while the user keeps typing. */
const PACE_MS = 2_000;
const AGAIN_MS = 5_000;

/** `failed` is a temporary error that is retried; `refused` means that the server rejected the data. */
export type SavingState = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed' | 'refused';

export interface DraftOptions<Values extends object, View extends { version: number }> extends DraftOf {
  record: View;
  opened: DraftView<View> | null;
  valuesOf: (view: View) => Values;
  dataOf: (values: Values) => object;
  fields: readonly ConflictField[];
  validate: (values: Values) => FormikErrors<Values> | Promise<FormikErrors<Values>>;
  picture?: DraftPicture<Values>;
  /** Marks sent with the texts, such as machine translations. `of` returns null if there are none; `said` runs after the save. */
  marks?: { of: (values: Values) => object | null; said: (marks: object, saved: DraftView<View>) => void };
  /** Maps a field path of the request to the form path, where they differ. */
  placeOf?: (path: string) => string;
  onPublished: () => void;
  onDiscarded: () => void;
}

/** The form's single new picture. */
export interface DraftPicture<Values> {
  /** Form value that holds the file, or null. */
  value: keyof Values & string;
  /** Multipart part of the file. */
  part: string;
  /** Multipart part of the other changes as JSON; without it, each of them has a part of its own. */
  data?: string;
}

interface Conflict {
  rows: ConflictRow[];
  choose: (sides: Record<string, Side>) => void;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * Autosaves a record's draft: only changed fields, one request at a time. Nothing is public before `publish`. Concurrent changes of other
 * users are merged, or the user chooses.
 */
export function useDraft<Values extends object, View extends { version: number }>(options: DraftOptions<Values, View>) {
  const { kind, id, valuesOf, fields, picture, marks } = options;
  const text = useText('drafts');
  const toast = useToast();
  const failureText = useFailureText();
  const toastMerged = useMergeToast();
  const withSession = useWithSession();
  const upload = useUpload();
  const [saveDraft] = useSaveDraftMutation();
  const [discardDraft] = useDiscardDraftMutation();
  const [held, setHeld] = useState(options.opened);
  const [state, setState] = useState<SavingState>(options.opened ? 'saved' : 'unchanged');
  const [conflict, setConflict] = useState<Conflict>();
  const dataOf = (values: Values) => options.dataOf(values) as Data;
  const begin = () => valuesOf(options.opened?.draft ?? options.record);
  const form = useFormik<Values>({ initialValues: begin(), validate: options.validate, onSubmit: () => undefined });

  // Refs, because a response may arrive long after the render that sent the request.
  const now = useRef(form);
  now.current = form;
  const draft = useRef(held);
  const seenRecord = useRef((options.opened?.record ?? options.record).version);
  const base = useRef({ values: form.initialValues, data: dataOf(form.initialValues) });
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);

  const changes = () => changedData(base.current.data, dataOf(now.current.values));
  const pictureIn = (values: Values) => (picture ? (values[picture.value] as File | null) : null);
  const marksOf = (values: Values) => marks?.of(values) ?? null;
  const isDirty = () => pictureIn(now.current.values) !== null || marksOf(now.current.values) !== null || !isNothing(changes());
  const hold = (next: DraftView<View> | null) => {
    draft.current = next;
    if (next) seenRecord.current = next.record_version;
    setHeld(next);
  };

  /** Continues from the other user's version but keeps typed values where `sides` says so. */
  const adopt = (theirs: Values, rows: readonly ConflictRow[], sides: Record<string, Side>) => {
    const mine = now.current.values;
    base.current = { values: theirs, data: dataOf(theirs) };
    const file = pictureIn(mine);
    const chosen = resolved(theirs, rows, sides);
    const next = picture && file ? { ...mine, ...chosen, [picture.value]: file } : chosen;
    void form.setValues(next);
    now.current = { ...now.current, values: next };
  };

  const meet = (current: Partial<DraftView<View>>) => {
    if (current.version !== undefined) hold(current as DraftView<View>);
    else if (current.record_version !== undefined) {
      if (draft.current) toast({ title: text('gone.title'), text: text('gone.text'), tone: 'info' });
      hold(null);
      seenRecord.current = current.record_version;
    }
    const view = current.draft ?? current.record;
    if (!view) return;
    const theirs = valuesOf(view);
    const rows = conflictRows(fields, base.current.values, now.current.values, theirs);
    const choose = (sides: Record<string, Side>) => {
      setConflict(undefined);
      adopt(theirs, rows, sides);
      void save();
    };
    if (askedFor(rows).length > 0) return setConflict({ rows, choose });
    toastMerged(rows);
    choose({});
  };

  const send = async (data: Data, file: File | null, basedOn: number | undefined): Promise<DraftView<View>> => {
    const version = draft.current?.version ?? null;
    const body = { ...data, ...(basedOn !== undefined && { based_on: basedOn }) };
    if (!picture || !file) return (await withSession(() => saveDraft({ kind, id, version, body }).unwrap())) as DraftView<View>;
    const parts = dataForm(picture.data ? { [picture.data]: data } : data, { [picture.part]: file });
    if (basedOn !== undefined) parts.append('based_on', String(basedOn));
    const { method, path, headers } = requestTo(`PUT /api/drafts/${kind}/{id}`, { id, version, body });
    return (await withSession(() => upload.send<Success<DraftView<View>>>({ method, path, headers, form: parts }))).data;
  };

  /** Must not run concurrently; use `save`. Returns the draft if it contains everything typed, else null. */
  const saveNow = async (basedOn: number | undefined): Promise<DraftView<View> | null> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (left.current) return null;
    if (basedOn === undefined && !isDirty()) return draft.current;
    const { values } = now.current;
    const [file, sentMarks] = [pictureIn(values), marksOf(values)];
    const data = { ...changes(), ...sentMarks };
    setState('saving');
    try {
      // The first save creates the draft and names the public version that it is based on.
      const saved = await send(data, file, basedOn ?? (draft.current ? undefined : seenRecord.current));
      hold(saved);
      base.current = { values, data: dataOf(values) };
      if (sentMarks) marks?.said(sentMarks, saved);
      if (picture && file && pictureIn(now.current.values) === file) {
        const values = { ...now.current.values, [picture.value]: null };
        void form.setValues(values);
        now.current = { ...now.current, values };
      }
      setState(isDirty() ? 'typing' : 'saved');
      if (isDirty()) wait(PACE_MS);
      return isDirty() ? null : saved;
    } catch (failure) {
      await failed(failure);
      return null;
    }
  };
  const save = (basedOn?: number): Promise<DraftView<View> | null> => {
    const next = last.current.then(() => saveNow(basedOn));
    last.current = next.catch(() => undefined);
    return next;
  };

  const failed = async (failure: unknown) => {
    const current = conflictOf<Partial<DraftView<View>>>(failure);
    if (current) {
      setState('typing');
      // The conflict is handled after the failed save has ended.
      return void setTimeout(() => meet(current));
    }
    const isForNow = !isApiFailure(failure) || failure.status === 0 || failure.status === 429 || failure.status >= 500;
    if (isForNow) {
      setState('failed');
      return wait(AGAIN_MS);
    }
    setState('refused');
    form.setStatus(statusOf(failure, options.placeOf));
    if (!statusOf(failure)) toast({ title: text('notSaved'), text: await failureText(failure), tone: 'error' });
  };

  const wait = (ms: number) => {
    if (left.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  };

  const onTyped = useEffectEvent(() => {
    if (!isDirty()) return setState((before) => (before === 'saving' ? before : draft.current ? 'saved' : 'unchanged'));
    setState((before) => (before === 'saving' || before === 'failed' ? before : 'typing'));
    if (timer.current === undefined && state !== 'saving') wait(PACE_MS);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for what is typed.
  useEffect(() => onTyped(), [form.values]);
  const onOnline = useEffectEvent(() => void (isDirty() && save()));
  useEffect(() => {
    left.current = false;
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => {
      left.current = true;
      clearTimeout(timer.current);
      window.removeEventListener('online', again);
    };
  }, []);

  /** Shows the differences between draft and public record, and continues with the user's choice from that public version. */
  const compare = (of: DraftView<View>) => {
    const [mine, theirs] = [valuesOf(of.draft), valuesOf(of.record)];
    const rows = conflictRows(fields, {}, mine, theirs);
    const choose = (sides: Record<string, Side>) => {
      setConflict(undefined);
      const chosen = resolved(theirs, rows, sides);
      void form.setValues(chosen);
      now.current = { ...now.current, values: chosen };
      void save(of.record_version);
    };
    setConflict({ rows, choose });
  };

  /** Saves everything typed. Returns null on failure. */
  const settled = async (): Promise<DraftView<View> | null> => {
    const errors = await form.validateForm();
    if (Object.keys(errors).length > 0) {
      await form.submitForm();
      return null;
    }
    return (await save()) ?? (isDirty() ? null : draft.current);
  };

  const { onPublished } = options;
  const publication = usePublication({ kind, id, settled, hold, meet, compare, onPublished });

  return {
    form,
    held,
    view: held?.draft ?? options.record,
    state,
    busy: publication.busy,
    share: upload.share,
    stopUpload: upload.cancel,
    conflict,
    closeConflict: () => setConflict(undefined),
    missing: publication.missing,
    closeMissing: publication.closeMissing,
    /** Also saves what is not a form value, such as marks. */
    save: () => void save(),
    compare: () => held && compare(held),
    isUnsaved: state === 'typing' || state === 'saving' || state === 'failed' || state === 'refused',
    settle: async () => (await settled()) !== null || !isDirty(),
    publish: publication.publish,
    schedule: publication.schedule,
    discard: () =>
      publication.whileBusy(async () => {
        clearTimeout(timer.current);
        await last.current;
        const { current } = draft;
        left.current = true;
        try {
          if (current) await withSession(() => discardDraft({ kind, id, version: current.version }).unwrap());
        } catch (failure) {
          left.current = false;
          if (isDirty()) wait(AGAIN_MS);
          throw failure;
        }
        options.onDiscarded();
      }),
  };
}

export type DraftState<Values extends object, View extends { version: number }> = ReturnType<typeof useDraft<Values, View>>;
