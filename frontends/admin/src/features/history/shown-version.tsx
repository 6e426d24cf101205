import type { VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import { useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { useFormat, useText } from '@reefdesk/web-kit';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { Differences } from './differences.tsx';
import { type RecordOf, useRestoreVersionMutation } from './history.api.ts';

export interface ShownVersionProps {
  record: RecordOf;
  shown: VersionView;
  /** Number of the current version when the list was loaded; a restore sends it as its precondition. */
  current: number;
  /** Called after a restore, even a failed one: another version may be public now. */
  onChanged: () => void;
}

/** Changes of one version, the changes that a restore would make, and the restore button. */
export function ShownVersion({ record, shown, current, onChanged }: ShownVersionProps) {
  const text = useText('history');
  const format = useFormat();
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [restore] = useRestoreVersionMutation();
  const date = format.date(shown.at, { dateStyle: 'medium', timeStyle: 'short' });
  const [run, busy] = useOnceAtATime(async () => {
    try {
      await withSession(() => restore({ ...record, version: shown.version, seen: current }).unwrap());
      toast({ title: text('restored', { date }), tone: 'success' });
    } catch (failure) {
      toast({ title: text('failed.restore'), text: await failureOr(failure, text('failed.again')), tone: 'error' });
    }
    onChanged();
  });
  return (
    <div className="grid min-w-0 gap-5">
      <Differences
        title={text('changed')}
        sides={[text('before'), text('after')]}
        changes={shown.changes}
        none={text(shown.previous === null ? 'first' : 'unchanged')}
      />
      {!shown.is_current && (
        <>
          <Differences title={text('against')} sides={[text('now'), text('then')]} changes={shown.until_now} none={text('same')} />
          {shown.until_now.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button variant="primary" busy={busy} onClick={() => void run()}>
                {text('restore')}
              </Button>
              <p className="min-w-0 flex-1 basis-60 text-sm text-ink/75">{text('restoreNote')}</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}
