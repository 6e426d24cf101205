import { AREAS } from '@reefdesk/contracts/access';
import { DEFAULTS } from '@reefdesk/contracts/travels/values';
import type { TravelListItemView } from '@reefdesk/contracts/travels/views';
import { Button, IconButton } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { CopyIcon, PencilIcon } from '@reefdesk/ui/editing-icons';
import { ClockIcon, PinIcon, StarIcon } from '@reefdesk/ui/icons';
import { Link, Photo, useFormat, useLocalise, useNavigate, useText } from '@reefdesk/web-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { travelDetailPath } from '../../../paths.ts';
import { DraftBadge } from '../../../shared/drafts/draft-badge.tsx';
import { useRights } from '../../../shared/session/use-rights.ts';
import { TranslationBadge } from '../../../shared/translations/translation-badge.tsx';
import { useDurationText } from '../duration-text.ts';
import { StatusBadge } from './status-badge.tsx';

/** Delay between a click on View Details and the navigation (ATRV-09, CONST-37). */
const DETAILS_WAIT_MS = 500;

const NAMED_DESTINATIONS = 3;

export interface TravelCardProps {
  travel: TravelListItemView;
  /** Selection checkbox; null for users who may not change travels. */
  box: ReactNode;
  copying: boolean;
  onDuplicate: () => void;
}

export function TravelCard({ travel, box, copying, onDuplicate }: TravelCardProps) {
  const text = useText('travels');
  const format = useFormat();
  const localise = useLocalise();
  const durationText = useDurationText();
  const mayEdit = useRights()(AREAS.content);
  const name = localise(travel.names) || travel.name;
  return (
    <article
      className="flex min-w-0 flex-col overflow-hidden rounded-panel bg-white has-checked:ring-2 has-checked:ring-ocean"
      data-testid="travel-card"
    >
      <div className="relative">
        <Photo
          meta={travel.image_meta}
          path={travel.image}
          alt=""
          sizes="(width < 48rem) 92vw, (width < 80rem) 44vw, 25rem"
          className="aspect-[2/1] w-full md:aspect-[16/10]"
        />
        {box}
        <div className={classNames('absolute top-3 flex flex-wrap gap-2', box ? 'right-28 left-14 ml-1' : 'inset-x-3')}>
          <StatusBadge status={travel.status} />
          <DraftBadge kind="packages" id={travel.travel_id} />
          <TranslationBadge kind="packages" id={travel.travel_id} className="px-3 py-1" />
        </div>
        {mayEdit && (
          <div className="absolute top-2 right-2 flex gap-2">
            <IconButton
              label={text('duplicate', { name })}
              onClick={onDuplicate}
              disabled={copying}
              className="bg-white/92 text-deep hover:bg-white"
            >
              <CopyIcon />
            </IconButton>
            <Link
              to={travelDetailPath(travel.travel_id)}
              aria-label={text('editNamed', { name })}
              title={text('editNamed', { name })}
              className="icon-button bg-white/92 text-deep hover:bg-white"
            >
              <PencilIcon />
            </Link>
          </div>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <h2 className="font-display text-xl">{name}</h2>
        <p className="line-clamp-2 text-sm text-ink/75 md:line-clamp-3">{localise(travel.descriptions) || travel.description}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-ink/80">
          <li className="flex items-center gap-1.5">
            <ClockIcon className="size-4 text-lagoon" />
            {durationText(travel.duration)}
          </li>
          <li className="flex items-center gap-1.5">
            <StarIcon className="size-4 text-sun" />
            <span>
              {format.number(DEFAULTS.rating)} · {text('reviews', { count: DEFAULTS.reviewCount })}
            </span>
            <span title={text('sampleHint')} className="rounded-full bg-foam px-2 py-0.5 text-xs text-ink/75">
              {text('sample')}
            </span>
          </li>
          <li className="flex min-w-0 basis-full items-start gap-1.5">
            <PinIcon className="mt-0.5 size-4 shrink-0 text-lagoon" />
            <Destinations travel={travel} />
          </li>
        </ul>
        <div className="mt-auto flex items-end justify-between gap-3 pt-3">
          <p className="text-xs text-ink/70">
            {travel.price !== undefined && (
              <>
                <span className="block font-display text-base whitespace-nowrap text-ink">{format.idr(travel.price)}</span>
                {text('perPerson')}
              </>
            )}
          </p>
          {mayEdit && <DetailsButton travelId={travel.travel_id} name={name} />}
        </div>
      </div>
    </article>
  );
}

function Destinations({ travel }: { travel: TravelListItemView }) {
  const text = useText('travels');
  const localise = useLocalise();
  const names = travel.destinations.map((destination) => localise(destination.names) || destination.name);
  if (names.length === 0) return <span>{text('noDestinations')}</span>;
  const rest = names.length - NAMED_DESTINATIONS;
  return (
    <span className="min-w-0">
      {names.slice(0, NAMED_DESTINATIONS).join(' · ')}
      {rest > 0 && <span className="text-ink/75"> {text('more', { count: rest })}</span>}
    </span>
  );
}

function DetailsButton({ travelId, name }: { travelId: string; name: string }) {
  const text = useText('travels');
  const navigate = useNavigate();
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => void navigate(travelDetailPath(travelId)), DETAILS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [opening, navigate, travelId]);
  return (
    <Button
      variant="outline"
      size="small"
      busy={opening}
      onClick={() => setOpening(true)}
      aria-label={`${text(opening ? 'opening' : 'viewDetails')}: ${name}`}
      className="shrink-0"
    >
      {text(opening ? 'opening' : 'viewDetails')}
    </Button>
  );
}
