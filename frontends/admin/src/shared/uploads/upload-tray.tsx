import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { useFailureText } from '@reefdesk/forms';
import { LibraryFile, UploadList } from '@reefdesk/forms/uploads';
import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { ChevronDownIcon, CloseIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useMemo, useState } from 'react';
import { type LibraryUpload, libraryUploads } from './library-uploads.ts';
import { useLibraryUploads } from './use-library-uploads.ts';

const NARROW = '(width < 40rem)';

/** Panel on every screen with the uploads to the library (LIB-06). */
export default function UploadTray() {
  const text = useText('library');
  const uploads = useLibraryUploads();
  const errors = useErrors(uploads);
  const [open, setOpen] = useState(() => !window.matchMedia(NARROW).matches);
  const id = useElementId();
  const sent = uploads.filter(({ state }) => state === 'sent').length;
  const isBusy = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  useStayAsked(isBusy);
  if (uploads.length === 0) return null;
  const percent = Math.floor((uploads.reduce((sum, { share }) => sum + share, 0) / uploads.length) * 100);
  const items = uploads.map((item) => shown(item, errors[item.key]));
  return (
    <section
      aria-label={text('uploads.title')}
      className="fixed inset-x-3 bottom-[calc(var(--lower-bar,0px)+0.75rem)] z-30 overflow-hidden rounded-panel border border-ink/10 bg-white shadow-xl sm:left-auto sm:right-5 sm:w-96 print:hidden"
    >
      <div className="flex items-center gap-1 bg-deep py-1 pr-1 pl-4 text-foam">
        <p role="status" className="min-w-0 flex-1 text-sm font-semibold">
          {text(isBusy ? 'uploads.count' : 'uploads.over', { sent, count: uploads.length })}
        </p>
        <IconButton
          label={text(open ? 'uploads.fold' : 'uploads.unfold')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon className={classNames('size-5 transition-transform', !open && 'rotate-180')} />
        </IconButton>
        {!isBusy && (
          <IconButton label={text('uploads.close')} onClick={() => libraryUploads.end()}>
            <CloseIcon className="size-5" />
          </IconButton>
        )}
      </div>
      <div aria-hidden="true" className="h-1 bg-ink/10">
        <div className="h-full bg-lagoon transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <div id={id} hidden={!open}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard. */}
        <section aria-label={text('uploads.list')} tabIndex={0} className="max-h-[min(22rem,45dvh)] overflow-y-auto p-2">
          <UploadList
            label={text('uploads.list')}
            queue={{
              items,
              cancel: (key) => libraryUploads.stop(key),
              remove: (key) => libraryUploads.remove(key),
              retry: async (key) => libraryUploads.retry(key),
            }}
          />
        </section>
      </div>
    </section>
  );
}

const arrived = new WeakMap<ImageView, File>();

/** Shows the server's rendition of completed uploads, because few browsers can display HEIC. */
function shown(item: LibraryUpload, error: string | undefined): LibraryUpload {
  const { image } = item;
  if (image && !arrived.has(image)) arrived.set(image, new LibraryFile(image, item.file.name));
  return { ...item, ...(error !== undefined && { error }), file: (image && arrived.get(image)) ?? item.file };
}

function useErrors(uploads: readonly LibraryUpload[]): Readonly<Record<string, string>> {
  const failureText = useFailureText();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const failed = useMemo(() => uploads.filter(({ state }) => state === 'failed'), [uploads]);
  useEffect(() => {
    let isOver = false;
    const all = failed.map(async ({ key, failure }) => [key, await failureText(failure)] as const);
    void Promise.all(all).then((texts) => isOver || setErrors(Object.fromEntries(texts)));
    return () => {
      isOver = true;
    };
  }, [failed, failureText]);
  return errors;
}

/** Asks before the page is left, because uploads continue on every screen but not without the page. */
function useStayAsked(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
