import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/site-paths';
import type { TravelPageView } from '@reefdesk/contracts/travels';
import type { PageVisit, ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../head/head-kit.ts';
import TravelPage from './pages/travel.page.tsx';

const slugOf = ({ params }: PageVisit) => params.slug ?? '';

export const travel: ServedPage = {
  code: { modules: ['travel.page.tsx'], texts: ['travel'] },
  reads: TravelPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const view = visit.data<TravelPageView>(`/api/travel/${encodeURIComponent(slugOf(visit))}`);
    if (!view) return undefined;
    const name = localise(view.travel.name, language);
    const data = structuredData(visit);
    return {
      ...shareCard(visit, view.travel.image_meta, name),
      structuredData: [
        data.trip(view, path),
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name, path },
        ]),
      ],
    };
  },
};
