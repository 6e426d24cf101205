import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { Routes } from '@reefdesk/contracts/endpoint';
import { buildApiDocument } from './api-document.ts';

type Written = { [key: string]: Written };

const written = (service: string, calls: Routes) => JSON.parse(JSON.stringify(buildApiDocument(service, calls))) as Written;
const catalog = written('catalog', ENDPOINTS.catalog);
const edit = catalog.paths?.['/api/edit-travel/{travelId}']?.patch;

describe('OpenAPI document', () => {
  it.each(Object.entries(ENDPOINTS))('of %s has every endpoint with a summary, and no dangling references', (service, calls) => {
    const document = written(service, calls);
    const names = Object.entries(document.paths ?? {}).flatMap(([path, item]) => Object.keys(item).map((method) => `${method} ${path}`));
    expect(names.sort()).toEqual(
      Object.keys(calls)
        .map((name) => name.replace(/^\w+/, (method) => method.toLowerCase()))
        .sort(),
    );
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(expect.arrayContaining([...new Set(references)]));
  });

  it('lists all aliases and limits of request fields, and allows null for absent fields', () => {
    const body = edit?.requestBody?.content?.['application/json']?.schema;
    expect(Object.keys(body?.properties ?? {})).toEqual(
      expect.arrayContaining(['names', 'name', 'travel_name_en', 'duration', 'status', 'price', 'version']),
    );
    expect(body?.properties?.travel_name_cn).toEqual({ anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] });
    expect(body?.properties?.price).toMatchObject({ type: ['integer', 'string', 'null'], minimum: 0, maximum: 1_000_000_000 });
    expect(body?.required).toBeUndefined();
    const item = catalog.paths?.['/api/add-travel-destination/{travelId}']?.post?.requestBody?.content?.['application/json']?.schema;
    expect(item?.required).toEqual(['category', 'time']);
    expect(JSON.stringify(item?.allOf)).toContain('"comment_en"');
  });

  it('describes an edit both as JSON and as a form with its picture', () => {
    const form = edit?.requestBody?.content?.['multipart/form-data']?.schema;
    expect(Object.keys(form?.properties ?? {})).toEqual(['travelData', 'mainImage', 'image_id', 'version']);
    expect(form?.properties?.travelData).toMatchObject({ type: 'string', contentMediaType: 'application/json' });
  });

  it('declares for every list with a cursor the error of a malformed one', () => {
    const bookings = written('bookings', ENDPOINTS.bookings);
    for (const path of ['/api/enquiries', '/api/reply-templates', '/api/bookings', '/api/my/trips']) {
      expect(bookings.paths?.[path]?.get?.responses?.['400']?.description).toContain('`bad_request`');
    }
    expect(bookings.paths?.['/api/departures']?.get?.responses?.['400']?.description).not.toContain('`bad_request`');
  });

  it('closes response schemas, and makes fields optional only where the view does', () => {
    const view = catalog.components?.schemas?.TravelDetailView;
    expect(view?.additionalProperties).toBe(false);
    expect(view?.required).toEqual(expect.arrayContaining(['names', 'image_meta', 'destinations']));
    expect(view?.required).not.toContain('price');
    expect(view?.properties?.image_meta).toEqual({ anyOf: [{ $ref: '#/components/schemas/ImageView' }, { type: 'null' }] });
    expect(view?.properties?.names).toEqual({ $ref: '#/components/schemas/Localised' });
  });
});
