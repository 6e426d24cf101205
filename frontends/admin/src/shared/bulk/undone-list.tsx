import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon, WarningIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { useEffect, useRef } from 'react';
import type { Undone } from './use-bulk.ts';

/** Alert that lists the records that were not changed, each with its reason. It stays until it is closed or another action ends. */
export function UndoneList({ undone, onClose }: { undone: Undone; onClose: () => void }) {
  const { action, records } = undone;
  const text = useText('bulk');
  const box = useRef<HTMLDivElement>(null);
  // The user may have scrolled down the list and would not see the alert. The scroll margin leaves room for the sticky toolbar.
  useEffect(() => {
    if (undone.records.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [undone]);
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-mt-52 items-start gap-3 rounded-panel border border-coral-dark/35 bg-white p-4 text-sm"
    >
      <WarningIcon className="mt-0.5 size-5 shrink-0 text-coral-dark" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{text(`left.${action}`, { count: records.length })}</p>
        <ul className="mt-2 grid max-h-64 gap-1.5 overflow-y-auto">
          {records.map(({ id, name, path, reason }) => (
            <li key={id} className="wrap-anywhere">
              {path && action !== 'undo' ? (
                <Link to={path} className="link font-semibold">
                  {name}
                </Link>
              ) : (
                <span className="font-semibold">{name}</span>
              )}
              <span className="text-ink/75">{text('reason', { reason })}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={text('close')} onClick={onClose} className="-mt-2 -mr-2">
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
