import { travelPath } from '@reefdesk/contracts/pages/site-paths';
import { linesOf } from '@reefdesk/contracts/travels/lines';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { CheckIcon, ClockIcon, PinIcon } from '@reefdesk/ui/icons';
import { Link, Modal, Photo, useLocalise, useText } from '@reefdesk/web-kit';
import { type ReactNode, useRef } from 'react';
import { type ListedPackage, packageFeatures } from '../../../../shared/packages/package.ts';
import { Duration, Price } from './package-card.tsx';

/** Limits of the two lists (CONST-07). */
const FEATURES_SHOWN = 4;
const DESTINATIONS_SHOWN = 3;

export interface PackageModalProps {
  travel: ListedPackage;
  open: boolean;
  onClose: () => void;
}

/** Summary of a package in the reader's language, with the English name below if it differs (MODAL-01). */
export default function PackageModal({ travel, open, onClose }: PackageModalProps) {
  const text = useText('landing');
  const common = useText('common');
  const localise = useLocalise();
  const start = useRef<HTMLDivElement>(null);
  const name = localise(travel.travel_name);
  const english = travel.travel_name.en;
  const included = linesOf(localise(travel.included));
  const features = included.length > 0 ? included : packageFeatures(travel, ({ name }) => localise(name));
  return (
    <Modal open={open} onClose={onClose} title={name} titleHidden initialFocus={start} className="sm:max-w-4xl">
      <div className="min-h-0 overflow-y-auto md:grid md:grid-cols-[2fr_3fr] md:overflow-hidden">
        <div ref={start} tabIndex={-1} className="outline-none">
          <Photo
            meta={travel.image_meta}
            path={travel.image}
            alt=""
            sizes="(min-width: 48rem) 24rem, 100vw"
            className="aspect-[16/10] md:aspect-auto md:h-full md:min-h-120"
          />
        </div>
        <div className="p-6 pb-8 md:max-h-[88dvh] md:overflow-y-auto md:p-9">
          <p aria-hidden="true" className="heading-3 pr-10">
            {name}
          </p>
          {english !== name && (
            <p lang="en" className="mt-1 text-sm text-ink/75">
              {english}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <p className="flex items-center gap-2 text-sm font-semibold">
              <ClockIcon className="size-4.5 text-lagoon" />
              <Duration value={travel.duration} />
            </p>
            <Price value={travel.price} />
          </div>
          <p className="mt-5 whitespace-pre-line text-ink/80">{localise(travel.travel_desc)}</p>
          {/* Packages without a list of inclusions show their destinations under a heading of that name (OR-27). */}
          <Facts
            title={text(included.length > 0 ? 'modal.included' : 'packages.stops')}
            rest={features.length - FEATURES_SHOWN}
            restKey="modal.moreFeatures"
          >
            {features.slice(0, FEATURES_SHOWN).map((feature) => (
              <li key={feature} className="flex items-start gap-2.5">
                <CheckIcon className="mt-1 size-4.5 shrink-0 text-leaf" />
                {feature}
              </li>
            ))}
          </Facts>
          <Facts title={text('destinations')} rest={travel.destinations.length - DESTINATIONS_SHOWN} restKey="modal.moreDestinations">
            {travel.destinations.slice(0, DESTINATIONS_SHOWN).map((destination) => (
              <li key={destination.destination_id} className="flex items-start gap-2.5">
                <PinIcon className="mt-1 size-4.5 shrink-0 text-lagoon" />
                {localise(destination.name) || destination.destination_name_en}
              </li>
            ))}
          </Facts>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={travelPath(travel.travel_slug)} replace onClick={onClose} className={buttonClass({ variant: 'primary' })}>
              {text('modal.learnMore')}
            </Link>
            <Button variant="outline" onClick={onClose}>
              {common('close')}
            </Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

function Facts({ title, rest, restKey, children }: { title: string; rest: number; restKey: string; children: ReactNode }) {
  const text = useText('landing');
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold text-ink/70">{title}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">{children}</ul>
      {rest > 0 && <p className="mt-2 text-sm text-ink/75">{text(restKey, { count: rest })}</p>}
    </section>
  );
}
