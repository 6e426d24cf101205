import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { EmptyState, ErrorState } from '@reefdesk/ui/error-state';
import { ArrowRightIcon } from '@reefdesk/ui/icons';
import { Container, Section, SectionHeading } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { Link, lazyComponent, useText } from '@reefdesk/web-kit';
import { Suspense, useState } from 'react';
import type { ListedPackage } from '../../../../shared/packages/package.ts';
import { usePackages } from '../../../../shared/packages/packages.api.ts';
import { PACKAGES_ID } from '../../section-ids.ts';
import { PackagesCarousel } from './packages-carousel.tsx';

const PackageModal = lazyComponent(() => import('./package-modal.tsx'));

export function PackagesSection() {
  const text = useText('landing');
  const { data: packages = [], error, isLoading } = usePackages();
  const [shown, setShown] = useState<ListedPackage>();
  const [open, setOpen] = useState(false);
  const showDetails = (travel: ListedPackage) => {
    setShown(travel);
    setOpen(true);
  };
  return (
    <Section id={PACKAGES_ID} tabIndex={-1} ground="foam" className="overflow-hidden outline-none" aria-labelledby="packages-heading">
      <Container>
        <SectionHeading id="packages-heading" title={text('packages.title')} className="mb-12">
          {text('packages.text')}
        </SectionHeading>
        {isLoading ? (
          <PackageSkeletons />
        ) : error ? (
          <ErrorState
            title={text('packages.errorLabel')}
            actions={<Button onClick={() => window.location.reload()}>{text('packages.retry')}</Button>}
          >
            {text('packages.failed')}
          </ErrorState>
        ) : packages.length === 0 ? (
          <EmptyState title={text('packages.empty')}>{text('packages.emptyHint')}</EmptyState>
        ) : (
          <PackagesCarousel packages={packages} onDetails={showDetails} />
        )}
        <p className="mt-8 flex justify-center md:mt-10">
          <Link to={PATHS.packages} className={buttonClass({ variant: 'solid', size: 'large' })}>
            {text('packages.all')}
            <ArrowRightIcon className="size-5" />
          </Link>
        </p>
      </Container>
      {shown && (
        <Suspense>
          <PackageModal travel={shown} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}

function PackageSkeletons() {
  const text = useText('landing');
  return (
    <div role="status">
      <div
        aria-hidden="true"
        className="grid grid-flow-col auto-cols-[82%] gap-5 md:auto-cols-[calc(50%-0.625rem)] lg:auto-cols-[calc((100%-4rem)/3)] lg:gap-8"
      >
        {['a', 'b', 'c'].map((key) => (
          <div key={key} data-testid="package-skeleton">
            <Skeleton className="aspect-[4/5] rounded-panel!" />
            <Skeleton className="mt-6 h-5 w-11/12" />
            <Skeleton className="mt-3 h-5 w-3/4" />
            <Skeleton className="mt-6 h-11 w-40 rounded-full!" />
          </div>
        ))}
      </div>
      <p className="mt-10 text-sm font-semibold text-ink/75">{text('packages.loading')}</p>
    </div>
  );
}
