import type { WebhookDeliveryView } from '@reefdesk/contracts/webhook/endpoints';
import { DELIVERY_TRIES } from '@reefdesk/contracts/webhook/requests';
import { Button } from '@reefdesk/ui/button';
import { RefreshIcon } from '@reefdesk/ui/editing-icons';
import { useFormat, useText } from '@reefdesk/web-kit';
import { Badge } from '../../shared/lists/badge.tsx';

const LOOKS: Readonly<Record<WebhookDeliveryView['state'], string>> = {
  waiting: 'bg-sun/45 text-ink',
  delivered: 'bg-leaf text-white',
  failed: 'bg-coral-dark text-white',
};

export interface DeliveryListProps {
  deliveries: readonly WebhookDeliveryView[];
  busy: string | undefined;
  onAgain: (delivery: WebhookDeliveryView) => void;
}

export function DeliveryList({ deliveries, busy, onAgain }: DeliveryListProps) {
  const text = useText('webhook');
  return (
    <ul aria-label={text('deliveries.title')} className="grid gap-px overflow-hidden rounded-panel bg-ink/10">
      {deliveries.map((delivery) => (
        <Delivery key={delivery.delivery_id} delivery={delivery} busy={busy === delivery.delivery_id} onAgain={() => onAgain(delivery)} />
      ))}
    </ul>
  );
}

interface DeliveryProps {
  delivery: WebhookDeliveryView;
  busy: boolean;
  onAgain: () => void;
}

function Delivery({ delivery, busy, onAgain }: DeliveryProps) {
  const text = useText('webhook');
  const format = useFormat();
  const { event, reference, state, tries, status, fault, created_at: createdAt, next_at: nextAt } = delivery;
  const moment = (at: string) => format.date(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const name = [text(`events.${event.replace('.', '_')}`), reference].filter(Boolean).join(' · ');
  const facts = [
    text('deliveries.tries', { tries, max: DELIVERY_TRIES }),
    status !== null && text('deliveries.answer', { status }),
    fault !== null && text(`faults.${fault}`),
    nextAt !== null && tries > 0 && text('deliveries.next', { time: moment(nextAt) }),
  ];
  return (
    <li className="grid gap-3 bg-white px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-6 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-semibold">
          <Badge className={LOOKS[state]}>{text(`states.${state}`)}</Badge>
          {name}
        </p>
        <p className="mt-1 text-sm text-ink/75">
          {moment(createdAt)} · {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        variant="outline"
        size="small"
        className="min-h-11 justify-self-start"
        busy={busy}
        aria-label={text('deliveries.againOf', { name })}
        onClick={onAgain}
      >
        <RefreshIcon className="size-4" />
        {text('deliveries.again')}
      </Button>
    </li>
  );
}
