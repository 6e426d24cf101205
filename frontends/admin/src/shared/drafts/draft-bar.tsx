import { ConfirmDialog } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CheckIcon, ClockIcon, WarningIcon } from '@reefdesk/ui/icons';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { DraftState } from './use-draft.ts';

export interface DraftBarProps<Values extends object, View extends { version: number }> {
  draft: DraftState<Values, View>;
  onLeave: () => void;
  /** False for translators, who may not publish or discard the draft. */
  mayPublish?: boolean;
}

export function DraftBar<Values extends object, View extends { version: number }>(props: DraftBarProps<Values, View>) {
  const { draft, onLeave, mayPublish = true } = props;
  const text = useText('drafts');
  const [asking, setAsking] = useState(false);
  const [setting, setSetting] = useState(false);
  const { held, busy } = draft;
  const leave = async () => {
    if (await draft.settle()) onLeave();
  };
  return (
    <>
      <div className="-mx-5 flex flex-wrap items-center gap-2 bg-foam/95 px-5 py-2.5 backdrop-blur sticky top-16 z-10 md:-mx-8 md:gap-3 md:px-8">
        <SavingNote draft={draft} />
        <div className="flex flex-wrap gap-1.5 max-sm:[&_button]:px-3 md:gap-3">
          <Button variant="outline" size="small" disabled={busy} onClick={() => void leave()}>
            {text('back')}
          </Button>
          {held && mayPublish && (
            <Button variant="outline" size="small" disabled={busy} onClick={() => setAsking(true)} className="text-coral-dark">
              {text('discard.button')}
            </Button>
          )}
          {held && mayPublish && (
            <Button variant="outline" size="small" disabled={busy} onClick={() => setSetting(true)}>
              <ClockIcon className="size-4 max-sm:hidden" /> {text('schedule.button')}
            </Button>
          )}
          {mayPublish && (
            <Button
              variant="primary"
              size="small"
              busy={busy}
              disabled={!held && !draft.isUnsaved}
              onClick={() => void draft.publish(false)}
            >
              {!busy && <CheckIcon className="size-4" />} {text('publish')}
            </Button>
          )}
        </div>
      </div>
      {mayPublish && <Notices draft={draft} onSchedule={() => setSetting(true)} />}
      {setting && held && <ScheduleDialog draft={draft} schedule={held.schedule} onClose={() => setSetting(false)} />}
      <ConfirmDialog
        open={asking}
        title={text('discard.title')}
        confirmLabel={text('discard.confirm')}
        busy={busy}
        onConfirm={() => {
          setAsking(false);
          void draft.discard();
        }}
        onCancel={() => setAsking(false)}
      >
        {text('discard.text')}
      </ConfirmDialog>
    </>
  );
}

type Shown<Values extends object, View extends { version: number }> = Pick<DraftBarProps<Values, View>, 'draft'>;

function SavingNote<Values extends object, View extends { version: number }>({ draft: { state, held } }: Shown<Values, View>) {
  const text = useText('drafts');
  const format = useFormat();
  const isBad = state === 'failed' || state === 'refused';
  const time = held ? format.date(held.updated_at, { timeStyle: 'short' }) : '';
  return (
    <p role="status" className={classNames('min-w-48 flex-1 text-sm', isBad ? 'font-semibold text-coral-dark' : 'text-ink/75')}>
      <span className="mr-2 rounded-full bg-shallows px-2.5 py-0.5 text-xs font-semibold text-abyss">{text('values.draft')}</span>
      {text(`states.${state}`, { time })}
    </p>
  );
}

function Notices<Values extends object, View extends { version: number }>({
  draft,
  onSchedule,
}: Shown<Values, View> & { onSchedule: () => void }) {
  const text = useText('drafts');
  const format = useFormat();
  const { held, busy } = draft;
  const schedule = held?.schedule;
  const failure = schedule?.failure;
  if (!held || (!held.is_outdated && !schedule)) return null;
  return (
    <div className="grid gap-2">
      {held.is_outdated && (
        <div className="flex flex-wrap items-center gap-3 rounded-field bg-white p-3 text-sm ring-1 ring-coral-dark/40">
          <WarningIcon className="size-5 shrink-0 text-coral-dark" />
          <p className="min-w-48 flex-1">{text('outdated.text')}</p>
          <Button variant="outline" size="small" disabled={busy} onClick={draft.compare}>
            {text('outdated.button')}
          </Button>
        </div>
      )}
      {schedule && (
        <div
          className={classNames(
            'flex flex-wrap items-center gap-3 rounded-field bg-white p-3 text-sm',
            failure && 'ring-1 ring-coral-dark/40',
          )}
        >
          <ClockIcon className={classNames('size-5 shrink-0', failure ? 'text-coral-dark' : 'text-lagoon')} />
          <p className="min-w-48 flex-1">
            {text(failure ? `schedule.failures.${failure.reason}` : 'schedule.note', {
              time: format.date(schedule.at, { dateStyle: 'long', timeStyle: 'short' }),
              who: schedule.by.name ?? text('somebody'),
            })}
          </p>
          <Button variant="outline" size="small" disabled={busy} onClick={onSchedule}>
            {text('schedule.another')}
          </Button>
          <Button variant="outline" size="small" disabled={busy} onClick={() => void draft.schedule(null, false)}>
            {text('schedule.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
