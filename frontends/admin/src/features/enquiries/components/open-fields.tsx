import type { TemplateField } from '@reefdesk/contracts/reply-templates';
import { Button } from '@reefdesk/ui/button';
import { WarningIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

/** What a template left open in the answer, before anybody reads it (ENQ-12). */
export function OpenFields({ fields }: { fields: readonly TemplateField[] }) {
  const text = useText('replies');
  return (
    <p role="status" className="flex gap-2 rounded-field border border-coral-dark/50 p-4 text-sm font-semibold text-coral-dark">
      <WarningIcon className="size-5 shrink-0" />
      {text('openFields.title', { fields: fields.map((field) => text(`fields.${field}`)).join(', ') })}
    </p>
  );
}

/** Whether the answer shall go out all the same. Below the way to send it, which then stays where it is under a second press. */
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
