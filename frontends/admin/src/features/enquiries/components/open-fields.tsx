import type { TemplateField } from '@reefdesk/contracts/enquiries/reply-templates';
import { Button } from '@reefdesk/ui/button';
import { WarningIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

/** Lists the template fields that are still unfilled in the answer (ENQ-12). */
export function OpenFields({ fields }: { fields: readonly TemplateField[] }) {
  const text = useText('replies');
  return (
    <p role="status" className="flex gap-2 rounded-field border border-coral-dark/50 p-4 text-sm font-semibold text-coral-dark">
      <WarningIcon className="size-5 shrink-0" />
      {text('openFields.title', { fields: fields.map((field) => text(`fields.${field}`)).join(', ') })}
    </p>
  );
}

/** Sends the answer despite unfilled fields. Rendered below the send button, which must not move under a second click. */
export function SendAnyway({ busy, onSend }: { busy: boolean; onSend: () => void }) {
  const text = useText('replies');
  return (
    <div role="alert" className="grid gap-2 text-sm">
      <p>{text('openFields.text')}</p>
      <Button variant="outline" size="small" busy={busy} className="min-h-11 justify-self-start text-coral-dark" onClick={onSend}>
        {text('openFields.send')}
      </Button>
    </div>
  );
}
