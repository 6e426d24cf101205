import { classNames } from './class-names.tsx';
import { StarIcon } from './icons.tsx';

export interface RatingProps {
  /** 0 to `of`; drawn to the nearest tenth of a star. */
  value: number;
  /** Read out, such as "4 of 5 stars". */
  label: string;
  of?: number;
  className?: string;
}

export function Rating({ value, label, of = 5, className }: RatingProps) {
  const share = `${Math.round((Math.min(Math.max(value, 0), of) / of) * 1000) / 10}%`;
  return (
    <span role="img" aria-label={label} className={classNames('relative inline-flex', className)}>
      <Stars count={of} className="text-current/25" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: share }}>
        <Stars count={of} className="w-max text-sun" />
      </span>
    </span>
  );
}

function Stars({ count, className }: { count: number; className: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex', className)}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike.
        <StarIcon key={index} className="size-[1.15em]" />
      ))}
    </span>
  );
}
