import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import type { SitePage } from '@reefdesk/contracts/site/values';
import { Container, Section } from '@reefdesk/ui/layout';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { StructuredText } from '@reefdesk/ui/structured-text';
import { FailurePanel, Link, runtimeConfig, useFormat, useLanguage, usePage, useText } from '@reefdesk/web-kit';
import type { ReactNode } from 'react';
import { useSitePageQuery } from '../../shared/operator/site.api.ts';

export interface SitePageScreenProps {
  page: SitePage;
  children?: ReactNode;
}

export function SitePageScreen({ page, children }: SitePageScreenProps) {
  const text = useText('site-page');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useSitePageQuery({ page, language });
  const name = runtimeConfig().brand.name;
  const title = text(`${page}.title`);
  usePage({ title: `${title} | ${name}`, description: text(`${page}.description`, { name }), page });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <header className="bg-[linear-gradient(var(--color-ocean),var(--color-deep))] pt-[calc(var(--navbar-height)+4rem)] pb-14 text-white sm:pb-20">
        <Container>
          <h1 className="heading-2">{title}</h1>
          <p className="mt-5 max-w-[34em] text-lg text-foam/90">{text(`${page}.lead`)}</p>
        </Container>
      </header>
      <Section ground="foam" className="pt-[clamp(3rem,2rem+4vw,6rem)]" aria-label={title}>
        <Container>
          {data?.language === 'en' && language !== 'en' && <p className="mb-6 text-sm text-ink/75">{text('inEnglish')}</p>}
          {data ? (
            <div lang={LANGUAGE_TAGS[data.language]}>
              <StructuredText blocks={data.blocks} link={Link} />
            </div>
          ) : error ? (
            <FailurePanel onRetry={() => void refetch()} />
          ) : (
            <Skeleton className="h-[70svh]" />
          )}
          {data && page !== 'support' && (
            <p className="mt-14 border-t border-ink/15 pt-5 text-sm text-ink/75">
              {text('changed', { date: format.date(data.updated_at) })}
            </p>
          )}
        </Container>
      </Section>
      {children}
    </main>
  );
}
