import { useBrand, useFormat, useText } from '@reefdesk/web-kit';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';
import type { ListedPackage } from '../../shared/packages/package.ts';

export interface DestinationBarProps {
  name: string;
  packages: readonly ListedPackage[];
}

/** Bar at the lower edge of phones: lowest package price and the form, which has the channels beside it. */
export function DestinationBar({ name, packages }: DestinationBarProps) {
  const text = useText('packages');
  const own = useText('destination-detail');
  const common = useText('common');
  const format = useFormat();
  const brand = useBrand();
  const message = own('ask.message', { operator: brand.shortName, destination: name });
  const prices = packages.flatMap(({ price }) => price ?? []);
  const lead = prices.length > 0 ? common('price.from', { price: format.idr(Math.min(...prices)) }) : common('price.ask');
  const note = packages.length > 0 ? text('trips', { count: packages.length }) : name;
  return (
    <BottomBar label={text('bar')} lead={lead} note={note}>
      {(className) => (
        <ContactLink subject={name} message={message} className={className}>
          {text('ask')}
        </ContactLink>
      )}
    </BottomBar>
  );
}
