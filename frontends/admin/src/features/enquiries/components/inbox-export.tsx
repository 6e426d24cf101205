import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { ExportFold } from '../../../lists/export-fold.tsx';

/** Exports the enquiries of a period as CSV, with or without suspected spam (ENQ-17). */
export function InboxExport() {
  const text = useText('enquiries');
  const [spam, setSpam] = useState(false);
  return (
    <ExportFold path="/api/enquiries/export.csv" query={spam ? { spam: 'include' } : {}} text={text}>
      <label className="flex min-h-12 cursor-pointer items-center gap-2.5 text-sm">
        <input type="checkbox" checked={spam} onChange={({ target }) => setSpam(target.checked)} className="size-5 accent-coral" />
        {text('export.spam')}
      </label>
    </ExportFold>
  );
}
