import type { FieldError } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { isApiFailure } from '@reefdesk/web-kit';
import { type FormikContextType, getIn, useFormikContext } from 'formik';

type FieldState = Pick<FieldError, 'code' | 'params'> | string;

/**
 * Server errors by field path. They are in formik's `status`, because formik recomputes its own errors on each key; changing a field clears
 * its entry.
 */
export interface FormStatus {
  fields: Readonly<Record<string, FieldState>>;
}

/** Returns the status after a failed save, or undefined without field errors. `placeOf` maps a request field to its path in the form. */
export function statusOf(failure: unknown, placeOf = (path: string) => path): FormStatus | undefined {
  const found = Object.entries((isApiFailure(failure) && failure.fields) || {});
  const fields = Object.fromEntries(found.flatMap(([path, [error]]) => (error ? [[placeOf(path), error]] : [])));
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

export function errorAt(path: string, message: string): FormStatus {
  return { fields: { [path]: message } };
}

export function fieldsOf(status: unknown): FormStatus['fields'] {
  return (status as FormStatus | undefined)?.fields ?? {};
}

export function ownError({ errors, touched }: Pick<FormikContextType<unknown>, 'errors' | 'touched'>, path: string): string | undefined {
  return getIn(touched, path) ? ((getIn(errors, path) as string | undefined) ?? undefined) : undefined;
}

export interface LanguageMark {
  missing: number;
  invalid: boolean;
}

/** Missing and invalid texts per language. `names` are localised fields, such as `names` for `names.en`. */
export function useLanguageMarks(names: readonly string[]): Record<Language, LanguageMark> {
  const form = useFormikContext<unknown>();
  const mark = (language: Language): LanguageMark => {
    const paths = names.map((name) => `${name}.${language}`);
    return {
      missing: paths.filter((path) => String(getIn(form.values, path) ?? '').trim() === '').length,
      invalid: paths.some((path) => ownError(form, path) !== undefined || fieldsOf(form.status)[path] !== undefined),
    };
  };
  return { en: mark('en'), id: mark('id'), cn: mark('cn') };
}

/** Language to open after a failed save: the current one if it has an error, else the first that has one. */
export function languageWithError(invalid: readonly string[], current: Language): Language | undefined {
  const has = (language: Language) => invalid.some((path) => path.endsWith(`.${language}`));
  return has(current) ? current : LANGUAGES.find(has);
}
