import { EmptyState } from '@reefdesk/ui/error-state';
import { ClockIcon, CompassIcon } from '@reefdesk/ui/icons';
import { Spinner } from '@reefdesk/ui/spinner';
import { Modal, useLocalise, useText } from '@reefdesk/web-kit';
import { useRef } from 'react';
import type { Travel } from '../../travel.ts';
import type { ItineraryState } from '../../use-itinerary.ts';
import { useTravelTexts } from '../../use-travel-texts.ts';
import { ItineraryFailure } from './itinerary-failure.tsx';
import { Timeline } from './timeline.tsx';

export interface ItineraryModalProps {
  travel: Travel;
  state: ItineraryState;
  isOpen: boolean;
  onClose: () => void;
}

export default function ItineraryModal({ travel, state, isOpen, onClose }: ItineraryModalProps) {
  const text = useText('travel');
  const localise = useLocalise();
  const tour = useTravelTexts();
  const start = useRef<HTMLDivElement>(null);
  const itinerary = state.kind === 'loaded' ? state.itinerary : undefined;
  const title = localise(itinerary?.name) || localise(travel.name);
  const duration = itinerary?.duration || travel.duration;
  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      kind="dark"
      title={title}
      titleHidden
      initialFocus={start}
      className="bg-linear-to-b from-ocean via-deep to-abyss sm:max-w-2xl"
    >
      <div ref={start} tabIndex={-1} className="px-6 pt-7 pb-10 outline-none sm:px-10 sm:pt-9">
        <p className="text-sm font-semibold text-shallows">{text('itinerary')}</p>
        <p aria-hidden="true" className="heading-3 mt-1 pr-10">
          {title}
        </p>
        {duration && (
          <p className="mt-2 flex items-center gap-2 font-semibold">
            <ClockIcon className="size-5 text-shallows" />
            {text('timeline.total', { duration: tour.duration(duration) })}
          </p>
        )}
        {state.kind === 'loading' && (
          <p role="status" className="flex min-h-72 flex-col items-center justify-center gap-4 font-semibold">
            <Spinner className="size-10" />
            {text('timeline.loading')}
          </p>
        )}
        {state.kind === 'failed' && <ItineraryFailure {...state} />}
        {itinerary?.stops.length === 0 && (
          <EmptyState icon={CompassIcon} title={text('timeline.empty')} className="min-h-72 justify-center">
            {text('timeline.emptyHint')}
          </EmptyState>
        )}
        {itinerary && itinerary.stops.length > 0 && <Timeline stops={itinerary.stops} />}
      </div>
    </Modal>
  );
}
