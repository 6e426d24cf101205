import { classNames } from './class-names.tsx';

/** A turning ring in the colour of the text. Decorative: say in words beside it what is going on. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('spinner', className)} />;
}

/** Covers the screen while something must not be interrupted. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="fixed inset-0 z-(--z-overlay) grid place-items-center bg-abyss/70 text-white">
      <span className="flex flex-col items-center gap-4">
        <Spinner className="size-12" />
        {label}
      </span>
    </div>
  );
}
