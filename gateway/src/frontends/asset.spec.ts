import { describe, expect, it } from '@jest/globals';
import { cacheControlOf } from './asset.ts';

describe('cacheControlOf', () => {
  it.each(['/assets/main.09e58808cc.js', '/assets/main.09e58808cc.css', '/assets/font.4e1b819b81.woff2', '/remote/page.1a2b3c4d.chunk.js'])(
    'lets %s be kept for good',
    (path) => {
      expect(cacheControlOf(path)).toBe('public, max-age=31536000, immutable');
    },
  );

  it.each([
    '/index.html',
    '/remoteEntry.js',
    '/mf-manifest.json',
    '/assets/vendor.component.js',
    '/assets/main.js',
    '/robots.txt',
    '/a.1234567.js',
  ])('has %s asked for each time', (path) => {
    expect(cacheControlOf(path)).toBe('no-cache');
  });
});
