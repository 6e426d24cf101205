import { classNames } from './class-names.tsx';

/** A decorative spinner in the text colour: describe the progress in a text beside it. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('spinner', className)} />;
}

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
