import type { PageReads } from '@reefdesk/web-kit';
import { readSitePage } from '../../shared/operator/site.api.ts';
import { SitePageScreen } from './site-page-screen.tsx';

export default function PrivacyPage() {
  return <SitePageScreen page="privacy" />;
}

const reads: PageReads = ({ language }, options) => [readSitePage({ page: 'privacy', language }, options)];
PrivacyPage.reads = reads;
