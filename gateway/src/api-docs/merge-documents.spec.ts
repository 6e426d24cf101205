import { describe, expect, it } from '@jest/globals';
import { type ApiDocument, mergeDocuments } from './merge-documents.ts';

function documentOf(path: string, schemas: Record<string, unknown>): ApiDocument {
  const [name] = Object.keys(schemas);
  return {
    openapi: '3.1.0',
    info: { title: 'one', version: '1' },
    paths: { [path]: { get: { schema: { $ref: `#/components/schemas/${name}` } } } },
    components: { schemas, securitySchemes: { session: { type: 'apiKey' } } },
  };
}

describe('mergeDocuments', () => {
  const image = { type: 'object' };
  const catalog = documentOf('/api/packages', { Image: image });
  const media = documentOf('/api/gallery', { Image: image });

  it('merges the paths and the shared schemas of all services', () => {
    const merged = mergeDocuments('Demo', [
      { service: 'catalog', state: 'current', document: catalog },
      { service: 'media', state: 'current', document: media },
    ]);
    expect(Object.keys(merged.paths)).toEqual(['/api/packages', '/api/gallery']);
    expect(merged.components).toEqual({ schemas: { Image: image }, securitySchemes: { session: { type: 'apiKey' } } });
    expect(merged['x-sources']).toEqual({ catalog: 'current', media: 'current' });
  });

  it('keeps different schemas with the same name apart', () => {
    const other = documentOf('/api/gallery', { Image: { type: 'string' } });
    const merged = mergeDocuments('Demo', [
      { service: 'catalog', state: 'current', document: catalog },
      { service: 'media', state: 'current', document: other },
    ]);
    expect(merged.components?.schemas).toEqual({ Image: image, 'media.Image': { type: 'string' } });
    expect(merged.paths['/api/gallery']).toEqual({ get: { schema: { $ref: '#/components/schemas/media.Image' } } });
    expect(merged.paths['/api/packages']).toEqual({ get: { schema: { $ref: '#/components/schemas/Image' } } });
  });

  it('lists unavailable services and whether their paths are from an earlier load', () => {
    const merged = mergeDocuments('Demo', [
      { service: 'catalog', state: 'stale', document: catalog },
      { service: 'media', state: 'missing', document: undefined },
    ]);
    expect(Object.keys(merged.paths)).toEqual(['/api/packages']);
    expect(merged['x-sources']).toEqual({ catalog: 'stale', media: 'missing' });
    expect(merged.info.description).toContain('**catalog** is unavailable: its endpoints are shown as last loaded.');
    expect(merged.info.description).toContain('**media** is unavailable: its endpoints are missing.');
  });
});
