import { localise } from '@reefdesk/contracts/languages';
import type { ServedPage } from '@reefdesk/web-kit';
import { packagesOf, shareCard, structuredData } from '../../shared/head/head-kit.ts';
import LandingPage from './landing.page.tsx';

export const landing: ServedPage = {
  code: { modules: ['landing.page.tsx'], texts: ['landing'] },
  reads: LandingPage.reads,
  head(visit) {
    const packages = packagesOf(visit);
    const slides = visit.data('GET /api/gallery-slides', { query: {} }) ?? [];
    const [shared] = [...slides, ...packages].flatMap(({ image_meta }) => image_meta ?? []);
    const data = structuredData(visit);
    return {
      ...shareCard(visit, shared, localise(visit.brand.tagline, visit.language)),
      structuredData: [data.agency('contact'), ...(packages.length > 0 ? [data.packages(packages)] : [])],
    };
  },
};
