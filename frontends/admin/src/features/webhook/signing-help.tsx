import { WEBHOOK_HEADERS } from '@reefdesk/contracts/webhook/requests';
import { useText } from '@reefdesk/web-kit';
import { Fold } from '../../shared/lists/fold.tsx';

/** Explains how the other system verifies a delivery. */
export function SigningHelp() {
  const text = useText('webhook');
  const headers = [
    [WEBHOOK_HEADERS.event, text('help.event')],
    [WEBHOOK_HEADERS.delivery, text('help.delivery')],
    [WEBHOOK_HEADERS.timestamp, text('help.timestamp')],
    [WEBHOOK_HEADERS.signature, text('help.signature')],
  ] as const;
  return (
    <Fold title={text('help.title')}>
      <dl className="grid gap-3 text-sm">
        {headers.map(([name, meaning]) => (
          <div key={name} className="min-w-0">
            <dt className="font-mono font-semibold">{name}</dt>
            <dd className="text-ink/80">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="font-mono text-sm wrap-anywhere">{'v1=hex(hmac-sha256(secret, timestamp + "." + body))'}</p>
      <p className="text-sm text-ink/80">{text('help.rules')}</p>
    </Fold>
  );
}
