import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../shared/head/head-kit.ts';
import { FIRST_PAGE } from '../../shared/lists/list-page.ts';
import DestinationsPage from './destinations.page.tsx';

export const destinations: ServedPage = {
  code: { modules: ['destinations.page.tsx'], texts: ['destinations'] },
  reads: DestinationsPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const [first] = visit.data('GET /api/destinations', { query: FIRST_PAGE })?.destinations ?? [];
    const image = first && 'main_image_meta' in first ? first.main_image_meta : null;
    const title = visit.text('destinations')('title', { name: brand.name });
    return {
      ...shareCard(visit, image, localise(brand.tagline, language)),
      structuredData: [
        structuredData(visit).breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: title, path },
        ]),
      ],
    };
  },
};
