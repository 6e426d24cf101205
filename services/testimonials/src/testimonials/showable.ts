import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';

const TEXTS = ['name', 'role', 'quote', 'location'] as const;
type TestimonialTexts = Readonly<Record<(typeof TEXTS)[number], Localised>>;

/**
 * VAL-36: in at least one language all four texts are there. Otherwise the language that comes nearest is the one the
 * admin was writing, and its empty fields are named.
 */
export function requireOneWholeLanguage(texts: TestimonialTexts): void {
  const missingIn = LANGUAGES.map((language) => ({
    language,
    missing: TEXTS.filter((text) => texts[text][language].trim() === ''),
  }));
  const nearest = missingIn.reduce((best, candidate) => (candidate.missing.length < best.missing.length ? candidate : best));
  if (nearest.missing.length === 0) return;
  const fields = nearest.missing.map((text) => [
    `${text}.${nearest.language}`,
    'Name, role, quote and location are required in at least one language',
  ]);
  throw new AppError('validation_failed', {}, { fields: Object.fromEntries(fields) });
}

/** VAL-37: nobody is shown without a face. */
export function requireProfilePicture(isThere: boolean): void {
  if (isThere) return;
  throw new AppError('validation_failed', {}, { fields: { profile_image: 'Profile picture is required' } });
}
