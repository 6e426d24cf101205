import { askLink } from '@reefdesk/contracts/brand';
import type { PackageView } from '@reefdesk/contracts/travels';
import { useBrand, useChatLink, useFormat, useText } from '@reefdesk/web-kit';
import { TripBar } from '../../../trip-bar/trip-bar.tsx';

export interface DestinationBarProps {
  /** Of the place, in the reader's language. */
  name: string;
  /** Those that come here. */
  packages: readonly PackageView[];
}

/** What a trip to this place costs at least, and the way to ask, at the lower edge of a phone. */
export function DestinationBar({ name, packages }: DestinationBarProps) {
  const text = useText('packages');
  const own = useText('destination-detail');
  const common = useText('common');
  const format = useFormat();
  const brand = useBrand();
  const chat = useChatLink();
  const words = own('ask.message', { operator: brand.shortName, destination: name });
  const prices = packages.flatMap(({ price }) => price ?? []);
  const lead = prices.length > 0 ? text('from', { price: format.idr(Math.min(...prices)) }) : common('price.ask');
  const note = packages.length > 0 ? text('trips', { count: packages.length }) : name;
  return (
    <TripBar label={text('bar')} lead={lead} note={note} href={(!brand.whatsapp && askLink(brand, words)) || chat(words)}>
      {text('ask')}
    </TripBar>
  );
}
