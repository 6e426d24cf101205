import { describe, expect, it } from '@jest/globals';
import { matchTarget } from '../routing/match-target.ts';
import { answerAddressOf } from './answer-address.ts';

function addressOf(url: string, { method = 'GET', hasSessionCookie = false } = {}) {
  const [path = '', search] = url.split('?');
  return answerAddressOf(method, { target: matchTarget(path), hasSessionCookie, path, query: new URLSearchParams(search) });
}

describe('answerAddressOf', () => {
  it('files a read under its path and the query keys that count', () => {
    expect(addressOf('/api/itinerary/bunaken?utm_source=x&language=id')).toEqual({
      key: '/api/itinerary/bunaken?language=id',
      name: 'itinerary',
      service: 'catalog',
    });
    expect(addressOf('/api/packages?cache=bust')?.key).toBe('/api/packages');
  });

  it('files repeated keys under all their values', () => {
    expect(addressOf('/api/itinerary/b?language=id&language=en')?.key).toBe('/api/itinerary/b?language=id&language=en');
  });

  it('treats HEAD as the GET it belongs to', () => {
    expect(addressOf('/api/packages', { method: 'HEAD' })).toEqual(addressOf('/api/packages'));
  });

  it('leaves everything else alone: writes, sessions, admin reads, auth, images, pages', () => {
    expect(addressOf('/api/testimonials', { method: 'POST' })).toBeUndefined();
    expect(addressOf('/api/packages', { hasSessionCookie: true })).toBeUndefined();
    for (const url of ['/api/gallery', '/api/get-travels-with-stats', '/api/me', '/media/1', '/', '/api/unknown']) {
      expect(addressOf(url)).toBeUndefined();
    }
  });

  it('does not keep absurdly long addresses', () => {
    expect(addressOf(`/api/itinerary/b?language=${'x'.repeat(500)}`)).toBeUndefined();
  });
});
