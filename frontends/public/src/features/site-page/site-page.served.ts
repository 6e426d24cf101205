import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { SitePage } from '@reefdesk/contracts/site/values';
import type { PageReads, ServedPage } from '@reefdesk/web-kit';
import { structuredData } from '../../shared/head/head-kit.ts';
import PrivacyPage from './privacy.page.tsx';
import SupportPage from './support.page.tsx';
import TermsPage from './terms.page.tsx';

function served(page: SitePage, reads: PageReads): ServedPage {
  return {
    code: { modules: [`${page}.page.tsx`], texts: ['site-page'] },
    reads,
    head(visit) {
      const { brand, path, language } = visit;
      if (!visit.data('GET /api/site/pages/{page}/{language}', { page, language })) return undefined;
      const questions = (page === 'support' && visit.data('GET /api/site/questions/{language}', { language })) || [];
      const data = structuredData(visit);
      return {
        structuredData: [
          ...(questions.length > 0 ? [data.questions(questions)] : []),
          data.breadcrumbs([
            { name: brand.shortName, path: PATHS.home },
            { name: visit.text('site-page')(`${page}.title`), path },
          ]),
        ],
      };
    },
  };
}

export const privacy = served('privacy', PrivacyPage.reads);
export const terms = served('terms', TermsPage.reads);
export const support = served('support', SupportPage.reads);
