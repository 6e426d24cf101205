import { Container } from '@reefdesk/ui/layout';
import { type PageReads, runtimeConfig, usePage, useText } from '@reefdesk/web-kit';
import { readPackageCards } from '../../shared/packages/packages.api.ts';
import { PackageList } from './package-list.tsx';

export default function PackagesPage() {
  const text = useText('packages');
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page: 'packages' });
  return (
    <main id="main" tabIndex={-1} className="bg-sand text-ink outline-none">
      <header className="bg-[linear-gradient(var(--color-ocean),var(--color-deep))] text-white">
        <Container className="pt-[calc(var(--navbar-height)+1.5rem)] pb-8 sm:pt-[calc(var(--navbar-height)+3.5rem)] sm:pb-14">
          <h1 className="heading-2 max-w-[18em]">{text('heading')}</h1>
          <p className="lead mt-3 max-w-[38em] sm:mt-5">{text('lead')}</p>
        </Container>
      </header>
      <PackageList />
    </main>
  );
}

const reads: PageReads = (_visit, options) => [readPackageCards(undefined, options)];
PackagesPage.reads = reads;
