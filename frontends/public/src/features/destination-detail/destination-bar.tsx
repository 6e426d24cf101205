import { askLink } from '@reefdesk/contracts/site/brand';
import { useBrand, useChatLink, useFormat, useLanguage, useText } from '@reefdesk/web-kit';
import { BottomBar } from '../../shared/bottom-bar.tsx';
import { ContactLink } from '../../shared/enquiry/contact-link.tsx';
import type { ListedPackage } from '../../shared/packages/package.ts';

export interface DestinationBarProps {
  name: string;
  packages: readonly ListedPackage[];
}

/** Bar at the lower edge of phones: lowest package price and contact (in Chinese the form, with WeChat above it). */
export function DestinationBar({ name, packages }: DestinationBarProps) {
  const text = useText('packages');
  const own = useText('destination-detail');
  const common = useText('common');
  const format = useFormat();
  const brand = useBrand();
  const isChinese = useLanguage() === 'cn';
  const chat = useChatLink();
  const message = own('ask.message', { operator: brand.shortName, destination: name });
  const prices = packages.flatMap(({ price }) => price ?? []);
  const lead = prices.length > 0 ? text('from', { price: format.idr(Math.min(...prices)) }) : common('price.ask');
  const note = packages.length > 0 ? text('trips', { count: packages.length }) : name;
  return (
    <BottomBar
      label={text('bar')}
      lead={lead}
      note={note}
      href={(!brand.whatsapp && askLink(brand, message)) || chat(message)}
      way={isChinese ? (link) => <ContactLink subject={name} message={message} {...link} /> : undefined}
    >
      {text('ask')}
    </BottomBar>
  );
}
