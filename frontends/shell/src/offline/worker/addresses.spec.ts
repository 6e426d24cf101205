import { describe, expect, it } from '@jest/globals';
import { isFile, isPicture, kindOf, sameInOtherWidth } from './addresses.ts';

const ORIGIN = 'https://www.example.com';

describe('kinds of requests', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/auth/travel/bunaken?lang=id', 'navigate', 'page'],
    ['/admin/travel', 'navigate', 'page'],
    ['/api/docs', 'navigate', 'document'],
    ['/sitemap.xml', 'navigate', 'document'],
    ['/media/5bc2acd8917a/640.jpg', 'navigate', 'document'],
    ['/assets/main.54923530d4.js', 'no-cors', 'file'],
    ['/remotes/public/1648.36704512bc.js', 'no-cors', 'file'],
    ['/assets/fraunces-latin-soft-60.8719c32dd0.woff2', 'cors', 'file'],
    ['/remotes/public/about-crew-half.cda7ae68ea.avif', 'no-cors', 'picture'],
    ['/media/5bc2acd8917a/640', 'no-cors', 'picture'],
    ['/remotes/public/remoteEntry.js?build=one.two', 'no-cors', 'entry'],
  ] as const)('%s (%s) as a %s', (path, mode, kind) => {
    expect(kindOf({ method: 'GET', mode, url: ORIGIN + path }, ORIGIN)).toBe(kind);
  });

  it.each([
    ['GET', '/api/packages', 'cors'],
    ['GET', '/api/me', 'cors'],
    ['GET', '/remotes/public/remoteEntry.js', 'no-cors'],
    ['GET', '/remotes/admin/1046.7e80ff58a1.js', 'no-cors'],
    ['GET', '/assets/main.js', 'no-cors'],
    ['GET', '/site.webmanifest', 'cors'],
    ['POST', '/auth/sign-in', 'navigate'],
    ['POST', '/api/login', 'cors'],
  ] as const)('leaves %s %s (%s) to the browser', (method, path, mode) => {
    expect(kindOf({ method, mode, url: ORIGIN + path }, ORIGIN)).toBe('other');
  });

  it('ignores requests to other hosts', () => {
    expect(kindOf({ method: 'GET', mode: 'no-cors', url: 'https://images.example.com/media/1/640' }, ORIGIN)).toBe('other');
  });
});

describe('cacheable addresses', () => {
  it.each(['/remotes/admin/1046.7e80ff58a1.js', '/api/packages', '/assets/main.js', '/icons/icon-192.png', '/media/a/640.jpg', ''])(
    'is never %j',
    (path) => {
      expect([isFile(path), isPicture(path)]).toEqual([false, false]);
    },
  );
});

describe('a picture in a width that is not cached', () => {
  const cached = ['/media/a/320', '/media/a/1280', '/media/b/640', '/remotes/public/hero.1234567890.avif'];

  it.each([
    ['/media/a/640', '/media/a/320'],
    ['/media/a/960', '/media/a/1280'],
    ['/media/c/640', undefined],
    ['/remotes/public/hero-half.1234567891.avif', undefined],
  ])('%s is shown as %s', (wanted, shown) => {
    expect(sameInOtherWidth(wanted, cached)).toBe(shown);
  });
});
