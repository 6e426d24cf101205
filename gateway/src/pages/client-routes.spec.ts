import { describe, expect, it } from '@jest/globals';
import { isClientRoute } from './client-routes.ts';

describe('isClientRoute', () => {
  it.each([
    '/',
    '/auth',
    '/auth/homepage',
    '/auth/travel/bunaken',
    '/travel/bunaken',
    '/travel/bunaken/',
    '/destinations',
    '/sign-up',
    '/customer/travel',
    '/admin',
    '/admin/travel/1',
  ])('knows %s', (path) => {
    expect(isClientRoute(path)).toBe(true);
  });

  it.each(['/nowhere', '/authors', '/travel', '/travel/a/b', '/destinations/1', '/sign-up/x', '/administrator', '/index.html'])(
    'does not know %s',
    (path) => {
      expect(isClientRoute(path)).toBe(false);
    },
  );
});
