import { Spinner } from '@reefdesk/ui/spinner';
import { useText } from '@reefdesk/web-kit';

export function SessionWaiting() {
  const text = useText('customer');
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-deep text-foam outline-none">
      <p role="status" className="flex animate-fade items-center gap-4 [animation-delay:400ms]">
        <Spinner className="size-8" />
        {text('checking')}
      </p>
    </main>
  );
}
