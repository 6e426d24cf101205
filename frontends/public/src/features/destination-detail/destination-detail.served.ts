import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../shared/head/head-kit.ts';
import DestinationDetailPage from './destination-detail.page.tsx';

export const destinationDetail: ServedPage = {
  code: { modules: ['destination-detail.page.tsx'], texts: ['destination-detail', 'destination-facts'] },
  reads: DestinationDetailPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const destination = visit.data('GET /api/destination/{destinationId}', { destinationId: visit.params.destinationId ?? '' });
    if (!destination) return undefined;
    const name = localise(destination.name, language);
    const data = structuredData(visit);
    return {
      ...shareCard(visit, destination.main_image_meta, name),
      structuredData: [
        data.attraction(destination, path),
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: visit.text('destinations')('featured.label'), path: PATHS.destinations },
          { name, path },
        ]),
      ],
    };
  },
};
