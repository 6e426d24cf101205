import { Button, buttonClass } from '@reefdesk/ui/button';
import { ChatIcon, RouteIcon } from '@reefdesk/ui/icons';
import { useLocalise, useText } from '@reefdesk/web-kit';
import type { Travel } from '../travel.ts';
import { useTravelTexts } from '../use-travel-texts.ts';

export interface TravelActionsProps {
  travel: Travel;
  onItinerary: () => void;
}

/** "Checkout" is a chat with the operator; the itinerary is called "Plan" on narrow screens (TRAV-08, TRAV-09). */
export function TravelActions({ travel, onItinerary }: TravelActionsProps) {
  const text = useText('travel');
  const localise = useLocalise();
  const tour = useTravelTexts();
  return (
    <>
      <a
        href={tour.chat('checkout', localise(travel.name))}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'outline', className: ACTION })}
      >
        <ChatIcon className="size-5 max-md:hidden" />
        {text('checkout')}
      </a>
      <Button variant="outline" aria-haspopup="dialog" onClick={onItinerary} className={ACTION}>
        <RouteIcon className="size-5 max-md:hidden" />
        <span className="max-md:hidden">{text('itinerary')}</span>
        <span className="md:hidden">{text('plan')}</span>
      </Button>
    </>
  );
}

/** The padding lets three of them fit in a row on a phone. */
export const ACTION = 'max-md:px-4 max-md:text-sm md:min-h-13 md:px-7';
