import { Spinner } from '@reefdesk/ui/spinner';
import { useText } from '@reefdesk/web-kit';
import { useDetailPage } from '../use-detail-page.ts';

export function DetailLoading() {
  const text = useText('destination-detail');
  useDetailPage(text('loading'));
  return (
    // Higher than the window, so that the footer is not seen to move away.
    <div className="min-h-[120svh] bg-linear-to-b from-ocean to-abyss text-foam">
      <p role="status" className="flex min-h-[calc(100svh-var(--lower-bar))] flex-col items-center justify-center gap-5 font-semibold">
        <Spinner className="size-12" />
        {text('loading')}
      </p>
    </div>
  );
}
