import type { EnquiryWholeView } from '@reefdesk/contracts/enquiries/views';
import { ConfirmDialog, useOnceAtATime } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { Panel } from '../../../shared/panel.tsx';
import { useEraseEnquiryMutation } from '../enquiries.api.ts';
import { useChange } from '../use-change.ts';

/** Erases the guest's personal data from the enquiry on request (ENQ-19). */
export function Erasure({ enquiry: { enquiry_id: id, name } }: { enquiry: EnquiryWholeView }) {
  const text = useText('enquiries');
  const [asking, setAsking] = useState(false);
  const [erase] = useEraseEnquiryMutation();
  const change = useChange();
  const [confirm, busy] = useOnceAtATime(async () => {
    if (await change(() => erase({ id }).unwrap(), text('erasure.done'))) setAsking(false);
  });
  return (
    <Panel title={text('erasure.title')}>
      <p className="text-sm text-ink/80">{text('erasure.lead')}</p>
      <Button variant="outline" size="small" className="mt-4 text-coral-dark" onClick={() => setAsking(true)}>
        {text('erasure.erase')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text('erasure.ask', { name })}
        confirmLabel={text('erasure.confirm')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
        busy={busy}
      >
        {text('erasure.what')}
      </ConfirmDialog>
    </Panel>
  );
}
