import type { Localised } from '@reefdesk/contracts/languages';
import { api, type HttpRequest, query, requestTo } from '@reefdesk/web-kit';

export const FOUND_KINDS = ['packages', 'destinations', 'testimonials', 'slides'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface FoundRecord {
  id: string;
  names: Localised;
}

type Item = Record<string, unknown>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const flat = (item: Item, name: string): Localised => ({
  en: text(item[`${name}_en`]),
  id: text(item[`${name}_id`]),
  cn: text(item[`${name}_cn`]),
});

/** For each kind, the endpoint with the smallest response that contains the names, and their place in it. */
const SOURCES: Readonly<Record<FoundKind, { request: HttpRequest; id: string; names: (item: Item) => Localised }>> = {
  packages: {
    request: requestTo('GET /api/packages', { query: { view: 'card' } }),
    id: 'travel_id',
    names: (item) => item.travel_name as Localised,
  },
  destinations: {
    request: requestTo('GET /api/get-destinations', { query: { view: 'card' } }),
    id: 'destination_id',
    names: (item) => item.name as Localised,
  },
  testimonials: { request: requestTo('GET /api/testimonials', { query: {} }), id: 'testimonial_id', names: (item) => flat(item, 'name') },
  slides: { request: requestTo('GET /api/gallery', { query: {} }), id: 'gallery_id', names: (item) => flat(item, 'image_title') },
};

const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    paletteRecords: build.query<FoundRecord[], FoundKind>({
      query: (kind) => SOURCES[kind].request,
      transformResponse: ({ data }: { data: Item[] }, _, kind) =>
        data.map((item) => ({ id: text(item[SOURCES[kind].id]), names: SOURCES[kind].names(item) })),
      keepUnusedDataFor: 0,
    }),
    paletteEnquiries: query(build, 'GET /api/enquiries', { keepUnusedDataFor: 0 }),
  }),
});

export const { usePaletteRecordsQuery, usePaletteEnquiriesQuery } = paletteApi;
