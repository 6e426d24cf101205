import { describe, expect, it } from '@jest/globals';
import { canonicalPath, pageAddressOf } from './page-address.ts';

describe('the page that an address names', () => {
  it.each([
    ['/', { kind: 'home' }],
    ['/auth', { kind: 'home' }],
    ['/auth/homepage', { kind: 'home' }],
    ['/auth/about/', { kind: 'about' }],
    ['/auth/destinations', { kind: 'destinations' }],
    ['/destinations', { kind: 'destinations' }],
    ['/auth/destination-detail/abc', { kind: 'destination', id: 'abc' }],
    ['/auth/travel/bunaken', { kind: 'travel', slug: 'bunaken' }],
    ['/travel/bunaken/', { kind: 'travel', slug: 'bunaken' }],
    ['/travel/a%20b', { kind: 'travel', slug: 'a b' }],
    ['/travel/%e4%b8', { kind: 'travel', slug: '%e4%b8' }],
    ['/sign-up', { kind: 'sign-up' }],
    ['/auth/sign-in', { kind: 'sign-in' }],
    ['/customer', { kind: 'private' }],
    ['/customer/travel', { kind: 'private' }],
    ['/admin', { kind: 'private' }],
    ['/admin/travel/1', { kind: 'private' }],
  ])('reads %s', (path, address) => {
    expect(pageAddressOf(path)).toEqual(address);
  });

  it.each([
    '/nowhere',
    '/authors',
    '/auth/nowhere',
    '/travel',
    '/travel/a/b',
    '/destinations/1',
    '/sign-up/x',
    '/customer/nowhere',
    '/administrator',
  ])('does not know %s', (path) => {
    expect(pageAddressOf(path)).toEqual({ kind: 'unknown' });
  });

  it('gives every page that may be found one address, whatever alias it was reached by', () => {
    expect(canonicalPath(pageAddressOf('/'))).toBe('/auth/homepage');
    expect(canonicalPath(pageAddressOf('/travel/a%20b'))).toBe('/auth/travel/a%20b');
    expect(canonicalPath(pageAddressOf('/admin/travel'))).toBeUndefined();
    expect(canonicalPath(pageAddressOf('/nowhere'))).toBeUndefined();
  });
});
