import type { TemplateField } from '@reefdesk/contracts/reply-templates';
import { Button } from '@reefdesk/ui/button';
import { WarningIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';

export interface OpenFieldsProps {
  fields: readonly TemplateField[];
  /** Sending was pressed: whether it shall go out all the same. */
  asking: boolean;
  busy: boolean;
  onSend: () => void;
}

/** What a template left open in the answer, before anybody reads it (ENQ-12). */
export function OpenFields({ fields, asking, busy, onSend }: OpenFieldsProps) {
  const text = useText('replies');
  return (
    <div role={asking ? 'alert' : 'status'} className="grid gap-2 rounded-field bg-coral/15 p-4 text-sm">
      <p className="flex gap-2 font-semibold text-coral-dark">
        <WarningIcon className="size-5 shrink-0" />
        {text('openFields.title', { fields: fields.map((field) => text(`fields.${field}`)).join(', ') })}
      </p>
      {asking && (
        <>
          <p>{text('openFields.text')}</p>
          <Button variant="outline" size="small" busy={busy} className="min-h-11 justify-self-start text-coral-dark" onClick={onSend}>
            {text('openFields.send')}
          </Button>
        </>
      )}
    </div>
  );
}
