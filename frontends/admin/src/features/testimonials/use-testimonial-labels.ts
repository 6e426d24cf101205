import { each } from '@reefdesk/contracts/schema/each';
import { type ConflictLabels, useLocalisedLabels } from '@reefdesk/forms';
import { useText } from '@reefdesk/web-kit';
import { TEXTS, type TestimonialValues } from './testimonial-values.ts';

/** Labels of the fields that an edit conflict may be about. */
export function useTestimonialLabels(): ConflictLabels<TestimonialValues> {
  const text = useText('testimonials');
  const localised = useLocalisedLabels();
  return {
    ...each(TEXTS, (name) => localised(text(`fields.${name}`))),
    rating: { label: text('fields.rating'), show: (count) => text('stars', { count }) },
    package: { label: text('fields.package'), show: (slug) => slug || text('noPackage') },
    profile: { label: text('fields.profile'), show: (file) => file?.name ?? text('storedProfile') },
    // The dialog merges the photos itself.
    kept: null,
    drafts: null,
  };
}
