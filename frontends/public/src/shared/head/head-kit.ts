import type { ImageView } from '@reefdesk/contracts/images/endpoints';
import { CARD_SIZES, type CardShape, cardPath } from '@reefdesk/contracts/images/share-cards';
import { brandIn } from '@reefdesk/contracts/site/brand';
import type { PackageView } from '@reefdesk/contracts/travels/views';
import type { PageHead, PageVisit } from '@reefdesk/web-kit';
import { FIRST_ENTRIES } from '../lists/list-page.ts';
import { StructuredData } from './structured-data.ts';

export function structuredData({ brand, origin, language }: PageVisit): StructuredData {
  return new StructuredData(brandIn(brand, language), origin, language);
}

/** The packages that the landing page shows; without `view`, the list holds whole packages. */
export function packagesOf(visit: PageVisit): readonly PackageView[] {
  return (visit.data('GET /api/packages', { query: FIRST_ENTRIES }) as readonly PackageView[] | undefined) ?? [];
}

/** Share cards that media renders from an image and a title: those of a record, or of the operator. */
export function shareCard({ origin, brand }: PageVisit, image: ImageView | null | undefined, title: string): Pick<PageHead, 'card'> {
  if (!image) return {};
  const card = (shape: CardShape) => ({
    url: origin + cardPath(image.id, shape, { title, name: brand.name }, image.focal),
    ...CARD_SIZES[shape],
  });
  return { card: { wide: card('wide'), square: card('square'), alt: `${title} – ${brand.name}` } };
}
