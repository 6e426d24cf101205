import { describe, expect, it } from '@jest/globals';
import { matchTarget } from './match-target.ts';

describe('matchTarget', () => {
  it.each([
    ['/api/login', 'auth'],
    ['/api/me', 'auth'],
    ['/api/logout', 'auth'],
    ['/api/register', 'auth'],
    ['/api/change-password', 'auth'],
    ['/api/packages', 'catalog'],
    ['/api/travel/bunaken-3-days', 'catalog'],
    ['/api/itinerary/bunaken-3-days', 'catalog'],
    ['/api/get-destinations', 'catalog'],
    ['/api/destinations', 'catalog'],
    ['/api/destination/1', 'catalog'],
    ['/api/get-destination/1', 'catalog'],
    ['/api/get-travels-with-stats', 'catalog'],
    ['/api/add-travel', 'catalog'],
    ['/api/get-travel-details/1', 'catalog'],
    ['/api/edit-travel/1', 'catalog'],
    ['/api/edit-travel/1/image', 'catalog'],
    ['/api/delete-travel/1', 'catalog'],
    ['/api/add-travel-destination/1', 'catalog'],
    ['/api/update-travel-destination/1/2', 'catalog'],
    ['/api/remove-travel-destination/1/2', 'catalog'],
    ['/api/add-destination', 'catalog'],
    ['/api/edit-destination/1', 'catalog'],
    ['/api/edit-destination-gallery/1', 'catalog'],
    ['/api/destinations/1/gallery/2/main', 'catalog'],
    ['/api/add-images/1', 'catalog'],
    ['/api/remove-destination/1', 'catalog'],
    ['/api/gallery-slides', 'media'],
    ['/api/gallery', 'media'],
    ['/api/gallery/1/image', 'media'],
    ['/api/testimonials', 'testimonials'],
    ['/api/testimonials/1', 'testimonials'],
    ['/api/trash/packages', 'catalog'],
    ['/api/trash/slides/1/restore', 'media'],
    ['/api/translations', 'site'],
    ['/api/translations/site/site/confirm', 'site'],
    ['/api/translations/slides', 'media'],
    ['/media/0f3a/640', 'media'],
  ])('sends %s to %s', (path, service) => {
    expect(matchTarget(path)).toMatchObject({ service });
  });

  it.each([
    'packages',
    'travel',
    'itinerary',
    'get-destinations',
    'destinations',
    'destination',
    'get-destination',
    'gallery-slides',
    'testimonials',
  ])('marks /api/%s as readable by visitors', (name) => {
    expect(matchTarget(`/api/${name}`)).toMatchObject({ visitors: true });
  });

  it.each(['gallery', 'get-travels-with-stats', 'get-travel-details', 'me'])('marks /api/%s as not shared by visitors', (name) => {
    expect(matchTarget(`/api/${name}`)).toMatchObject({ visitors: false });
  });

  it.each([
    '/api',
    '/api/',
    '/api/unknown',
    '/api/trash',
    '/api/trash/people',
    '/api/constructor',
    '/api/__proto__',
    '/API/packages',
    '/Api/packages',
    '/api/Packages',
    '/api/packages;x=1',
    '/api/%70ackages',
    '/api/packages%2f..%2flogin',
    '/api/packages/%2e%2e/login',
    '/api/packages/%252e%252e/login',
    '/api/packages/../login',
    '/api/./packages',
    '/api//packages',
    '//api/packages',
    '/api\\packages',
    '/api/packages%00',
    '/api/packages%zz',
    'http://elsewhere/api/packages',
    '/media',
    '/MEDIA/1',
    '/media/../api/me',
    '/remotes/other/remoteEntry.js',
    '/health',
    '/health/ready/x',
    `/api/travel/${'a'.repeat(3_000)}`,
  ])('has no target for %s', (path) => {
    expect(matchTarget(path)).toEqual({ kind: 'nowhere' });
  });

  it("routes each remote's files to that remote", () => {
    expect(matchTarget('/remotes/admin/assets/a.js')).toEqual({ kind: 'remote', remote: 'admin', file: '/assets/a.js' });
    expect(matchTarget('/remotes/public/remoteEntry.js')).toEqual({ kind: 'remote', remote: 'public', file: '/remoteEntry.js' });
  });

  it.each(['/', '/auth/homepage', '/apiary', '/mediation', '/travel/%E6%B5%B7', '/favicon.ico'])('routes %s to the site', (path) => {
    expect(matchTarget(path)).toEqual({ kind: 'site' });
  });
});
