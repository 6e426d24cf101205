import { buttonClass } from '@reefdesk/ui/button';
import { DownloadIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Fold } from './fold.tsx';

/** Enquiries of some days as a file for a spreadsheet (ENQ-17). The browser fetches it by itself, however long it is. */
export function InboxExport() {
  const text = useText('enquiries');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [spam, setSpam] = useState(false);
  const turned = from !== '' && to !== '' && to < from;
  const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }), ...(spam && { spam: 'include' }) });
  return (
    <Fold title={text('export.title')}>
      <div className="flex flex-wrap items-end gap-4">
        <Day label={text('export.from')} value={from} onChange={setFrom} />
        <Day label={text('export.to')} value={to} onChange={setTo} fault={turned ? text('export.turned') : undefined} />
        <label className="flex min-h-12 cursor-pointer items-center gap-2.5 text-sm">
          <input type="checkbox" checked={spam} onChange={({ target }) => setSpam(target.checked)} className="size-5 accent-coral" />
          {text('export.spam')}
        </label>
        <a
          href={turned ? undefined : `/api/enquiries/export.csv?${query}`}
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

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  fault?: string | undefined;
}

function Day({ label, value, onChange, fault }: DayProps) {
  const id = useElementId();
  return (
    <div className="min-w-0 flex-1 basis-36 sm:max-w-52">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
        className="field"
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {fault}
        </p>
      )}
    </div>
  );
}
