import { classNames } from '@reefdesk/ui/class-names';
import { UploadIcon } from '@reefdesk/ui/editing-icons';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { type DragEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { useUploadText } from '../texts/uploads.ts';
import { useLibraryPicker } from './library-source.tsx';

export interface DropZoneProps {
  label: string;
  hint?: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Receives all chosen or dropped files, unchecked: a drop ignores `accept`. */
  onFiles: (files: File[]) => void;
  compact?: boolean;
  className?: string;
  children?: ReactNode;
}

export function DropZone(props: DropZoneProps) {
  const {
    label,
    hint,
    accept,
    multiple = false,
    disabled = false,
    invalid = false,
    describedBy,
    onFiles,
    compact,
    className,
    children,
  } = props;
  const text = useUploadText();
  const id = useElementId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Also true when a surrounding fieldset is disabled, which a drop does not respect.
  const isResting = () => input.current?.matches(':disabled') ?? true;
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isResting()) onFiles(multiple ? files : files.slice(0, 1));
  };
  const onDrag = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside && !isResting());
  };
  const Picker = useLibraryPicker();
  const [picking, setPicking] = useState(false);
  const zone = (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the input inside is the other, for everybody.
    <div
      onDragEnter={(event) => onDrag(event, true)}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'relative grid min-w-0 place-items-center rounded-field border-2 border-dashed text-center transition-colors',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon',
        over ? 'border-lagoon bg-lagoon/12' : invalid ? 'border-coral-dark' : 'border-ink/25 hover:border-ocean',
        'has-disabled:opacity-60',
        compact ? 'p-2' : 'p-5',
        className,
      )}
    >
      {children}
      <label htmlFor={id} className="flex flex-col items-center gap-1 text-sm">
        <UploadIcon className="size-6 text-ocean" />
        <span id={`${id}-label`} className="font-semibold text-ocean underline underline-offset-4">
          {label}
        </span>
        {!compact && <span className="text-xs text-ink/70 max-sm:hidden">{text(multiple ? 'drop.many' : 'drop.one')}</span>}
        {hint && <span className="text-xs text-ink/70">{hint}</span>}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = ''; // Allows choosing the same file again.
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {Picker && (
        <button
          type="button"
          disabled={disabled}
          aria-describedby={`${id}-label`}
          onClick={() => setPicking(true)}
          className="link relative mt-1 min-h-8 text-sm font-semibold text-ocean disabled:opacity-60"
        >
          {text('library')}
        </button>
      )}
    </div>
  );
  if (!Picker) return zone;
  return (
    <>
      {zone}
      {picking && (
        <Suspense>
          <Picker
            multiple={multiple}
            onPick={(files) => {
              setPicking(false);
              onFiles(files);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
