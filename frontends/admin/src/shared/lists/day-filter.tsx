import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';

export interface DayFilterProps {
  label: string;
  /** ISO date such as `2027-03-14`, or empty. */
  value: string | undefined;
  onChange: (day: string) => void;
  error?: string | undefined;
  className?: string;
}

export function DayFilter({ label, value = '', onChange, error, className }: DayFilterProps) {
  const id = useElementId();
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block text-xs font-semibold text-ink/75">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="field bg-white text-sm"
      />
      {error && (
        <p id={`${id}-fault`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {error}
        </p>
      )}
    </div>
  );
}
