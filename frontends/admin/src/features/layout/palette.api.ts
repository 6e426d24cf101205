import type { Localised } from '@reefdesk/contracts/languages';
import { api } from '@reefdesk/web-kit';

/** Kinds of records that the palette finds by name. */
export const FOUND_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundRecord {
  id: string;
  names: Localised;
}

interface FoundEnquiry {
  enquiry_id: string;
  reference: string;
  name: string;
}

type Item = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const flat = (item: Item, name: string): Localised => ({
  en: text(item[`${name}_en`]),
  id: text(item[`${name}_id`]),
  cn: text(item[`${name}_cn`]),
});

/** Endpoint with the smallest response that contains the names, and where the response contains them. */
const SOURCES: Readonly<Record<FoundKind, { path: string; id: string; names: (item: Item) => Localised }>> = {
  packages: { path: '/api/packages?view=card', id: 'travel_id', names: (item) => item.travel_name as Localised },
  destinations: { path: '/api/get-destinations?view=card', id: 'destination_id', names: (item) => item.name as Localised },
  testimonials: { path: '/api/testimonials', id: 'testimonial_id', names: (item) => flat(item, 'name') },
  slides: { path: '/api/gallery', id: 'gallery_id', names: (item) => flat(item, 'image_title') },
};

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    paletteRecords: build.query<FoundRecord[], FoundKind>({
      query: (kind) => SOURCES[kind].path,
      transformResponse: ({ data }: { data: Item[] }, _, kind) =>
        data.map((item) => ({ id: text(item[SOURCES[kind].id]), names: SOURCES[kind].names(item) })),
      keepUnusedDataFor: 0,
    }),
    paletteEnquiries: build.query<FoundEnquiry[], string>({
      query: (q) => ({ path: '/api/enquiries', query: { q, limit: 6 } }),
      transformResponse: ({ data }: { data: FoundEnquiry[] }) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePaletteRecordsQuery, usePaletteEnquiriesQuery } = paletteApi;
