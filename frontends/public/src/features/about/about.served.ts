import { PATHS } from '@reefdesk/contracts/site-paths';
import type { SlideView } from '@reefdesk/contracts/slides';
import type { ServedPage } from '@reefdesk/web-kit';
import { sharePicture, structuredData } from '../../head/head-kit.ts';
import AboutPage from './pages/about.page.tsx';

interface Question {
  question: string;
  answer: string;
}

export const about: ServedPage = {
  code: { modules: ['about.page.tsx'], texts: ['about'] },
  reads: AboutPage.reads,
  head(visit) {
    const { brand, origin, path } = visit;
    const [slide] = visit.data<SlideView[]>('/api/gallery-slides') ?? [];
    const text = visit.text('about');
    const title = text('title', { name: brand.name });
    const data = structuredData(visit);
    return {
      ...sharePicture(origin, slide?.image_meta, title),
      structuredData: [
        data.agency('office'),
        data.questions(text.all<Question[]>('faq.items')),
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: title, path },
        ]),
      ],
    };
  },
};
