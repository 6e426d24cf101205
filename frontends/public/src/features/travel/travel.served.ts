import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { ServedPage } from '@reefdesk/web-kit';
import { nextDepartures } from '../../shared/departures/departures.ts';
import { shareCard, structuredData } from '../../shared/head/head-kit.ts';
import TravelPage from './travel.page.tsx';

export const travel: ServedPage = {
  code: { modules: ['travel.page.tsx'], texts: ['travel'] },
  reads: TravelPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const slug = visit.params.slug ?? '';
    const view = visit.data('GET /api/travel/{slug}', { slug });
    if (!view) return undefined;
    const name = localise(view.travel.name, language);
    const departures = visit.data('GET /api/departures', { query: { package: slug } }) ?? [];
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
