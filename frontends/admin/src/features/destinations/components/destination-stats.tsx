import type { DestinationRowView } from '@reefdesk/contracts/destinations/endpoints';
import type { IconComponent } from '@reefdesk/ui/icon';
import { CalendarIcon, CompassIcon, SunIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useFormat, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';

/** The three numbers above the list (ADST-02), as skeletons of the same size while loading and as dashes for null. */
export function DestinationStats({ destinations }: { destinations: readonly DestinationRowView[] | null | undefined }) {
  const text = useText('destinations');
  const format = useFormat();
  const [latest] = destinations?.map(({ updated_at }) => updated_at).sort((a, b) => b.localeCompare(a)) ?? [];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel bg-ink/10 md:grid-cols-[1fr_1fr_minmax(max-content,1fr)]">
      <Stat label={text('stats.total')} icon={CompassIcon} value={destinations && format.number(destinations.length)} />
      <Stat
        label={text('stats.active')}
        icon={SunIcon}
        value={destinations && format.number(destinations.filter(({ status }) => status === 'active').length)}
      />
      <Stat
        label={text('stats.latest')}
        icon={CalendarIcon}
        value={destinations && (latest ? format.date(latest, { dateStyle: 'medium' }) : '–')}
        className="max-md:col-span-2"
      />
    </dl>
  );
}

interface StatProps {
  label: string;
  icon: IconComponent;
  value: ReactNode;
  className?: string;
}

function Stat({ label, icon: Icon, value, className = '' }: StatProps) {
  return (
    <div className={`flex min-w-0 flex-col-reverse justify-end gap-1 bg-white p-4 md:p-6 ${className}`}>
      <dt className="text-sm text-ink/70">{label}</dt>
      <dd className="flex items-center justify-between gap-3 font-display text-xl whitespace-nowrap text-deep xl:text-2xl">
        {value === null ? '–' : (value ?? <Skeleton className="h-9 w-20" />)}
        <Icon className="size-6 shrink-0 text-lagoon max-xl:size-5" />
      </dd>
    </div>
  );
}
