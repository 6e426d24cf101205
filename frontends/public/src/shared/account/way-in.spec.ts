import { homeOf, readWayIn } from './way-in.ts';

describe('the target after sign-in', () => {
  it('is the back office for admins and the customer area for all others (SIGN-08, SIGN-09, ROLE-03)', () => {
    expect(homeOf({ role: 'admin' })).toBe('/admin/travel');
    expect(homeOf({ role: 'customer' })).toBe('/customer/travel');
  });

  it('is the page that redirected a customer to sign-in, but the back office for admins', () => {
    const state = { from: '/customer/default', ended: true };
    expect(homeOf({ role: 'customer' }, state)).toBe('/customer/default');
    expect(homeOf({ role: 'admin' }, state)).toBe('/admin/travel');
  });

  it.each([
    null,
    'text',
    {},
    { from: 7 },
    { from: 'https://elsewhere.example/customer/' },
    { from: '//elsewhere.example' },
    { from: '/admin' },
  ])('is never what a stranger left in the history: %j', (state) => {
    expect(readWayIn(state)).toBeUndefined();
    expect(homeOf({ role: 'customer' }, state)).toBe('/customer/travel');
  });
});
