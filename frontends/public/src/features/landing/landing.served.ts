import type { SlideView } from '@reefdesk/contracts/slides';
import type { PackageView } from '@reefdesk/contracts/travels';
import type { ServedPage } from '@reefdesk/web-kit';
import { sharePicture, structuredData } from '../../head/head-kit.ts';
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
      ...sharePicture(visit.origin, shared, visit.brand.name),
      structuredData: [data.agency('contact'), ...(packages.length > 0 ? [data.packages(packages)] : [])],
    };
  },
};
