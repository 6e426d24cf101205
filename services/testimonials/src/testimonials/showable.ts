import { toFieldError } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGES, type Localised } from '@reefdesk/contracts/languages';
import { ruleError } from '@reefdesk/contracts/schema/check';
import { invalidFields } from '@reefdesk/service-kit/errors/field-errors';

const TEXTS = ['name', 'role', 'quote', 'location'] as const;
type TestimonialTexts = Readonly<Record<(typeof TEXTS)[number], Localised>>;

/** Requires all four texts in one language (VAL-36); otherwise reports the empty fields of the most complete language. */
export function requireOneWholeLanguage(texts: TestimonialTexts): void {
  const missingIn = LANGUAGES.map((language) => ({
    language,
    missing: TEXTS.filter((text) => texts[text][language].trim() === ''),
  }));
  const nearest = missingIn.reduce((best, candidate) => (candidate.missing.length < best.missing.length ? candidate : best));
  if (nearest.missing.length === 0) return;
  const errors = nearest.missing.map((text) => [`${text}.${nearest.language}`, toFieldError(ruleError('one_whole_language_required'), '')]);
  throw invalidFields(Object.fromEntries(errors));
}

/** The profile picture is required (VAL-37). */
export function requireProfilePicture(isThere: boolean): void {
  if (isThere) return;
  throw invalidFields({ profile_image: toFieldError(ruleError('required'), 'Profile picture') });
}
