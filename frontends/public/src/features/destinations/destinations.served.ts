import type { SlimDestinationView } from '@reefdesk/contracts/destinations';
import { PATHS } from '@reefdesk/contracts/site-paths';
import type { ServedPage } from '@reefdesk/web-kit';
import { sharePicture, structuredData } from '../../head/head-kit.ts';
import DestinationsPage from './pages/destinations.page.tsx';

export const destinations: ServedPage = {
  code: { modules: ['destinations.page.tsx'], texts: ['destinations'] },
  reads: DestinationsPage.reads,
  head(visit) {
    const { brand, origin, path } = visit;
    const [first] = visit.data<{ destinations?: SlimDestinationView[] }>('/api/destinations')?.destinations ?? [];
    const title = visit.text('destinations')('title', { name: brand.name });
    return {
      ...sharePicture(origin, first?.main_image_meta, title),
      structuredData: [
        structuredData(visit).breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: title, path },
        ]),
      ],
    };
  },
};
