import { type InferType, number, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { CURSOR_FIELDS } from '../lists.ts';
import { type BodyShape, ruleError } from '../schema/check.ts';
import { oneOf, requiredId, requiredText, text, trueOrFalse, uncoerced, wholeNumber } from '../schema/fields.ts';

/** Matches `IMG_0042`, `DSC01234.JPG` and `reef-final.webp`: a file name is no useful alternative text. */
const FILE_NAME =
  /(^\S+\.(jpe?g|png|gif|webp|avif|bmp|tiff?|svg|hei[cf])$)|(^(img|dsc[nf]?|pxl|mvimg|gopr|dji|screenshot|photo|image)[-_ ]?\d[\w-]*$)/i;

const alternative = (language: string) =>
  text(LIMITS.alternativeTextMaxLength)
    .label(`Alternative text in ${language}`)
    .test({
      name: 'no-file-name',
      message: ruleError('file_name_as_text'),
      skipAbsent: true,
      test: (value) => !FILE_NAME.test(value ?? ''),
    });

const share = (label: string) => {
  const message = ruleError('number_between', { min: 0, max: 1 });
  return uncoerced(number()).label(label).typeError(message).required(ruleError('required')).min(0, message).max(1, message);
};

/** Properties of an image itself (LIB-03, LIB-04). Omitted fields keep their values. */
export const libraryChange = object({
  alt: object({ en: alternative('EN'), id: alternative('ID'), cn: alternative('CN') })
    .label('Alternative text')
    .typeError(ruleError('texts_by_language'))
    .optional()
    .default(undefined),
  decorative: trueOrFalse()
    .label('Decorative')
    .meta({ description: 'True for an image that adds nothing to the text around it and needs no alternative text.' }),
  focal: object({ x: share('Horizontal place'), y: share('Vertical place') })
    .label('Focal point')
    .typeError(ruleError('json_object'))
    .nullable()
    .optional()
    .default(undefined)
    .meta({ description: 'Point that every crop keeps visible, from 0 (left, top) to 1 (right, bottom); null for the centre.' }),
});
export type LibraryChange = InferType<typeof libraryChange>;
export const LIBRARY_CHANGE = { schema: libraryChange } satisfies BodyShape<typeof libraryChange>;

/** A file to be uploaded in chunks (LIB-06). Its name is used in error texts. */
export const newUpload = object({
  name: requiredText(LIMITS.nameMaxLength).label('Name of the file'),
  size: wholeNumber(1, Number.MAX_SAFE_INTEGER).required(ruleError('required')).label('Size').meta({ description: 'Size in bytes.' }),
});
export type NewUpload = InferType<typeof newUpload>;
export const NEW_UPLOAD = { schema: newUpload } satisfies BodyShape<typeof newUpload>;

/** The image that replaces another one everywhere (LIB-07). */
export const replacement = object({ image_id: requiredId().label('New picture') });
export type Replacement = InferType<typeof replacement>;
export const REPLACEMENT = { schema: replacement } satisfies BodyShape<typeof replacement>;

const YES = ['true'] as const;

export const LIBRARY_LIST_FIELDS = {
  q: text(LIMITS.searchMaxLength)
    .label('Search')
    .meta({ description: 'Words of alternative texts, file names and names of the records that use the image.' }),
  unused: oneOf(YES).label('Unused').meta({ description: 'Only unused images.' }),
  missing_alt: oneOf(YES)
    .label('Without alternative text')
    .meta({ description: 'Only images without an alternative text in some language that are not decorative.' }),
  ...CURSOR_FIELDS,
};
export const libraryListQuery = object(LIBRARY_LIST_FIELDS);
export type LibraryListQuery = InferType<typeof libraryListQuery>;
