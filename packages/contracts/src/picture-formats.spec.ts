import { acceptableFormats } from './picture-formats.ts';

describe('acceptableFormats', () => {
  it('prefers AVIF for those who name it, with WebP until it is there', () => {
    expect(acceptableFormats(['image/webp', 'image/AVIF', '*/*'])).toEqual(['avif', 'webp']);
  });

  it('sends WebP to those who name it, take anything or say nothing', () => {
    expect(acceptableFormats(['image/webp'])).toEqual(['webp']);
    expect(acceptableFormats(['*/*'])).toEqual(['webp']);
    expect(acceptableFormats(['image/*'])).toEqual(['webp']);
    expect(acceptableFormats([])).toEqual(['webp']);
  });

  it('sends JPEG to clients older than WebP and to those who take nothing else', () => {
    expect(acceptableFormats(['image/png', 'image/svg+xml', 'image/*', 'video/*', '*/*'])).toEqual(['jpeg']);
    expect(acceptableFormats(['image/jpeg'])).toEqual(['jpeg']);
    expect(acceptableFormats(['text/html'])).toEqual(['jpeg']);
  });
});
