import { describe, expect, it } from '@jest/globals';
import { FUZZ_SEED } from '@reefdesk/test-kit/fuzz/seed';
import fc from 'fast-check';
import { galleryImage, storedImage } from '../../test/builders.ts';
import type { GalleryImage } from './destination.schema.ts';
import { type GalleryRule, hang, withMain, withNew, without } from './gallery.ts';

fc.configureGlobal({ seed: FUZZ_SEED });

const mains = (gallery: readonly GalleryImage[]) => gallery.filter((image) => image.isMain).map((image) => image.id);
const three = [galleryImage('a'), galleryImage('b', true), galleryImage('c')];

describe('a gallery', () => {
  it('makes the first image of an empty gallery the main image (OR-48)', () => {
    const [first, second] = hang([storedImage('x'), storedImage('y')]) as [GalleryImage, GalleryImage];
    expect(mains(withNew([first, second])([]))).toEqual([first.id]);
  });

  it('keeps its main image when others are added, and replaces it with an uploaded main image (ENT-34)', () => {
    const [added, main] = hang([storedImage('x'), storedImage('y')]) as [GalleryImage, GalleryImage];
    expect(mains(withNew([added])(three))).toEqual(['gallery-b']);
    expect(mains(withNew([added], main)(three))).toEqual([main.id]);
  });

  it('promotes the next image when the main image is removed, or the first when it was the last (OR-48)', () => {
    expect(mains(without('gallery-b')(three))).toEqual(['gallery-c']);
    expect(mains(without('gallery-c')(withMain('gallery-c')(three)))).toEqual(['gallery-a']);
    expect(without('gallery-a')([galleryImage('a', true)])).toEqual([]);
  });

  it('accepts six images and rejects a seventh (CONST-31)', () => {
    const six = withNew(hang(['1', '2', '3'].map((id) => storedImage(id))))(three);
    expect(six).toHaveLength(6);
    expect(() => withNew(hang([storedImage('7')]))(six)).toThrow('Maximum number of images reached (6)');
    expect(() => withNew(hang(['4', '5', '6', '7'].map((id) => storedImage(id))))(three)).toThrow('Maximum number of images reached (6)');
  });

  it('contains the same picture twice if it is uploaded twice, each with its own id', () => {
    const gallery = withNew(hang([storedImage('same'), storedImage('same')]))([]);
    expect(new Set(gallery.map((image) => image.id)).size).toBe(2);
    expect(without(gallery[0]?.id ?? '')(gallery).map(({ image, isMain }) => [image.id, isMain])).toEqual([['same', true]]);
  });

  it('finds only its own images', () => {
    expect(() => withMain('gallery-z')(three)).toThrow('Image not found');
    expect(() => without('gallery-z')(three)).toThrow('Image not found');
  });

  it('has exactly one main image after any changes, for any initial state (ENT-34)', () => {
    const stored = fc
      .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 })
      .chain((ids) =>
        fc
          .array(fc.boolean(), { minLength: ids.length, maxLength: ids.length })
          .map((marks) => ids.map((id, index) => galleryImage(String(id), marks[index]))),
      );
    const step = fc.tuple(fc.constantFrom('add', 'add-main', 'main', 'remove'), fc.nat(5));
    fc.assert(
      fc.property(stored, fc.array(step, { minLength: 1, maxLength: 12 }), (start, steps) => {
        let gallery: GalleryImage[] = start;
        for (const [kind, at] of steps) {
          const rule = ruleOf(kind, gallery[at % Math.max(gallery.length, 1)]?.id, gallery.length);
          if (!rule) continue;
          gallery = rule(gallery);
          expect(mains(gallery)).toHaveLength(Math.min(gallery.length, 1));
        }
      }),
    );
  });
});

function ruleOf(kind: string, id: string | undefined, size: number): GalleryRule | undefined {
  const [one] = hang([storedImage('new')]) as [GalleryImage];
  if (kind === 'add') return size < 6 ? withNew([one]) : undefined;
  if (kind === 'add-main') return size < 6 ? withNew([], one) : undefined;
  if (id === undefined) return undefined;
  return kind === 'main' ? withMain(id) : without(id);
}
