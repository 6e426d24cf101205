import { acceptableFormats } from './values.ts';

describe('acceptableFormats', () => {
  it('prefers AVIF for clients that name it, with WebP as the fallback', () => {
    expect(acceptableFormats(['image/webp', 'image/AVIF', '*/*'])).toEqual(['avif', 'webp']);
  });

  it('sends WebP to clients that name it, accept anything or send no types', () => {
    expect(acceptableFormats(['image/webp'])).toEqual(['webp']);
    expect(acceptableFormats(['*/*'])).toEqual(['webp']);
    expect(acceptableFormats(['image/*'])).toEqual(['webp']);
    expect(acceptableFormats([])).toEqual(['webp']);
  });

  it('sends JPEG to clients that do not support WebP', () => {
    expect(acceptableFormats(['image/png', 'image/svg+xml', 'image/*', 'video/*', '*/*'])).toEqual(['jpeg']);
    expect(acceptableFormats(['image/jpeg'])).toEqual(['jpeg']);
    expect(acceptableFormats(['text/html'])).toEqual(['jpeg']);
  });
});
