import { WarningIcon } from '@reefdesk/ui/icons';

export function FormError({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && (
        <p id={id} className="flex items-start gap-2.5 rounded-field bg-coral/10 px-4 py-3 font-semibold text-coral-dark">
          <WarningIcon className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}
