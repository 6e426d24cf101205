import { AREAS } from '@reefdesk/contracts/access';
import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { Avatar } from '@reefdesk/ui/avatar';
import { CameraIcon } from '@reefdesk/ui/icons';
import { Rating } from '@reefdesk/ui/rating';
import { imageSource, useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { DraftBadge } from '../../shared/drafts/draft-badge.tsx';
import { useRights } from '../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../shared/translations/translation-badge.tsx';
import { TestimonialActions } from './testimonial-actions.tsx';
import { isComplete, shownText } from './testimonial-values.ts';

export interface TestimonialCardProps {
  testimonial: TestimonialView;
  /** Selection checkbox; null for users who may not change testimonials. */
  box: ReactNode;
  opening: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function TestimonialCard({ testimonial, box, opening, onEdit, onRemove }: TestimonialCardProps) {
  const text = useText('testimonials');
  const format = useFormat();
  const mayEdit = useRights()(AREAS.content);
  const name = shownText(testimonial, 'name');
  const photos = testimonial.photos.length;
  return (
    <article
      data-testid="testimonial-card"
      className="flex min-w-0 flex-col gap-4 rounded-panel bg-white p-5 has-checked:ring-2 has-checked:ring-ocean md:p-6"
    >
      <div className="-mt-2 -mr-3 flex flex-wrap items-center justify-between">
        <Rating value={testimonial.rating} label={text('stars', { count: testimonial.rating })} />
        {mayEdit && (
          <div className="ml-auto flex">
            <TestimonialActions testimonial={testimonial} opening={opening} onEdit={onEdit} onRemove={onRemove} />
          </div>
        )}
      </div>
      <blockquote className="line-clamp-4 font-display text-lg leading-snug wrap-anywhere">{shownText(testimonial, 'quote')}</blockquote>
      <div className="mt-auto flex items-center gap-3">
        <Avatar
          source={imageSource(testimonial.profile_image_meta, testimonial.profile_image)}
          name={name}
          className="size-12 text-ocean"
        />
        <div className="min-w-0">
          <h2 className="line-clamp-2 font-semibold wrap-anywhere">{name}</h2>
          <p className="line-clamp-2 text-sm text-ink/75 wrap-anywhere">{shownText(testimonial, 'role')}</p>
          <p className="line-clamp-2 text-sm text-ink/75 wrap-anywhere">{shownText(testimonial, 'location')}</p>
        </div>
        {box}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-ink/8 pt-3 text-xs text-ink/70">
        {format.date(testimonial.createdAt || testimonial.date, { dateStyle: 'medium' })}
        {photos > 0 && (
          <span className="flex items-center gap-1.5">
            <CameraIcon className="size-4 text-lagoon" />
            {text('photos', { count: photos })}
          </span>
        )}
        {!isComplete(testimonial) && (
          <span className="rounded-full bg-sun/45 px-2.5 py-0.5 font-semibold text-ink">{text('incomplete')}</span>
        )}
        <DraftBadge kind="testimonials" id={testimonial.testimonial_id} />
        <TranslationBadge kind="testimonials" id={testimonial.testimonial_id} shows={['stale']} />
      </p>
    </article>
  );
}
