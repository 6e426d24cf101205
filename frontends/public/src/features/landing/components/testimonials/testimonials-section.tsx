import { Button } from '@reefdesk/ui/button';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useCameWithPage } from '@reefdesk/ui/use-hydrating';
import { useNear } from '@reefdesk/ui/use-near';
import { lazyComponent, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useLaterPages } from '../../../../shared/lists/later-pages.ts';
import { usePackages } from '../../../../shared/packages/packages.api.ts';
import type { Testimonial } from '../../../../shared/testimonials/testimonial.ts';
import { useTestimonials, useTestimonialsQuery } from '../../testimonials.api.ts';
import { TestimonialCard } from './testimonial-card.tsx';

const TestimonialGallery = lazyComponent(() => import('./testimonial-gallery.tsx'));

interface Selection {
  testimonial: Testimonial;
  photo: number;
}

/** The cards have many elements far below the first screen, so they are rendered when they are near the window. */
export function TestimonialsSection() {
  const text = useText('landing');
  const { loading, failed, testimonials, nextCursor } = useTestimonials();
  const [cursors, readOn] = useLaterPages('testimonials');
  const last = useTestimonialsQuery(cursors.at(-1), { skip: cursors.length === 0 });
  const next = cursors.length === 0 ? nextCursor : last.currentData?.nextCursor;
  const [place, near] = useNear<HTMLDivElement>(useCameWithPage());
  const [selection, setSelection] = useState<Selection>();
  const [open, setOpen] = useState(false);
  const show = (testimonial: Testimonial, photo: number) => {
    setSelection({ testimonial, photo });
    setOpen(true);
  };
  return (
    <Section ground="sand" aria-labelledby="testimonials-heading">
      <Container>
        <SectionHeading id="testimonials-heading" title={text('testimonials.title')} className="mb-14">
          {text('testimonials.text')}
        </SectionHeading>
        <div ref={place}>
          {loading || (testimonials.length > 0 && !near) ? (
            <TestimonialSkeletons count={testimonials.length || 6} />
          ) : failed ? (
            <ErrorState title={text('testimonials.failed')} />
          ) : testimonials.length === 0 ? (
            <EmptyState title={text('testimonials.empty')}>{text('testimonials.emptyHint')}</EmptyState>
          ) : (
            <>
              <ul className="scrollbar-none relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-6 overflow-x-auto px-5 md:mx-0 md:block md:columns-2 md:gap-x-12 md:overflow-visible md:px-0 xl:columns-3">
                <TestimonialItems testimonials={testimonials} onOpen={show} />
                {cursors.map((cursor) => (
                  <LaterTestimonials key={cursor} cursor={cursor} onOpen={show} />
                ))}
              </ul>
              {(next || last.isFetching) && (
                <p className="mt-10 flex justify-center">
                  <Button variant="outline" busy={last.isFetching} onClick={() => next && readOn(next)}>
                    {text('testimonials.showMore')}
                  </Button>
                </p>
              )}
            </>
          )}
        </div>
      </Container>
      {selection && (
        <Suspense>
          <TestimonialGallery
            testimonial={selection.testimonial}
            photo={selection.photo}
            onPhoto={(photo) => setSelection({ ...selection, photo })}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

interface TestimonialItemsProps {
  testimonials: readonly Testimonial[];
  onOpen: (testimonial: Testimonial, photo: number) => void;
}

function TestimonialItems({ testimonials, onOpen }: TestimonialItemsProps) {
  const { data: packages } = usePackages();
  return testimonials.map((testimonial) => (
    <li key={testimonial.testimonial_id} className="shrink-0 basis-[86%] snap-start break-inside-avoid md:mb-12">
      <TestimonialCard
        testimonial={testimonial}
        travel={packages?.find(({ slug }) => slug === testimonial.package_slug)}
        onOpen={(photo) => onOpen(testimonial, photo)}
      />
    </li>
  ));
}

function LaterTestimonials({ cursor, onOpen }: Pick<TestimonialItemsProps, 'onOpen'> & { cursor: string }) {
  const { data } = useTestimonialsQuery(cursor);
  return data && <TestimonialItems testimonials={data.testimonials} onOpen={onOpen} />;
}

/** Placeholders with the height of the cards, so that the layout does not shift (STATE-06). */
function TestimonialSkeletons({ count }: { count: number }) {
  const text = useText('landing');
  return (
    <div role="status">
      <div
        aria-hidden="true"
        className="-mx-5 flex gap-6 overflow-hidden px-5 md:mx-0 md:grid md:grid-cols-2 md:gap-x-12 md:gap-y-0 md:px-0 xl:grid-cols-3"
      >
        {Array.from({ length: count }, (_, index) => index).map((key) => (
          <div key={key} className="shrink-0 basis-[86%] border-t border-ink/20 pt-7 md:mb-12">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-4 h-44 w-full" />
            <Skeleton className="mt-5 h-20 w-4/5" />
            <div className="mt-6 flex items-center gap-4">
              <Skeleton className="size-13 rounded-full!" />
              <Skeleton className="h-14 w-40" />
            </div>
          </div>
        ))}
      </div>
      <p className="mt-10 text-sm font-semibold text-ink/75 md:-mt-2">{text('testimonials.loading')}</p>
    </div>
  );
}
