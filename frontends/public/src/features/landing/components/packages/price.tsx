import { TicketIcon } from '@reefdesk/ui/icons';
import { useFormat, useText } from '@reefdesk/web-kit';

/** What one person pays, or that one has to ask (PGE-10). */
export function Price({ value }: { value: number | undefined }) {
  const text = useText('common');
  const format = useFormat();
  return (
    <p className="flex items-center gap-2 text-sm font-semibold">
      <TicketIcon className="size-4.5 shrink-0 text-lagoon" />
      <span>
        <span className="sr-only">{text('price.label')}: </span>
        {value === undefined ? text('price.ask') : text('price.perPerson', { price: format.idr(value) })}
      </span>
    </p>
  );
}
