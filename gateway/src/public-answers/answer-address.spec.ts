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

  it.each([
    ['?language=ID', '?language=id'],
    ['?language=zh-CN', '?language=cn'],
    ['?language=id&language=en', '?language=id'],
    ['?language=klingon', ''],
    ['?language=', ''],
    [`?language=${'x'.repeat(500)}`, ''],
    ['?Language=id&a=1&a=2&__proto__=3', ''],
  ])('takes %s for one of three languages or none, so that nobody multiplies what is kept', (asked, counted) => {
    expect(addressOf(`/api/itinerary/b${asked}`)?.key).toBe(`/api/itinerary/b${counted}`);
  });

  it.each(['/api/travel/%62unaken', '/api/packages/', '/api/travel/bunaken/'])(
    'does not file another spelling of an address: %s',
    (url) => {
      expect(addressOf(url)).toBeUndefined();
    },
  );

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
    expect(addressOf(`/api/itinerary/${'x'.repeat(500)}`)).toBeUndefined();
  });
});
