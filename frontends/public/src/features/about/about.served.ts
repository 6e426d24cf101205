import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../shared/head/head-kit.ts';
import AboutPage from './about.page.tsx';

export const about: ServedPage = {
  code: { modules: ['about.page.tsx'], texts: ['about'] },
  reads: AboutPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const [slide] = visit.data('GET /api/gallery-slides', { query: {} }) ?? [];
    const text = visit.text('about');
    const title = text('title', { name: brand.name });
    const data = structuredData(visit);
    const questions = visit.data('GET /api/site/questions/{language}', { language }) ?? [];
    return {
      ...shareCard(visit, slide?.image_meta, localise(brand.tagline, language)),
      structuredData: [
        data.agency('office'),
        ...(questions.length > 0 ? [data.questions(questions)] : []),
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: title, path },
        ]),
      ],
    };
  },
};
