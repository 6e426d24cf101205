import { Container, Section } from '@reefdesk/ui/layout';
import { useText } from '@reefdesk/web-kit';
import type { ListedPackage } from '../../shared/packages/package.ts';
import { PackageTile } from '../../shared/packages/package-tile.tsx';

const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';

/** The packages that come to this place; nothing where none does, or none is known. */
export function TripsHere({ packages }: { packages: readonly ListedPackage[] }) {
  const text = useText('packages');
  if (packages.length === 0) return null;
  return (
    <Section ground="sand" aria-labelledby="trips-heading">
      <Container>
        <h2 id="trips-heading" className="heading-2">
          {text('here')}
        </h2>
        <p className="lead mt-3">{text('hereText')}</p>
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 min-[120rem]:grid-cols-4">
          {packages.map((travel, index) => (
            <li key={travel.travel_id}>
              <PackageTile travel={travel} index={index} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
