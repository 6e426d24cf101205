import { useFormField } from '@reefdesk/forms';
import { Button, IconButton } from '@reefdesk/ui/button';
import { TrashIcon } from '@reefdesk/ui/editing-icons';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import { type ReactNode, useRef } from 'react';

export interface RowsProps<Row> {
  name: string;
  label: string;
  hint?: string;
  empty: () => Row;
  max: number;
  addLabel: string;
  children: (path: string) => ReactNode;
}

/** List field whose rows can be added, removed and moved, by pointer and by keyboard. */
export function Rows<Row>({ name, label, hint, empty, max, addLabel, children }: RowsProps<Row>) {
  const text = useText('site');
  const { value, change, error } = useFormField<readonly Row[]>(name);
  const list = useRef<HTMLOListElement>(null);
  const focusAt = (at: number) => {
    // The new row has not been rendered yet.
    setTimeout(() =>
      (list.current?.children[at] ?? list.current?.parentElement)?.querySelector<HTMLElement>('input, textarea, button')?.focus(),
    );
  };
  const add = () => {
    change([...value, empty()]);
    focusAt(value.length);
  };
  const remove = (at: number) => {
    change(value.filter((_, place) => place !== at));
    focusAt(Math.max(0, at - 1));
  };
  const move = (from: number, to: number) => {
    const rows = [...value];
    rows.splice(to, 0, ...rows.splice(from, 1));
    change(rows);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="mt-1 text-sm text-ink/70">{hint}</p>}
      {typeof error === 'string' && <p className="mt-1 text-sm font-semibold text-coral-dark">{error}</p>}
      <ol ref={list} className="mt-3 grid gap-3">
        {value.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and formik keeps their values by place
          <li key={at} className="flex flex-wrap items-start gap-x-2 gap-y-1 rounded-field border border-ink/12 p-3">
            <div className="min-w-0 flex-1 basis-60">{children(`${name}.${at}`)}</div>
            <div className="flex">
              <IconButton label={text('rows.up', { number: at + 1 })} disabled={at === 0} onClick={() => move(at, at - 1)}>
                <ChevronUpIcon className="size-5" />
              </IconButton>
              <IconButton label={text('rows.down', { number: at + 1 })} disabled={at === value.length - 1} onClick={() => move(at, at + 1)}>
                <ChevronDownIcon className="size-5" />
              </IconButton>
              <IconButton label={text('rows.remove', { number: at + 1 })} onClick={() => remove(at)}>
                <TrashIcon className="size-5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {value.length < max && (
        <Button variant="outline" size="small" className="mt-3" onClick={add}>
          <PlusIcon /> {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
