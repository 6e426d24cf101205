import { describe, expect, it } from '@jest/globals';
import type { PhotoReference } from '@reefdesk/contracts/testimonials/requests';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { photosAfter, requireRoom, selectPhotos } from './kept-photos.ts';
import type { TestimonialPhoto } from './testimonial.schema.ts';

const photo = (id: string, imageId = `image-${id}`): TestimonialPhoto => ({
  id,
  image: { id: imageId, width: 8, height: 8, color: '#000000', preview: 'data:,', widths: [8] },
});
const held = [photo('a'), photo('b'), photo('c')];
const ids = (photos: readonly TestimonialPhoto[]) => photos.map(({ id }) => id);

function thrownBy(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    return error as AppError;
  }
  throw new Error('nothing was thrown');
}

describe('existing photos', () => {
  it.each<[string, PhotoReference]>([
    ['its id', 'b'],
    ['its address', '/media/image-b'],
    ['its whole address', 'https://images.example/media/image-b'],
    ['an object with its id', { id: 'b' }],
    ['an object with its address', { url: '/media/image-b' }],
    ['an object with both', { id: 'b', url: '/media/image-b' }],
  ])('are selected by %s (OR-31, OR-72)', (_, reference) => {
    expect(ids(photosAfter(held, selectPhotos(held, [reference]), []))).toEqual(['b']);
  });

  it('are all kept without references, and all removed for an empty list', () => {
    expect(ids(photosAfter(held, selectPhotos(held, undefined), [photo('new')]))).toEqual(['a', 'b', 'c', 'new']);
    expect(photosAfter(held, selectPhotos(held, []), [])).toEqual([]);
  });

  it('follow the order of the references, each once', () => {
    expect(ids(photosAfter(held, selectPhotos(held, ['c', 'a', 'c']), [photo('new')]))).toEqual(['c', 'a', 'new']);
  });

  it('with the same picture are distinguished by their references', () => {
    const twins = [photo('one', 'same'), photo('two', 'same')];
    expect(ids(photosAfter(twins, selectPhotos(twins, ['/media/same']), []))).toEqual(['one']);
    expect(ids(photosAfter(twins, selectPhotos(twins, ['/media/same', '/media/same']), []))).toEqual(['one', 'two']);
  });

  it.each<PhotoReference>(['d', '/media/image-d', 'image-b', { id: 'd', url: '/media/image-b' }, {}, '//evil.example/x'])(
    'are never taken from elsewhere: %p',
    (reference) => {
      const error = thrownBy(() => selectPhotos(held, ['a', reference]));
      expect(error).toMatchObject({ code: 'validation_failed', fields: { 'existingPhotos.1': [{ code: 'unknown_photo' }] } });
    },
  );

  it('include photos that another user added, and not those that another user removed', () => {
    const edit = selectPhotos(held, ['a', 'b']);
    const meanwhile = [photo('b'), photo('c'), photo('added')];
    expect(ids(photosAfter(meanwhile, edit, [photo('new')]))).toEqual(['b', 'added', 'new']);
  });

  it('are at most twelve, also if another user added some in the meantime', () => {
    expect(() => requireRoom(12)).not.toThrow();
    expect(thrownBy(() => requireRoom(13))).toMatchObject({ code: 'image_limit_reached', params: { max: 12 } });
    const many = Array.from({ length: 12 }, (_, at) => photo(String(at)));
    expect(thrownBy(() => photosAfter(many, selectPhotos(held, undefined), [photo('new')]))).toMatchObject({
      code: 'image_limit_reached',
    });
  });
});
