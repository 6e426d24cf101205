import { classNames } from '@reefdesk/ui/class-names';
import type { Figure } from '../../../shared/operator/use-operator-figures.ts';

export interface FiguresProps {
  figures: readonly Figure[];
  className?: string;
  valueClassName?: string;
  labelClassName?: string;
}

/** Numbers above their labels; screen readers read the label first. */
export function Figures({ figures, className, valueClassName = 'text-3xl', labelClassName = 'text-sm' }: FiguresProps) {
  return (
    <dl className={classNames('grid', className)}>
      {figures.map(({ value, label }) => (
        <div key={label + value} className="flex flex-col-reverse justify-end">
          <dt className={classNames('mt-2', labelClassName)}>{label}</dt>
          <dd className={classNames('font-display leading-none tracking-tight whitespace-nowrap tabular-nums', valueClassName)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
