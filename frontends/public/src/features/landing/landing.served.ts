import { localise } from '@reefdesk/contracts/languages';
import type { SlideView } from '@reefdesk/contracts/slides/endpoints';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import type { ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../head/head-kit.ts';
import LandingPage from './pages/landing.page.tsx';

export const landing: ServedPage = {
  code: { modules: ['landing.page.tsx'], texts: ['landing'] },
  reads: LandingPage.reads,
  head(visit) {
    const packages = visit.data<PackageView[]>('/api/packages') ?? [];
    const slides = visit.data<SlideView[]>('/api/gallery-slides') ?? [];
    const [shared] = [...slides, ...packages].flatMap(({ image_meta }) => image_meta ?? []);
    const data = structuredData(visit);
    return {
      ...shareCard(visit, shared, localise(visit.brand.tagline, visit.language)),
      structuredData: [data.agency('contact'), ...(packages.length > 0 ? [data.packages(packages)] : [])],
    };
  },
};
