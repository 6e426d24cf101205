import { AREAS } from '@reefdesk/contracts/access';
import { Button } from '@reefdesk/ui/button';
import { EyeIcon } from '@reefdesk/ui/editing-icons';
import { lazyComponent, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import { useRights } from '../session/use-rights.ts';
import type { PreviewOf } from './previews.api.ts';

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'));

export interface PreviewButtonProps extends PreviewOf {
  /** Name of the record, for pages that list several. It turns the button into an icon with this label. */
  name?: string;
}

/** Opens the preview of a record and its draft as the public page (EDT-03). */
export function PreviewButton({ name, ...record }: PreviewButtonProps) {
  const text = useText('previews');
  const may = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may(record.kind === 'site' ? AREAS.site : AREAS.content)) return null;
  const label = name === undefined ? text('title') : text('openOf', { name });
  return (
    <>
      {name === undefined ? (
        <Button variant="outline" className="self-start" onClick={() => setOpen(true)}>
          <EyeIcon className="size-5" /> {label}
        </Button>
      ) : (
        <button type="button" title={label} aria-label={label} className="icon-button text-ocean" onClick={() => setOpen(true)}>
          <EyeIcon />
        </button>
      )}
      {isOpen && (
        <Suspense>
          <PreviewDialog {...record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
