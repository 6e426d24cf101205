import type { DepartureView } from '@reefdesk/contracts/departures/endpoints';
import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { TravelPageView } from '@reefdesk/contracts/travels/views';
import type { PageVisit, ServedPage } from '@reefdesk/web-kit';
import { nextDepartures } from '../../departures/departures.ts';
import { shareCard, structuredData } from '../../head/head-kit.ts';
import TravelPage from './pages/travel.page.tsx';

const slugOf = ({ params }: PageVisit) => params.slug ?? '';

export const travel: ServedPage = {
  code: { modules: ['travel.page.tsx'], texts: ['travel'] },
  reads: TravelPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const slug = encodeURIComponent(slugOf(visit));
    const view = visit.data<TravelPageView>(`/api/travel/${slug}`);
    if (!view) return undefined;
    const name = localise(view.travel.name, language);
    const departures = visit.data<DepartureView[]>(`/api/departures?package=${slug}`) ?? [];
    const data = structuredData(visit);
    return {
      ...shareCard(visit, view.travel.image_meta, name),
      structuredData: [
        data.trip(view, path, nextDepartures(departures)),
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name, path },
        ]),
      ],
    };
  },
};
