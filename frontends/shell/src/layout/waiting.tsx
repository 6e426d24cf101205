import { classNames } from '@reefdesk/ui/class-names';
import { Spinner } from '@reefdesk/ui/spinner';
import { useText } from '@reefdesk/web-kit';

/** Stands where a screen will be. The spinner shows itself only when it takes a while. */
export function Waiting({ ground }: { ground: 'deep' | 'foam' }) {
  const text = useText('common');
  return (
    <div
      role="status"
      className={classNames('grid min-h-dvh place-items-center', ground === 'deep' ? 'bg-deep text-foam' : 'bg-foam text-ocean')}
    >
      <span className="animate-fade [animation-delay:500ms]">
        <Spinner className="size-10" />
        <span className="sr-only">{text('loading')}</span>
      </span>
    </div>
  );
}
