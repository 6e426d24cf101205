import { Spinner } from '@reefdesk/ui/spinner';
import { useText } from '@reefdesk/web-kit';
import { useTravelPage } from '../use-travel-page.ts';

export function TravelLoading() {
  const text = useText('travel');
  useTravelPage(text('loading'));
  return (
    <div className="grid min-h-[calc(100svh-var(--lower-bar)/4)] place-items-center bg-linear-to-b from-deep to-abyss">
      <p role="status" className="flex flex-col items-center gap-5 font-semibold">
        <Spinner className="size-12" />
        {text('loading')}
      </p>
    </div>
  );
}
