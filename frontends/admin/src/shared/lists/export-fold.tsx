import { buttonClass } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/editing-icons';
import type { Text } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';
import { DayFilter } from './day-filter.tsx';
import { Fold } from './fold.tsx';

const DAY = 'flex-1 basis-36 sm:max-w-52';

export interface ExportFoldProps {
  /** Path of the export endpoint, such as `/api/bookings/export.csv`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Texts of the list; those of the export are under `export`. */
  text: Text;
  children?: ReactNode;
}

/** Downloads a list for a range of days (ENQ-17). It is a plain link, so that the browser streams files of any size. */
export function ExportFold({ path, query = {}, text, children }: ExportFoldProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const turned = from !== '' && to !== '' && to < from;
  const asked = new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...query });
  return (
    <Fold title={text('export.title')}>
      <div className="flex flex-wrap items-end gap-4">
        <DayFilter label={text('export.from')} value={from} onChange={setFrom} className={DAY} />
        <DayFilter
          label={text('export.to')}
          value={to}
          onChange={setTo}
          error={turned ? text('export.turned') : undefined}
          className={DAY}
        />
        {children}
        <a
          href={turned ? undefined : `${path}?${asked}`}
          aria-disabled={turned || undefined}
          download
          className={buttonClass({ variant: 'solid', className: 'aria-disabled:opacity-50' })}
        >
          <DownloadIcon className="size-5" />
          {text('export.get')}
        </a>
      </div>
      <p className="-mt-2 text-sm text-ink/75">{text('export.hint')}</p>
    </Fold>
  );
}
