import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import type { TravelDetailView } from '@reefdesk/contracts/travels/views';
import { FactFields } from '@reefdesk/forms';
import { useFacts } from '@reefdesk/forms/facts';
import type { IconComponent } from '@reefdesk/ui/icon';
import { ClockIcon, ExternalIcon, GridIcon, PinIcon } from '@reefdesk/ui/icons';
import { useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { publicTravelPath } from '../../../../paths.ts';
import { Panel } from '../../../../shared/panel.tsx';
import { useDurationText } from '../../duration-text.ts';
import { DurationField } from '../form/facts-fields.tsx';

export interface PackageDetailsProps {
  travel: TravelDetailView;
  language: Language;
  editing: boolean;
}

/** Duration, locations, category and facts under "Package Details" (AEDIT-08, AEDIT-10, AEDIT-11). */
export function PackageDetails({ travel, language, editing }: PackageDetailsProps) {
  const text = useText('travels');
  const factsOf = useFacts();
  const durationText = useDurationText();
  // Only stops with a destination count as locations (OR-59).
  const locations = travel.destinations.filter(({ destination_id }) => destination_id !== null).length;
  return (
    <Panel title={text('detail.facts')}>
      <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {!editing && (
          <DetailRow icon={ClockIcon} name={text('fields.duration')}>
            {durationText(travel.duration)}
          </DetailRow>
        )}
        <DetailRow icon={PinIcon} name={text('detail.totalDestinations')}>
          {text('detail.locations', { count: locations })}
        </DetailRow>
        <DetailRow icon={GridIcon} name={text('detail.category')}>
          <span lang={LANGUAGE_TAGS[language]}>{travel.categories[language] || text('detail.noText')}</span>
        </DetailRow>
        {!editing &&
          factsOf(travel).map(({ name, icon, label, value, none }) => (
            <DetailRow key={name} icon={icon} name={label}>
              {value ?? none}
            </DetailRow>
          ))}
      </dl>
      {editing && (
        <div className="mt-5 grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
          <DurationField stored={travel.duration} />
          <FactFields />
        </div>
      )}
      {travel.status === 'active' && (
        <a
          href={publicTravelPath(travel.slug)}
          target="_blank"
          rel="noopener"
          className="link mt-5 inline-flex min-h-6 items-center gap-2 text-sm"
        >
          <ExternalIcon className="size-4" /> {text('detail.onWebsite')}
        </a>
      )}
    </Panel>
  );
}

function DetailRow({ icon: Icon, name, children }: { icon: IconComponent; name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 text-sm text-ink/70">
        <Icon className="size-5 shrink-0 text-lagoon" />
        {name}
      </dt>
      <dd className="pl-8 font-semibold break-words">{children}</dd>
    </div>
  );
}
