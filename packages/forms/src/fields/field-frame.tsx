import { classNames } from '@reefdesk/ui/class-names';
import type { ReactNode } from 'react';

export interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export interface FieldFrameProps {
  id: string;
  label: string;
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  beside?: ReactNode;
  className?: string | undefined;
  children: (parts: FieldParts) => ReactNode;
}

export function FieldFrame({ id, label, note, hint, error, beside, className, children }: FieldFrameProps) {
  const described = [error !== undefined && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={classNames('min-w-0', className)}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold">
        {label}
        {note && <span className="font-normal text-ink/70">{note}</span>}
      </label>
      {children({ id, labelId: `${id}-label`, describedBy: described || undefined, invalid: error !== undefined })}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error} {beside}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink/70">
          {hint}
        </p>
      )}
    </div>
  );
}
