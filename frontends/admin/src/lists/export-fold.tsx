import { buttonClass } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/editing-icons';
import type { Text } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';
import { DayFilter } from './day-filter.tsx';
import { Fold } from './fold.tsx';

const DAY = 'flex-1 basis-36 sm:max-w-52';

export interface ExportFoldProps {
  /** `/api/bookings/export.csv` */
  path: string;
  /** What else is asked for. */
  query?: Readonly<Record<string, string>>;
  /** Of the list; its words stand under `export`. */
  text: Text;
  /** Further choices. */
  children?: ReactNode;
}

/** A list of some days as a file for a spreadsheet (ENQ-17). The browser fetches it by itself, however long it is. */
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
          fault={turned ? text('export.turned') : undefined}
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
