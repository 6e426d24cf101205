import { describe, expect, it } from '@jest/globals';
import { matchTarget } from '../routing/match-target.ts';
import { cachedAddressOf } from './cached-address.ts';

function addressOf(url: string, { method = 'GET', hasSessionCookie = false } = {}) {
  const [path = '', search] = url.split('?');
  return cachedAddressOf(method, { target: matchTarget(path), hasSessionCookie, path, query: new URLSearchParams(search) });
}

describe('cachedAddressOf', () => {
  it('uses the path of a read as its key', () => {
    expect(addressOf('/api/itinerary/bunaken')).toEqual({ key: '/api/itinerary/bunaken', name: 'itinerary', service: 'catalog' });
  });

  it.each(['?utm_source=x', '?cache=bust', '?language=id', '?language=zh-CN', '?language=klingon', '?Language=id&a=1&a=2&__proto__=3'])(
    'ignores %s: every response contains all languages, and clients cannot multiply the entries',
    (search) => {
      expect(addressOf(`/api/itinerary/b${search}`)?.key).toBe('/api/itinerary/b');
    },
  );

  it.each(['view=card', 'view=ids', 'lang=cn', 'view=card&lang=cn', 'view=card&limit=24'])(
    'files %s of a list separately, whatever else the address contains',
    (query) => {
      const key = `/api/destinations?${query}`;
      expect(addressOf(`${key}&utm_source=x`)).toEqual({ key, name: 'destinations', service: 'catalog' });
    },
  );

  it('uses one key whatever the order of the parameters', () => {
    expect(addressOf('/api/destinations?lang=id&view=card')?.key).toBe('/api/destinations?view=card&lang=id');
  });

  it.each([
    '?view=',
    '?view=everything',
    '?view=card&view=ids',
    '?view=card&view=card',
    '?view=slim',
    '?lang=fr',
    '?view=card&lang=',
    '?limit=10',
    '?view=card&cursor=a',
    '?limit=',
    '?view=card&limit=24&cursor=a',
    '?q=reef',
    '?view=card&limit=24&category=Diving',
    '?level=',
  ])('leaves %s of a list to its service', (search) => {
    expect(addressOf(`/api/destinations${search}`)).toBeUndefined();
  });

  it('caches the departures of each package separately, for all days', () => {
    const key = '/api/departures?package=bunaken-classic';
    expect(addressOf(`${key}&utm_source=x`)).toEqual({ key, name: 'departures', service: 'bookings' });
  });

  it.each(['', '?package=', '?package=a&package=b', '?package=%C3%A4', '?package=a&from=2027-03-14', '?package=a&to=', '?view=card'])(
    'leaves the departures %s to their service',
    (search) => {
      expect(addressOf(`/api/departures${search}`)).toBeUndefined();
    },
  );

  it('caches the packages of each destination separately, and ignores the destination of other lists', () => {
    expect(addressOf('/api/packages?lang=cn&destination=reef-1')?.key).toBe('/api/packages?destination=reef-1&lang=cn');
    expect(addressOf('/api/destinations?destination=reef-1')?.key).toBe('/api/destinations');
    for (const more of ['', '=', '=a&destination=b', '=%C3%A4', '=a&limit=2', '=a&sort=price', '=a&slugs=bunaken'])
      expect(addressOf(`/api/packages?destination${more}`)).toBeUndefined();
  });

  it('caches the testimonials about each package separately', () => {
    expect(addressOf('/api/testimonials?lang=cn&package=reef-1')?.key).toBe('/api/testimonials?package=reef-1&lang=cn');
    for (const more of ['=', '=a&package=b', '=%C3%A4']) expect(addressOf(`/api/testimonials?package${more}`)).toBeUndefined();
  });

  it('ignores list parameters of addresses that are not lists', () => {
    expect(addressOf('/api/travel/bunaken?view=card&limit=2')?.key).toBe('/api/travel/bunaken');
  });

  it.each(['/api/travel/%62unaken', '/api/packages/', '/api/travel/bunaken/'])(
    'does not file another spelling of an address: %s',
    (url) => {
      expect(addressOf(url)).toBeUndefined();
    },
  );

  it('treats HEAD like GET', () => {
    expect(addressOf('/api/packages', { method: 'HEAD' })).toEqual(addressOf('/api/packages'));
  });

  it('ignores writes, sessions, admin reads, auth, images and pages', () => {
    expect(addressOf('/api/testimonials', { method: 'POST' })).toBeUndefined();
    expect(addressOf('/api/packages', { hasSessionCookie: true })).toBeUndefined();
    for (const url of ['/api/gallery', '/api/get-travels-with-stats', '/api/me', '/media/1', '/', '/api/unknown']) {
      expect(addressOf(url)).toBeUndefined();
    }
  });

  it('does not cache the many short responses about common passwords', () => {
    expect(addressOf('/api/common-passwords/0a1')).toBeUndefined();
  });

  it('does not cache very long addresses', () => {
    expect(addressOf(`/api/itinerary/${'x'.repeat(500)}`)).toBeUndefined();
  });
});
