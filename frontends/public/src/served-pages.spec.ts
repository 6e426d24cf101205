import { publicPagePath } from '@reefdesk/contracts/pages/site-addresses';
import { pageAt } from './served-pages.ts';

describe('the page of a URL', () => {
  it.each([
    '/auth/homepage',
    '/AUTH/Homepage//',
    '/auth/travel/bunaken%20day/',
    '/auth/destination-detail/d1',
    '/customer',
    '/customer/travel',
    '/offline',
  ])('exists for %s, and the gateway knows it without a request', (path) => {
    expect([pageAt(path) !== undefined, publicPagePath(path) !== undefined]).toEqual([true, true]);
  });

  it.each(['/auth/nowhere', '/auth/travel', '/auth/travel/a/b', '/customer/travel/1', '/auth/homepage.html', '/offline/'])(
    'does not exist for %s, and the gateway knows it without a request',
    (path) => {
      expect([pageAt(path) !== undefined, publicPagePath(path) !== undefined]).toEqual([false, false]);
    },
  );
});
