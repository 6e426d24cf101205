import type { FieldFault } from '@reefdesk/contracts/errors/field-errors';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { isApiFailure } from '@reefdesk/web-kit';
import { type FormikContextType, getIn, useFormikContext } from 'formik';

/** What is wrong with a field: the server's fault by its code, or words in the reader's language. */
type FieldState = Pick<FieldFault, 'code' | 'params'> | string;

/**
 * What the server found, by field path. It lives in formik's `status`, because formik's own errors are made anew with
 * each key; a field drops its entry when it changes.
 */
export interface FormStatus {
  fields: Readonly<Record<string, FieldState>>;
}

/** The status after a refused save, or undefined where the server named no field. `placeOf` tells where a field is in the form. */
export function statusOf(failure: unknown, placeOf = (path: string) => path): FormStatus | undefined {
  const found = Object.entries((isApiFailure(failure) && failure.fields) || {});
  const fields = Object.fromEntries(found.flatMap(([path, [fault]]) => (fault ? [[placeOf(path), fault]] : [])));
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** A fault that is no rule of the form, in the reader's language, at its field. */
export function faultAt(path: string, words: string): FormStatus {
  return { fields: { [path]: words } };
}

export function fieldsOf(status: unknown): FormStatus['fields'] {
  return (status as FormStatus | undefined)?.fields ?? {};
}

/** What the form's own rules say of a field, once it was touched. */
export function ownError({ errors, touched }: Pick<FormikContextType<unknown>, 'errors' | 'touched'>, path: string): string | undefined {
  return getIn(touched, path) ? ((getIn(errors, path) as string | undefined) ?? undefined) : undefined;
}

export interface LanguageMark {
  /** Texts that are still blank. */
  missing: number;
  invalid: boolean;
}

/** How far each language of a form is. `names` are its texts by language, such as `names` for `names.en`. */
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

/** The language to open after a refused save: the one on screen if it has a fault, else the first that has one. */
export function languageWithFault(faulty: readonly string[], current: Language): Language | undefined {
  const has = (language: Language) => faulty.some((path) => path.endsWith(`.${language}`));
  return has(current) ? current : LANGUAGES.find(has);
}
