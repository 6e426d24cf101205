import type { DraftSummaryView } from '@reefdesk/contracts/editing/endpoints';
import { localMoment, momentOf } from '@reefdesk/contracts/time/calendar-days';
import { timeZoneName } from '@reefdesk/contracts/time/clock';
import { CancelButton } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { Dialog } from '@reefdesk/ui/dialog';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useBrand, useLanguage, useText } from '@reefdesk/web-kit';
import { type SubmitEvent, useState } from 'react';
import type { DraftState } from './use-draft.ts';

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

export interface ScheduleDialogProps<Values extends object, View extends { version: number }> {
  draft: Pick<DraftState<Values, View>, 'schedule' | 'busy'>;
  schedule: DraftSummaryView['schedule'];
  onClose: () => void;
}

/** Dialog for the publication time of a draft, in the operator's time zone (EDT-04). */
export function ScheduleDialog<Values extends object, View extends { version: number }>({
  draft,
  schedule,
  onClose,
}: ScheduleDialogProps<Values, View>) {
  const text = useText('drafts');
  const language = useLanguage();
  const { timeZone } = useBrand();
  const id = useElementId();
  const [opened] = useState(Date.now);
  const [at, setAt] = useState(schedule?.local ?? localMoment(timeZone, new Date(opened + HOUR_MS)));
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ahead = at === '' ? Number.NaN : momentOf(timeZone, at).getTime() - Date.now();
    if (!(ahead > 0)) return setError(text('schedule.past'));
    if (ahead > YEAR_MS) return setError(text('schedule.far'));
    if (await draft.schedule(at, false)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={text('schedule.title')} closeLabel={text('close')} className="sm:max-w-md">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 p-6">
        <p className="text-sm text-ink/75">{text('schedule.text')}</p>
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {text('schedule.label', { zone: timeZoneName(timeZone, language) })}
          </label>
          <input
            id={id}
            type="datetime-local"
            value={at}
            min={localMoment(timeZone, new Date(opened))}
            onChange={(event) => {
              setAt(event.target.value.slice(0, 16));
              setError(undefined);
            }}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error && `${id}-error`}
            className="field"
          />
          {error && (
            <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-semibold text-coral-dark">
              {error}
            </p>
          )}
        </div>
        <div className="flex flex-wrap justify-end gap-3">
          <CancelButton onClick={onClose} />
          <Button type="submit" busy={draft.busy}>
            {text('schedule.button')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
