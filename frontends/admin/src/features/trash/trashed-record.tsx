import { AREAS } from '@reefdesk/contracts/access';
import type { TrashedRecordView } from '@reefdesk/contracts/editing/history.endpoints';
import { Button } from '@reefdesk/ui/button';
import { Photo, useFormat, useText } from '@reefdesk/web-kit';
import { useRights } from '../../shared/session/use-rights.ts';

const DAY_MS = 24 * 60 * 60_000;
const SOON_DAYS = 3;

export interface TrashedRecordProps {
  record: TrashedRecordView;
  name: string;
  busy: boolean;
  onRestore: () => void;
  onEnd: () => void;
}

export function TrashedRecord({ record, name, busy, onRestore, onEnd }: TrashedRecordProps) {
  const text = useText('trash');
  const format = useFormat();
  const may = useRights();
  const who = record.deleted_by.name ?? text('somebody');
  const left = new Date(record.ends_at).getTime() - Date.now();
  return (
    <article aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-white px-4 py-4 md:px-6">
      <Photo meta={record.image_meta} path={record.image} alt="" sizes="5rem" className="h-14 w-20 shrink-0 rounded-field text-[0.5rem]" />
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="mt-0.5 text-sm text-ink/75">
          {text(`one.${record.kind}`)}
          {' · '}
          {text('deleted', { date: format.date(record.deleted_at, { dateStyle: 'medium', timeStyle: 'short' }), who })}
        </p>
        <p className={left <= SOON_DAYS * DAY_MS ? 'mt-0.5 text-xs font-semibold text-coral-dark' : 'mt-0.5 text-xs text-ink/70'}>
          {left < DAY_MS ? text('lastHours') : text('daysLeft', { count: Math.ceil(left / DAY_MS) })}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Button
          size="small"
          variant="outline"
          className="text-ocean max-sm:flex-1"
          busy={busy}
          aria-label={text('restoreOf', { name })}
          onClick={onRestore}
        >
          {text('restore')}
        </Button>
        {may(AREAS.trash) && (
          <Button
            size="small"
            variant="ghost"
            className="text-coral-dark max-sm:flex-1"
            disabled={busy}
            aria-label={text('endOf', { name })}
            onClick={onEnd}
          >
            {text('end')}
          </Button>
        )}
      </div>
    </article>
  );
}
