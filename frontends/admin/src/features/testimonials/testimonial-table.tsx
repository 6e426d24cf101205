import type { TestimonialView } from '@reefdesk/contracts/testimonials/endpoints';
import { Rating } from '@reefdesk/ui/rating';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ListBulk } from '../../shared/bulk/use-list-bulk.tsx';
import { DraftBadge } from '../../shared/drafts/draft-badge.tsx';
import { RecordHead } from '../../shared/lists/record-head.tsx';
import { RecordTable } from '../../shared/lists/record-table.tsx';
import { TranslationBadge } from '../../shared/translations/translation-badge.tsx';
import { TestimonialActions } from './testimonial-actions.tsx';
import { shownText } from './testimonial-values.ts';

export interface TestimonialTableProps {
  testimonials: readonly TestimonialView[];
  bulk: ListBulk;
  opening: string | undefined;
  onEdit: (id: string) => void;
  onRemove: (testimonial: TestimonialView) => void;
}

export function TestimonialTable({ testimonials, bulk, opening, onEdit, onRemove }: TestimonialTableProps) {
  const text = useText('testimonials');
  const format = useFormat();
  return (
    <RecordTable
      caption={text('pages.testimonials')}
      rows={testimonials}
      keyOf={({ testimonial_id }) => testimonial_id}
      head={{
        key: 'name',
        label: text('fields.name'),
        cell: (testimonial) => (
          <RecordHead
            name={shownText(testimonial, 'name')}
            picture={{ meta: testimonial.profile_image_meta, path: testimonial.profile_image }}
          >
            <DraftBadge kind="testimonials" id={testimonial.testimonial_id} />
            <TranslationBadge kind="testimonials" id={testimonial.testimonial_id} />
          </RecordHead>
        ),
      }}
      columns={[
        {
          key: 'rating',
          label: text('fields.rating'),
          cell: ({ rating }) => <Rating value={rating} label={text('stars', { count: rating })} />,
        },
        {
          key: 'quote',
          label: text('fields.quote'),
          cell: (testimonial) => <span className="line-clamp-2 wrap-anywhere">{shownText(testimonial, 'quote')}</span>,
          className: 'max-w-80',
        },
        { key: 'location', label: text('fields.location'), cell: (testimonial) => shownText(testimonial, 'location') },
        {
          key: 'date',
          label: text('fields.date'),
          cell: ({ createdAt, date }) => format.date(createdAt || date, { dateStyle: 'medium' }),
          className: 'whitespace-nowrap',
        },
      ]}
      box={bulk.may ? ({ testimonial_id }) => bulk.box(testimonial_id) : undefined}
      actions={
        bulk.may
          ? (testimonial) => (
              <TestimonialActions
                testimonial={testimonial}
                opening={opening === testimonial.testimonial_id}
                onEdit={() => onEdit(testimonial.testimonial_id)}
                onRemove={() => onRemove(testimonial)}
              />
            )
          : undefined
      }
    />
  );
}
