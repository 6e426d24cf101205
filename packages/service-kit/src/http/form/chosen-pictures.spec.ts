import { AppError } from '../../errors/app-error.ts';
import { withChosen } from './chosen-pictures.ts';

const MAIN = { mainImage: { max: 1, maxBytes: 10 } };
const BOTH = { files: { ...MAIN, galleryImages: { max: 2, maxBytes: 10, tooMany: 'image_limit_reached' as const } } };

function idsOf(body: object, rules = BOTH) {
  const files = withChosen(rules, { mainImage: [], galleryImages: [] }, body);
  return Object.fromEntries(Object.entries(files).map(([name, list]) => [name, list.map(({ imageId }) => imageId)]));
}

function errorsOf(body: object, rules: { files: typeof BOTH.files | typeof MAIN } = BOTH) {
  try {
    withChosen(rules, {}, body);
  } catch (error) {
    const { code, fields } = error as AppError;
    return [code, Object.entries(fields ?? {}).map(([field, [error]]) => [field, error?.code])];
  }
  return undefined;
}

describe('library pictures in place of files', () => {
  it('LIB-02: image_id fills the single-file field, image_ids (JSON text or an array) the multi-file field', () => {
    expect(idsOf({ image_id: 'ab', image_ids: '["cd","ef"]' })).toEqual({ mainImage: ['ab'], galleryImages: ['cd', 'ef'] });
    expect(idsOf({ image_ids: ['cd'] })).toEqual({ mainImage: [], galleryImages: ['cd'] });
    expect(idsOf({ image_id: '', image_ids: null })).toEqual({ mainImage: [], galleryImages: [] });
  });

  it.each([
    [{ image_ids: ['aa', 'bb', 'cc'] }, ['image_limit_reached', [['image_ids.2', 'image_limit_reached']]]],
    [{ image_id: '../x' }, ['validation_failed', [['image_id', 'image_not_found']]]],
    [{ image_id: 5 }, ['validation_failed', [['image_id', 'image_not_found']]]],
    [{ image_ids: 'nonsense' }, ['validation_failed', [['image_ids', 'json']]]],
  ])('rejects %j', (body, errors) => {
    expect(errorsOf(body)).toEqual(errors);
  });

  it('counts files and library pictures together', () => {
    expect(errorsOf({ image_id: 'aa', image_ids: ['bb'] }, { files: MAIN })).toEqual(['validation_failed', [['image_ids.0', 'too_many']]]);
  });
});
