import type { Success } from '@reefdesk/contracts/schema/view';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { conflictOf, isCancelled } from '@reefdesk/forms';
import { appendPicture, uploadTo, useUpload } from '@reefdesk/forms/uploads';
import { useAppDispatch, useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { formOf, type PhotoDraft, type TestimonialValues } from './testimonial-values.ts';
import { testimonialsChanged } from './testimonials.api.ts';

type Saved = Success<TestimonialView>;

export const PROFILE = 'profile';

/** Saves the testimonial first, then each new photo in its own request, so that one bad file does not fail the others. */
export function useTestimonialSave(testimonial: TestimonialView | null) {
  const uploads = useText('uploads');
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const { send, share, cancel } = useUpload();
  const stored = useRef(testimonial);
  const rejected = useRef<Set<string>>(new Set());
  const [sending, setSending] = useState<string>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const patch = (body: FormData, { testimonial_id: id, version }: TestimonialView) =>
    withSession(() => send<Saved>(uploadTo('PATCH /api/testimonials/{id}', { id, version, body })));
  const keep = ({ data }: Saved) => {
    stored.current = data;
  };
  /**
   * Adds a photo; on an edit conflict, it is sent again, because it overwrites nothing. The stored version stays the one that the user has
   * seen, so that saving the texts still detects the conflict.
   */
  const addPhoto = async (file: File, onto: TestimonialView): Promise<void> => {
    const form = new FormData();
    appendPicture(form, 'photos', file);
    try {
      keep(await patch(form, onto));
    } catch (failure) {
      const newer = conflictOf<TestimonialView>(failure);
      if (!newer) throw failure;
      const { data } = await patch(form, newer);
      stored.current = { ...onto, photos: data.photos };
    }
  };
  /** Sends a photo. Returns the error text, or undefined on success. */
  const tryPhoto = async ({ key, file }: PhotoDraft): Promise<string | undefined> => {
    if (!stored.current) return undefined;
    setSending(key);
    setErrors(({ [key]: _before, ...others }) => others);
    try {
      await addPhoto(file, stored.current);
      return undefined;
    } catch (failure) {
      const error = isCancelled(failure) ? uploads('cancelled') : await failureOr(failure, uploads('failed'));
      setErrors((others) => ({ ...others, [key]: error }));
      return error;
    } finally {
      setSending(undefined);
    }
  };

  return {
    stored: () => stored.current,
    /** Saves onto `chosen` and returns the stored testimonial. Failed photos do not throw; they are in `unsent`. */
    async save(values: TestimonialValues, chosen: TestimonialView | null): Promise<TestimonialView> {
      const { current } = stored;
      // A photo that was sent alone may have created a newer version.
      const onto = chosen && current && chosen.version > current.version ? chosen : current;
      try {
        setSending(PROFILE);
        const form = formOf(values);
        keep(await (onto ? patch(form, onto) : withSession(() => send<Saved>(uploadTo('POST /api/testimonials', { body: form })))));
        rejected.current = new Set();
        for (const draft of values.drafts) if (await tryPhoto(draft)) rejected.current.add(draft.key);
        return stored.current as TestimonialView;
      } finally {
        setSending(undefined);
        dispatch(testimonialsChanged());
      }
    },
    unsent: (drafts: readonly PhotoDraft[]) => drafts.filter(({ key }) => rejected.current.has(key)),
    async retry(draft: PhotoDraft): Promise<boolean> {
      const error = await tryPhoto(draft);
      dispatch(testimonialsChanged());
      return !error;
    },
    sending,
    share,
    cancel,
    errors,
  };
}

export type TestimonialSave = ReturnType<typeof useTestimonialSave>;
