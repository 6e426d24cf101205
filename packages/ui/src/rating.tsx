import { classNames } from './class-names.tsx';
import { ruleClass } from './rule-class.tsx';

export interface RatingProps {
  value: number;
  label: string;
  of?: number;
  className?: string;
}

export function Rating({ value, label, of = 5, className }: RatingProps) {
  const share = `${Math.round((Math.min(Math.max(value, 0), of) / of) * 1000) / 10}%`;
  return <span role="img" aria-label={label} className={classNames('rating', ruleClass({ '--stars': of, '--share': share }), className)} />;
}
