import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { IconButton } from '@reefdesk/ui/button';
import { PencilIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { Spinner } from '@reefdesk/ui/spinner';
import { useText } from '@reefdesk/web-kit';
import { HistoryLink } from '../../shared/audit/history-link.tsx';
import { PreviewButton } from '../../shared/previews/preview-button.tsx';
import { shownText } from './testimonial-values.ts';

export interface TestimonialActionsProps {
  testimonial: TestimonialView;
  opening: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function TestimonialActions({ testimonial, opening, onEdit, onRemove }: TestimonialActionsProps) {
  const text = useText('testimonials');
  const name = shownText(testimonial, 'name');
  return (
    <>
      <IconButton
        label={text('editItem', { name })}
        onClick={onEdit}
        disabled={opening}
        aria-busy={opening || undefined}
        className="text-ocean"
      >
        {opening ? <Spinner className="size-5" /> : <PencilIcon />}
      </IconButton>
      <PreviewButton kind="testimonials" id={testimonial.testimonial_id} name={name} />
      <HistoryLink kind="testimonials" record={testimonial.testimonial_id} name={name} />
      <IconButton label={text('removeItem', { name })} onClick={onRemove} className="text-coral-dark">
        <TrashIcon />
      </IconButton>
    </>
  );
}
