import type { RenditionFormat } from '@reefdesk/contracts/limits';
import type { Rendition } from '../images/image.schema.ts';
import { nextWidth, pendingAfter } from './next-rendition.ts';

const image = (width: number, made: [number, RenditionFormat][]) => ({
  width,
  renditions: made.map(([width, format]): Rendition => ({ width, format, key: `${width}.${format}`, bytes: 1, hash: '' })),
});

describe('the next rendition', () => {
  it('begins with the smallest missing width and never enlarges', () => {
    expect(nextWidth(image(1_000, [[640, 'webp']]), 'webp')).toBe(320);
    expect(
      nextWidth(
        image(1_000, [
          [640, 'webp'],
          [320, 'webp'],
        ]),
        'webp',
      ),
    ).toBe(960);
    expect(
      nextWidth(
        image(1_000, [
          [640, 'webp'],
          [320, 'webp'],
          [960, 'webp'],
        ]),
        'webp',
      ),
    ).toBeUndefined();
    expect(nextWidth(image(100, []), 'webp')).toBe(100);
  });

  it('is WebP until all widths exist, then AVIF, then nothing', () => {
    expect(
      pendingAfter(
        image(700, [
          [640, 'webp'],
          [640, 'avif'],
          [320, 'avif'],
        ]),
      ),
    ).toBe('webp');
    expect(
      pendingAfter(
        image(700, [
          [640, 'webp'],
          [320, 'webp'],
        ]),
      ),
    ).toBe('avif');
    expect(
      pendingAfter(
        image(700, [
          [640, 'webp'],
          [320, 'webp'],
          [640, 'avif'],
          [320, 'avif'],
        ]),
      ),
    ).toBe('none');
  });
});
