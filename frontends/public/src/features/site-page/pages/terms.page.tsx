import type { PageReads } from '@reefdesk/web-kit';
import { readSitePage } from '../../../operator/site.api.ts';
import { SitePageScreen } from '../components/site-page-screen.tsx';

export default function TermsPage() {
  return <SitePageScreen page="terms" />;
}

const reads: PageReads = ({ language }, options) => [readSitePage({ page: 'terms', language }, options)];
TermsPage.reads = reads;
