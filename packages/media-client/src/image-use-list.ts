import type { ImageUseKind } from '@reefdesk/contracts/images/values';
import { EMPTY_TEXT, LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { IMAGE_USES_MAX_IDS, type ImageUse, type ImageUsesQuestion } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { StoredImage } from './stored-image.ts';

const TERMS_MAX = 20;

export function usesFilter(question: ImageUsesQuestion, path: string, name = 'name'): Record<string, unknown> {
  if ('ids' in question) return { [path]: { $in: checked(question.ids, IMAGE_USES_MAX_IDS) } };
  const inAnyLanguage = (term: string) => ({
    $or: LANGUAGES.map((language) => ({ [`${name}.${language}`]: { $regex: literalPattern(term), $options: 'i' } })),
  });
  // Matches any non-empty string; if the path contains arrays, one image is enough.
  return { [path]: { $gt: '' }, $and: checked(question.words, TERMS_MAX).map(inAnyLanguage) };
}

/** Uses of the requested images by a record; one entry per image, even if it is shown several times. */
export function usesIn(
  question: ImageUsesQuestion,
  record: { kind: ImageUseKind; id: string; name: Partial<Localised> | null | undefined },
  images: readonly (Pick<StoredImage, 'id'> | null | undefined)[],
): ImageUse[] {
  const ids = [...new Set(images.flatMap((image) => image?.id ?? []))];
  const asked = 'ids' in question ? ids.filter((id) => question.ids.includes(id)) : ids;
  return asked.map((imageId) => ({ imageId, kind: record.kind, recordId: record.id, name: { ...EMPTY_TEXT, ...record.name } }));
}

export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function checked(values: unknown, max: number): string[] {
  if (!Array.isArray(values) || values.length > max || values.length === 0 || values.some((value) => typeof value !== 'string'))
    throw new AppError('bad_request');
  return values as string[];
}
