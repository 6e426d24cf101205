import type { Rendition, StoredFormat } from '../images/image.schema.ts';
import { chooseRendition } from './choose-rendition.ts';

const made = (...names: string[]): Rendition[] =>
  names.map((name) => {
    const [width, format] = name.split('.');
    return { width: Number(width), format: format as StoredFormat, key: name, bytes: 1, hash: name };
  });

const choice = (renditions: Rendition[], formats: StoredFormat[], wanted?: number, width = 2_560) => {
  const { rendition, final } = chooseRendition({ width, renditions }, formats, wanted);
  return `${rendition?.key ?? 'none'} ${final ? 'for ever' : 'for now'}`;
};

const all = made(...['webp', 'avif'].flatMap((format) => [320, 640, 960, 1280, 1920].map((width) => `${width}.${format}`)));

describe('chooseRendition', () => {
  it('returns the requested width in the best format', () => {
    expect(choice(all, ['avif', 'webp'], 640)).toBe('640.avif for ever');
    expect(choice(all, ['webp'], 1920)).toBe('1920.webp for ever');
  });

  it('returns the next larger width, else the largest, and 1280 by default', () => {
    expect(choice(all, ['webp'], 641)).toBe('960.webp for ever');
    expect(choice(all, ['webp'], 5_000)).toBe('1920.webp for ever');
    expect(choice(all, ['webp'])).toBe('1280.webp for ever');
    expect(choice(made('320.webp', '640.webp'), ['webp'], undefined, 800)).toBe('640.webp for ever');
  });

  it('returns the nearest rendition, not final, while the right one is being made', () => {
    expect(choice(made('640.webp'), ['webp'], 1_280)).toBe('640.webp for now');
    expect(choice(made('640.webp', '320.webp'), ['webp'], 320)).toBe('320.webp for ever');
    expect(choice(made('640.webp'), ['webp'], 320)).toBe('640.webp for now');
  });

  it('prefers the right width in the next format to another width in the best format', () => {
    expect(choice(made('320.avif', '640.webp'), ['avif', 'webp'], 640)).toBe('640.webp for now');
    expect(choice(made('320.avif', '320.webp'), ['avif', 'webp'], 640)).toBe('320.avif for now');
  });

  it('returns a small picture in its own width', () => {
    expect(choice(made('200.webp'), ['webp'], 640, 200)).toBe('200.webp for ever');
  });

  it('returns nothing if the format was never made', () => {
    expect(choice(all, ['jpeg'], 640)).toBe('none for now');
  });
});
