import type { PageReads } from '@reefdesk/web-kit';
import { readSitePage } from '../../shared/operator/site.api.ts';
import { SitePageScreen } from './site-page-screen.tsx';

export default function TermsPage() {
  return <SitePageScreen page="terms" />;
}

const reads: PageReads = ({ language }, options) => [readSitePage({ page: 'terms', language }, options)];
TermsPage.reads = reads;
