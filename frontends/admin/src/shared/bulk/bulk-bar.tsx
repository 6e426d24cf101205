import { ConfirmDialog } from '@reefdesk/forms';
import { Button, IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { EyeIcon, EyeOffIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import { CloseIcon, WarningIcon } from '@reefdesk/ui/icons';
import { Link, useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';
import type { Undone } from './use-bulk.ts';
import { BULK_ACTIONS, type BulkAction, stepOf } from './use-bulk.ts';
import type { ListBulk } from './use-list-bulk.tsx';

const ICONS = { publish: EyeIcon, hide: EyeOffIcon, delete: TrashIcon } as const;

/** Toolbar that selects all shown records and offers the bulk actions (EDT-11). */
export function BulkBar({ bulk, hideable = false }: { bulk: ListBulk; hideable?: boolean }) {
  const text = useText('bulk');
  const [asking, setAsking] = useState(false);
  const { kind, selection, chosen, total, run, busy, progress, undone, forget } = bulk;
  if (!bulk.may || total === 0) return null;
  const isAll = chosen.length === total;
  const press = (action: BulkAction) => (action === 'delete' ? setAsking(true) : void run(action, chosen));
  return (
    <>
      <section
        aria-label={text('label')}
        className={classNames(
          'flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1.5 rounded-field text-sm',
          (chosen.length > 0 || progress) && 'sticky top-[4.25rem] z-10 bg-white px-2 py-1.5 ring-1 ring-ink/10 sm:pr-3',
        )}
      >
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full pr-2 pl-3">
          <input
            type="checkbox"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !isAll;
            }}
            disabled={busy}
            onChange={() => selection.chooseAll(!isAll)}
            className="size-5 cursor-pointer accent-ocean"
          />
          {text('all', { count: total })}
        </label>
        <p role="status" className="mr-auto font-semibold text-ocean">
          {progress ? text('progress', progress) : chosen.length > 0 && text('chosen', { count: chosen.length })}
        </p>
        {chosen.length > 0 && (
          <div className="flex flex-wrap items-center gap-1.5 max-sm:order-last max-sm:w-full">
            {BULK_ACTIONS.filter((action) => hideable || action === 'delete').map((action) => {
              const Icon = ICONS[action];
              return (
                <Button
                  key={action}
                  variant="outline"
                  size="small"
                  disabled={busy || !chosen.some((record) => stepOf(kind, action, record))}
                  onClick={() => press(action)}
                  className={classNames('max-sm:flex-1 max-sm:px-2.5', action === 'delete' && 'text-coral-dark')}
                >
                  <Icon className="size-4 max-sm:hidden" /> {text(`actions.${action}`)}
                </Button>
              );
            })}
          </div>
        )}
        {chosen.length > 0 && (
          <IconButton label={text('clear')} disabled={busy} onClick={() => selection.set([])} className="size-9">
            <CloseIcon className="size-4" />
          </IconButton>
        )}
      </section>
      {undone && <UndoneList undone={undone} onClose={forget} />}
      <ConfirmDialog
        open={asking}
        title={text(`ask.${kind}`, { count: chosen.length })}
        confirmLabel={text('ask.confirm')}
        onConfirm={() => {
          setAsking(false);
          void run('delete', chosen);
        }}
        onCancel={() => setAsking(false)}
      >
        {text('ask.text')}
      </ConfirmDialog>
    </>
  );
}

/** Lists the unchanged records with their reasons. It stays until it is closed or another action ends. */
function UndoneList({ undone, onClose }: { undone: Undone; onClose: () => void }) {
  const { action, records } = undone;
  const text = useText('bulk');
  const box = useRef<HTMLDivElement>(null);
  // The user may have scrolled down and would not see the alert. Its scroll margin leaves room for the sticky toolbar.
  useEffect(() => {
    if (undone.records.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [undone]);
  return (
    <div
      ref={box}
      role="alert"
      className="flex scroll-mt-52 items-start gap-3 rounded-panel border border-coral-dark/35 bg-white p-4 text-sm"
    >
      <WarningIcon className="mt-0.5 size-5 shrink-0 text-coral-dark" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{text(`left.${action}`, { count: records.length })}</p>
        <ul className="mt-2 grid max-h-64 gap-1.5 overflow-y-auto">
          {records.map(({ id, name, path, reason }) => (
            <li key={id} className="wrap-anywhere">
              {path && action !== 'undo' ? (
                <Link to={path} className="link font-semibold">
                  {name}
                </Link>
              ) : (
                <span className="font-semibold">{name}</span>
              )}
              <span className="text-ink/75">{text('reason', { reason })}</span>
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={text('close')} onClick={onClose} className="-mt-2 -mr-2">
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
