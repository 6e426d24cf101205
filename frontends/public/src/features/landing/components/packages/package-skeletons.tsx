import { Skeleton } from '@reefdesk/ui/skeleton';
import { useText } from '@reefdesk/web-kit';

/** As many cards as will be there, in their shape (STATE-05). */
export function PackageSkeletons() {
  const text = useText('landing');
  return (
    <div role="status">
      <div
        aria-hidden="true"
        className="grid grid-flow-col auto-cols-[82%] gap-5 md:auto-cols-[calc(50%-0.625rem)] lg:auto-cols-[calc((100%-4rem)/3)] lg:gap-8"
      >
        {['a', 'b', 'c'].map((key) => (
          <div key={key} data-testid="package-skeleton">
            <Skeleton className="aspect-[4/5] rounded-panel!" />
            <Skeleton className="mt-6 h-5 w-11/12" />
            <Skeleton className="mt-3 h-5 w-3/4" />
            <Skeleton className="mt-6 h-11 w-40 rounded-full!" />
          </div>
        ))}
      </div>
      <p className="mt-10 text-sm font-semibold text-ink/75">{text('packages.loading')}</p>
    </div>
  );
}
