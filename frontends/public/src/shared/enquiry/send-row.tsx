import { Button } from '@reefdesk/ui/button';
import { SendIcon } from '@reefdesk/ui/icons';
import { OtherWays, useText } from '@reefdesk/web-kit';
import type { EnquiryState } from './use-enquiry.ts';

export interface SendRowProps {
  enquiry: EnquiryState;
  label: string;
  message: () => string;
}

export function SendRow({ enquiry: { phase, error, tryNow, edit }, label, message }: SendRowProps) {
  const text = useText('enquiry');
  return (
    <div>
      {phase === 'waiting' ? (
        <div role="status" className="rounded-field bg-sun/20 p-5">
          <p className="font-semibold">{text('waiting.title')}</p>
          <p className="mt-1 text-sm">{text('waiting.text')}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button variant="solid" onClick={tryNow}>
              {text('waiting.now')}
            </Button>
            <Button variant="outline" onClick={edit}>
              {text('waiting.edit')}
            </Button>
          </p>
        </div>
      ) : (
        <Button type="submit" variant="primary" busy={phase === 'sending'} className="w-full sm:w-auto">
          {phase !== 'sending' && <SendIcon />}
          {phase === 'sending' ? text('sending') : label}
        </Button>
      )}
      {error && (
        <p role="alert" className="mt-4 rounded-field bg-coral/15 p-4 text-sm font-semibold text-coral-dark">
          {text('failed', { message: error })}
        </p>
      )}
      {(phase === 'waiting' || error) && (
        <OtherWays message={message()} className="mt-4">
          {text('otherwise')}
        </OtherWays>
      )}
      <p className="mt-4 text-sm text-ink/75">{text('note')}</p>
    </div>
  );
}
