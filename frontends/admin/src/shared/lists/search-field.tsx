import { IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CloseIcon, SearchIcon } from '@reefdesk/ui/icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { useText } from '@reefdesk/web-kit';
import { useEffect, useRef, useState } from 'react';

/** Delay between the last key and the change of the address. */
const TYPING_PAUSE_MS = 200;

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Delay after the last key, in ms. */
  pause?: number;
  className?: string;
}

/** Search field, two columns wide in a two-column layout. Escape clears it. */
export function SearchField({ label, value, onChange, pause = TYPING_PAUSE_MS, className }: SearchFieldProps) {
  const text = useText('lists');
  const id = useElementId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  // The value changed from outside, for example by a reset or by going back.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => {
      setKnown(typed);
      latest.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, known, pause]);
  return (
    <div className={classNames('relative col-span-2 min-w-0', className)}>
      <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink/60" />
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        className="field bg-white pr-12 pl-12 text-sm"
      />
      {typed !== '' && (
        <IconButton
          label={text('clearSearch')}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
        >
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
