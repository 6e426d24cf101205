import type { Success } from '@reefdesk/contracts/envelope';
import type { TestimonialView } from '@reefdesk/contracts/testimonials';
import { conflictOf, ifMatch, isCancelled } from '@reefdesk/forms';
import { appendPicture, useUpload } from '@reefdesk/forms/uploads';
import { useAppDispatch, useText } from '@reefdesk/web-kit';
import { useRef, useState } from 'react';
import { useFailureOr } from '../../lists/failure-or.ts';
import { useWithSession } from '../../session/session-recovery.tsx';
import { formOf, type PhotoDraft, type TestimonialValues } from './testimonial-values.ts';
import { testimonialPath, testimonialsChanged } from './testimonials.api.ts';

type Saved = Success<TestimonialView>;

/** Of the profile picture, among the keys of the photos. */
export const PROFILE = 'profile';

/** The testimonial is saved first, then each new photo in a request of its own: one bad file doesn't sink the others. */
export function useTestimonialSave(testimonial: TestimonialView | null) {
  const uploads = useText('uploads');
  const dispatch = useAppDispatch();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const { send, share, cancel } = useUpload();
  const stored = useRef(testimonial);
  const refused = useRef<Set<string>>(new Set());
  const [sending, setSending] = useState<string>();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const patch = (form: FormData, onto: TestimonialView) =>
    withSession(() => send<Saved>({ method: 'PATCH', path: testimonialPath(onto.testimonial_id), form, headers: ifMatch(onto.version) }));
  const keep = ({ data }: Saved) => {
    stored.current = data;
  };
  /**
   * Adding a photo takes nothing from anybody, so a newer version is no conflict: it is sent again onto that one. The
   * version stays the one that was seen, so that saving the texts still meets what the other saved.
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
  /** What is wrong with it, or nothing. */
  const tryPhoto = async ({ key, file }: PhotoDraft): Promise<string | undefined> => {
    if (!stored.current) return undefined;
    setSending(key);
    setFaults(({ [key]: _before, ...others }) => others);
    try {
      await addPhoto(file, stored.current);
      return undefined;
    } catch (failure) {
      const fault = isCancelled(failure) ? uploads('cancelled') : await failureOr(failure, uploads('failed'));
      setFaults((others) => ({ ...others, [key]: fault }));
      return fault;
    } finally {
      setSending(undefined);
    }
  };

  return {
    stored: () => stored.current,
    /** `chosen`: the version to save onto, such as after a conflict. Throws when the testimonial could not be saved. Answers what is stored now; `unsent` tells which photos are not. */
    async save(values: TestimonialValues, chosen: TestimonialView | null): Promise<TestimonialView> {
      const { current } = stored;
      // A photo that went alone has made a version of its own since.
      const onto = chosen && current && chosen.version > current.version ? chosen : current;
      try {
        setSending(PROFILE);
        const form = formOf(values);
        keep(await (onto ? patch(form, onto) : withSession(() => send<Saved>({ method: 'POST', path: '/api/testimonials', form }))));
        refused.current = new Set();
        for (const draft of values.drafts) if (await tryPhoto(draft)) refused.current.add(draft.key);
        return stored.current as TestimonialView;
      } finally {
        setSending(undefined);
        dispatch(testimonialsChanged());
      }
    },
    /** Of the photos of the last save, those that are not stored. */
    unsent: (drafts: readonly PhotoDraft[]) => drafts.filter(({ key }) => refused.current.has(key)),
    /** Sends one photo again; true when it is stored now. */
    async retry(draft: PhotoDraft): Promise<boolean> {
      const fault = await tryPhoto(draft);
      dispatch(testimonialsChanged());
      return !fault;
    },
    /** The file that is under way, and how far it is. */
    sending,
    share,
    cancel,
    /** By key of the photo. */
    faults,
  };
}

export type TestimonialSave = ReturnType<typeof useTestimonialSave>;
