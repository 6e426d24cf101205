import { IconButton } from '@reefdesk/ui/button';
import { RefreshIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { CheckIcon } from '@reefdesk/ui/icons';
import { useRef } from 'react';
import { useUploadText } from '../texts/uploads.ts';
import { FilePreview } from './file-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';
import { useFocusStays } from './use-focus-stays.ts';

type ListedQueue = Pick<UploadQueue, 'items' | 'cancel' | 'remove'> & { retry: (key: string) => Promise<unknown> };

export function UploadList({ queue, label }: { queue: ListedQueue; label: string }) {
  if (queue.items.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-2">
      {queue.items.map((item) => (
        <Row key={item.key} item={item} queue={queue} />
      ))}
    </ul>
  );
}

function Row({ item, queue }: { item: QueuedFile; queue: ListedQueue }) {
  const here = useRef<HTMLLIElement>(null);
  useFocusStays(here);
  return (
    <li
      ref={here}
      tabIndex={-1}
      data-state={item.state}
      className="flex min-w-0 items-center gap-3 rounded-field border border-ink/12 bg-white p-2"
    >
      <FilePreview file={item.file} className="size-14 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1">
        {item.state === 'sending' ? (
          <UploadProgress name={item.file.name} share={item.share} paused={item.paused} onCancel={() => queue.cancel(item.key)} />
        ) : (
          <Resting item={item} />
        )}
      </div>
      <Actions item={item} queue={queue} />
    </li>
  );
}

function Resting({ item }: { item: QueuedFile }) {
  const text = useUploadText();
  const isError = item.state === 'failed';
  return (
    <>
      <p className="truncate text-sm font-semibold">{item.file.name}</p>
      <p role={isError ? 'alert' : undefined} className={isError ? 'text-xs font-semibold text-coral-dark' : 'text-xs text-ink/70'}>
        {isError
          ? (item.error ?? text('failed'))
          : text(item.state === 'sent' ? 'sent' : item.state === 'cancelled' ? 'cancelled' : 'waiting')}
      </p>
    </>
  );
}

function Actions({ item, queue }: { item: QueuedFile; queue: Pick<ListedQueue, 'retry' | 'remove'> }) {
  const text = useUploadText();
  const { name } = item.file;
  if (item.state === 'sending') return null;
  if (item.state === 'sent') return <CheckIcon className="mx-3 size-5 shrink-0 text-leaf" />;
  return (
    <div className="flex shrink-0">
      {item.state !== 'waiting' && (
        <IconButton label={text('retry', { name })} onClick={() => void queue.retry(item.key)} className="text-ocean">
          <RefreshIcon />
        </IconButton>
      )}
      <IconButton label={text('remove', { name })} onClick={() => queue.remove(item.key)} className="text-ink/75">
        <TrashIcon />
      </IconButton>
    </div>
  );
}
