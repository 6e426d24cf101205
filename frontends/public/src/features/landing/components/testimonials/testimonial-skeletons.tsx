import { Skeleton } from '@reefdesk/ui/skeleton';
import { useText } from '@reefdesk/web-kit';

/** As high as the cards that come, so that what is below stays where it is (STATE-06). */
export function TestimonialSkeletons({ count }: { count: number }) {
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
