import { classNames } from './class-names.tsx';

/** A place that waits for content. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />;
}
