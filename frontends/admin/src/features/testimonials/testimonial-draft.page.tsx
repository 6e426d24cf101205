import type { DraftSource } from '@reefdesk/contracts/editing/endpoints';
import type { Language } from '@reefdesk/contracts/languages';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { conflictFields, useRules } from '@reefdesk/forms';
import { UploadProgress } from '@reefdesk/forms/uploads';
import { useLanguage, useParams, useText } from '@reefdesk/web-kit';
import { useMemo, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { DraftFrame } from '../../shared/drafts/draft-frame.tsx';
import { DraftPage } from '../../shared/drafts/draft-page.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { TestimonialFields } from './testimonial-fields.tsx';
import { requestOf, shownText, type TestimonialValues, testimonialRules, valuesOf } from './testimonial-values.ts';
import { useTestimonialLabels } from './use-testimonial-labels.ts';

const PICTURE = { value: 'profile', part: 'profile_image' } as const;

function dataOf(values: TestimonialValues) {
  const { existingPhotos: _, ...data } = requestOf(values);
  return data;
}

/** Draft of a testimonial: texts, rating, package and profile picture (EDT-01). The photos have no draft; their changes are public at once. */
export default function TestimonialDraftPage() {
  const { recordId: id = '' } = useParams();
  return (
    <DraftPage<TestimonialView>
      key={id}
      kind="testimonials"
      id={id}
      nameOf={(testimonial) => shownText(testimonial, 'name')}
      back={PATHS.testimonials}
    >
      {(source, onLeave) => <TestimonialDraft source={source} onLeave={onLeave} />}
    </DraftPage>
  );
}

function TestimonialDraft({ source: { record, draft: opened }, onLeave }: { source: DraftSource<TestimonialView>; onLeave: () => void }) {
  const text = useText('testimonials');
  const labels = useTestimonialLabels();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const rules = useMemo(() => testimonialRules(true), []);
  const validate = useRules(rules, text);
  const draft = useDraft<TestimonialValues, TestimonialView>({
    ...{ kind: 'testimonials', id: record.testimonial_id, record, opened, valuesOf, dataOf, validate, picture: PICTURE },
    fields: conflictFields<TestimonialValues>({ ...labels, profile: null }),
    onPublished: onLeave,
    onDiscarded: onLeave,
  });
  const { view, share } = draft;
  const { profile } = draft.form.values;
  return (
    <DraftFrame
      draft={draft}
      language={language}
      onLanguage={setLanguage}
      nameOf={(field) => text(`fields.${field === 'profile_image' ? 'profile' : field}`)}
      onElsewhere={onLeave}
      onLeave={onLeave}
    >
      {profile && share !== null && <UploadProgress name={profile.name} share={share} onCancel={draft.stopUpload} />}
      <div className="grid gap-6 rounded-panel bg-white p-5 md:p-7">
        <TestimonialFields stored={view} language={language} onLanguage={setLanguage} />
        <p className="text-sm text-ink/75">{text('photosAtOnce')}</p>
      </div>
    </DraftFrame>
  );
}
