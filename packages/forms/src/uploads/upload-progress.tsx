import { IconButton } from '@reefdesk/ui/button';
import { CloseIcon } from '@reefdesk/ui/icons';
import { useRef } from 'react';
import { useUploadText } from '../texts/uploads.ts';
import { useFocusStays } from './use-focus-stays.ts';

export interface UploadProgressProps {
  name: string;
  /** From 0 to 1; at 1 the server is still processing the file, and the upload can no longer be cancelled. */
  share: number;
  onCancel?: () => void;
  paused?: boolean | undefined;
}

export function UploadProgress({ name, share, onCancel, paused = false }: UploadProgressProps) {
  const text = useUploadText();
  const here = useRef<HTMLDivElement>(null);
  useFocusStays(here);
  const percent = Math.floor(share * 100);
  return (
    <div ref={here} tabIndex={-1} className="flex items-center gap-2 text-xs">
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex justify-between gap-3">
          <span className="truncate">{name}</span>
          <span className="shrink-0 tabular-nums">{percent < 100 || paused ? `${percent}%` : text('processing')}</span>
        </p>
        <div
          role="progressbar"
          aria-label={text('progress', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-1.5 overflow-hidden rounded-full bg-ink/12"
        >
          <div className="h-full rounded-full bg-lagoon transition-[width]" style={{ width: `${percent}%` }} />
        </div>
        {paused && <p className="mt-1 text-ink/75">{text('paused')}</p>}
      </div>
      {onCancel && (percent < 100 || paused) && (
        <IconButton label={text('cancel', { name })} onClick={onCancel} className="-my-2">
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
