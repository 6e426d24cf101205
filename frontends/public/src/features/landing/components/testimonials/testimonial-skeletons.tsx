import { Skeleton } from '@reefdesk/ui/skeleton';
import { useText } from '@reefdesk/web-kit';

export function TestimonialSkeletons() {
  const text = useText('landing');
  return (
    <div role="status">
      <div aria-hidden="true" className="grid gap-12 md:grid-cols-2 xl:grid-cols-3">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="border-t border-ink/20 pt-7">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-6 h-32 w-full" />
            <div className="mt-6 flex items-center gap-4">
              <Skeleton className="size-13 rounded-full!" />
              <Skeleton className="h-10 w-40" />
            </div>
          </div>
        ))}
      </div>
      <p className="mt-10 text-sm font-semibold text-ink/75">{text('testimonials.loading')}</p>
    </div>
  );
}
