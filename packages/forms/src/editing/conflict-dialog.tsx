import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Dialog } from '@reefdesk/ui/dialog';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useRef, useState } from 'react';
import { useEditingText } from '../texts/editing.ts';
import { askedFor, type ConflictRow, type Side } from './conflict.ts';
import { SaveButton } from './save-button.tsx';
import { useTakenIn } from './use-tell-merged.ts';

export interface ConflictDialogProps {
  /** Differences between the two versions: the user chooses for fields that both changed, the others are only listed. */
  rows: readonly ConflictRow[];
  onChoose: (sides: Record<string, Side>) => void;
  onCancel: () => void;
  busy?: boolean;
}

const SIDES: readonly Side[] = ['mine', 'theirs'];

/** Shows both versions of each field that two users changed. Mount it when a choice is needed. */
export function ConflictDialog(props: ConflictDialogProps) {
  return <Choice key={useCountOf(props.rows)} {...props} />;
}

function useCountOf(rows: ConflictDialogProps['rows']): number {
  const seen = useRef({ rows, count: 0 });
  if (seen.current.rows !== rows) seen.current = { rows, count: seen.current.count + 1 };
  return seen.current.count;
}

function Choice({ rows: all, onChoose, onCancel, busy = false }: ConflictDialogProps) {
  const text = useEditingText();
  const fields = useTakenIn()(all);
  const rows = askedFor(all);
  const [sides, setSides] = useState<Record<string, Side>>(() => Object.fromEntries(rows.map(({ path, side }) => [path, side])));
  const chooseAll = (side: Side) => setSides(Object.fromEntries(rows.map(({ path }) => [path, side])));
  return (
    <Dialog open onClose={onCancel} title={text('conflict.title')} closeLabel={text('conflict.back')} className="sm:max-w-3xl">
      <div className="grid gap-5 p-6">
        <p className="text-ink/75">{text('conflict.text')}</p>
        {rows.length > 1 && (
          <div className="flex flex-wrap gap-2">
            {SIDES.map((side) => (
              <Button key={side} variant="outline" size="small" onClick={() => chooseAll(side)}>
                {text(`conflict.all.${side}`)}
              </Button>
            ))}
          </div>
        )}
        {rows.map((row) => (
          <Row key={row.path} row={row} side={sides[row.path] ?? row.side} onSide={(side) => setSides({ ...sides, [row.path]: side })} />
        ))}
        {fields && <p className="rounded-field bg-foam p-3 text-sm">{text('conflict.merged', { fields })}</p>}
        <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-ink/10 bg-white px-6 py-4">
          <Button variant="outline" onClick={onCancel}>
            {text('conflict.back')}
          </Button>
          <SaveButton type="button" busy={busy} onClick={() => onChoose(sides)}>
            {text('conflict.save')}
          </SaveButton>
        </div>
      </div>
    </Dialog>
  );
}

function Row({ row, side, onSide }: { row: ConflictRow; side: Side; onSide: (side: Side) => void }) {
  const text = useEditingText();
  const id = useElementId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{row.label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {SIDES.map((option) => (
          <label
            key={option}
            className={classNames(
              'flex min-w-0 cursor-pointer items-start gap-3 rounded-field border p-3',
              side === option ? 'border-ocean bg-foam' : 'border-ink/20',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={side === option}
              onChange={() => onSide(option)}
              className="mt-1 size-4 shrink-0 accent-ocean"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink/70">{text(`conflict.${option}`)}</span>
              <span lang={row.lang} className="block text-sm break-words whitespace-pre-line">
                {shown(row, row[option]) || <span className="text-ink/70">{text('conflict.empty')}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function shown({ show = (value) => String(value ?? '') }: ConflictRow, value: unknown): string {
  return show(value);
}
