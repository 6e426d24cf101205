import { classNames } from '@reefdesk/ui/class-names';
import { useElementId } from '@reefdesk/ui/use-element-id';

export interface DayFilterProps {
  label: string;
  /** `2027-03-14`; empty for none. */
  value: string | undefined;
  onChange: (day: string) => void;
  /** What is wrong with it. */
  fault?: string | undefined;
  className?: string;
}

/** A day from which, or up to which, something is shown. */
export function DayFilter({ label, value = '', onChange, fault, className }: DayFilterProps) {
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
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className="field bg-white text-sm"
      />
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 text-sm font-semibold text-coral-dark">
          {fault}
        </p>
      )}
    </div>
  );
}
