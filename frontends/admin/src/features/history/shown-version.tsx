import type { VersionView } from '@reefdesk/contracts/editing/history.endpoints';
import type { VersionKind } from '@reefdesk/contracts/editing/values';
import { imagePath } from '@reefdesk/contracts/images/values';
import { useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useToast } from '@reefdesk/ui/toasts';
import { Photo, useFormat, useText } from '@reefdesk/web-kit';
import { isPicture, useAuditTexts } from '../../shared/audit/use-audit-texts.ts';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { Panel } from '../../shared/panel.tsx';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import { type RecordOf, useDraftFromVersionMutation, useRestoreVersionMutation } from './history.api.ts';

export interface ShownVersionProps {
  record: RecordOf;
  shown: VersionView;
  /** Current version when the list was loaded; a restore sends it as its precondition. */
  current: number;
  /** Called after every restore, even a failed one, because another version may be public now. */
  onChanged: () => void;
  onDrafted: () => void;
}

/** Audited fields that no draft has, because each of their changes is public at once. */
const APART: Readonly<Partial<Record<VersionKind, readonly string[]>>> = {
  packages: ['itinerary'],
  destinations: ['images', 'mainImage'],
  testimonials: ['photos'],
};

export function ShownVersion({ record, shown, current, onChanged, onDrafted }: ShownVersionProps) {
  const text = useText('history');
  const format = useFormat();
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [restore] = useRestoreVersionMutation();
  const [startDraft] = useDraftFromVersionMutation();
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
  const [draft, isStarting] = useOnceAtATime(async () => {
    try {
      await withSession(() => startDraft({ ...record, version: shown.version }).unwrap());
      toast({ title: text('drafted', { date }), tone: 'success' });
      onDrafted();
    } catch (failure) {
      toast({ title: text('failed.draft'), text: await failureOr(failure, text('failed.again')), tone: 'error' });
    }
  });
  const apart = APART[record.kind];
  const isDraftable = shown.until_now.some(({ field }) => !apart?.includes(field.split('.')[0] ?? ''));
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
          {isDraftable && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button variant="outline" busy={isStarting} disabled={busy} onClick={() => void draft()}>
                {text('draft')}
              </Button>
              <p className="min-w-0 flex-1 basis-60 text-sm text-ink/75">
                {text('draftNote')} {apart && <span className="block">{text(`apart.${record.kind}`)}</span>}
              </p>
            </div>
          )}
        </>
      )}
    </div>
  );
}

interface DifferencesProps {
  title: string;
  sides: readonly [string, string];
  changes: VersionView['changes'];
  none: string;
}

/** Two states side by side, by field and language (EDT-05). */
function Differences({ title, sides, changes, none }: DifferencesProps) {
  const auditTexts = useAuditTexts();
  return (
    <Panel title={title}>
      {changes.length === 0 && <p className="text-sm text-ink/75">{none}</p>}
      <dl className="grid gap-5 empty:hidden">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="grid gap-2">
            <dt className="font-semibold">{auditTexts.fieldOf(field)}</dt>
            <dd className="grid gap-2 text-sm sm:grid-cols-2 sm:gap-4">
              <Side label={sides[0]} field={field} value={before} className="bg-coral/8" />
              <Side label={sides[1]} field={field} value={after} className="bg-leaf/10" />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface SideProps {
  label: string;
  field: string;
  value: string | null;
  className: string;
}

function Side({ label, field, value, className }: SideProps) {
  const text = useText('history');
  const auditTexts = useAuditTexts();
  return (
    <div className={`min-w-0 rounded-field p-3 ${className}`}>
      <span className="mb-1 block text-xs text-ink/75">{label}</span>
      {value === null && <span className="text-ink/75">{text('nothing')}</span>}
      {value !== null && !isPicture(field) && <span className="whitespace-pre-line wrap-anywhere">{auditTexts.shownAs(field, value)}</span>}
      {value !== null && isPicture(field) && (
        <span className="flex flex-wrap gap-2">
          {value.split(', ').map((id, at) => (
            <Photo key={id} path={`${imagePath(id)}/320`} alt={text('picture', { number: at + 1 })} className="h-16 w-24 rounded-field" />
          ))}
        </span>
      )}
    </div>
  );
}
