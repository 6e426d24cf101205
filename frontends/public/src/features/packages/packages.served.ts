import { localise } from '@reefdesk/contracts/languages';
import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import type { PackageCardView } from '@reefdesk/contracts/travels/views';
import type { ServedPage } from '@reefdesk/web-kit';
import { shareCard, structuredData } from '../../shared/head/head-kit.ts';
import { FIRST_PAGE } from '../../shared/lists/list-page.ts';
import PackagesPage from './packages.page.tsx';

export const packages: ServedPage = {
  code: { modules: ['packages.page.tsx'], texts: ['packages'] },
  reads: PackagesPage.reads,
  head(visit) {
    const { brand, path, language } = visit;
    const all = (visit.data('GET /api/packages', { query: FIRST_PAGE }) as readonly PackageCardView[] | undefined) ?? [];
    const data = structuredData(visit);
    return {
      ...shareCard(visit, all[0]?.image_meta, localise(brand.tagline, language)),
      structuredData: [
        data.breadcrumbs([
          { name: brand.shortName, path: PATHS.home },
          { name: visit.text('packages')('heading'), path },
        ]),
        ...(all.length > 0 ? [data.packages(all)] : []),
      ],
    };
  },
};
