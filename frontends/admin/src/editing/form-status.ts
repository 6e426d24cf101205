import type { FieldErrors } from '@reefdesk/contracts/errors';
import { LANGUAGES, type Language } from '@reefdesk/contracts/languages';
import { isApiFailure } from '@reefdesk/web-kit';
import { type FormikContextType, getIn, useFormikContext } from 'formik';

/**
 * What the server found, by field path. It lives in formik's `status`, because formik's own errors are made anew with
 * each key; a field drops its entry when it changes.
 */
export interface FormStatus {
  fields: FieldErrors;
  /** The words are in the reader's language already. */
  isReadable?: true;
}

/** The status after a refused save, or undefined where the server named no field. */
export function statusOf(failure: unknown): FormStatus | undefined {
  const fields = isApiFailure(failure) ? failure.fields : undefined;
  return fields && Object.keys(fields).length > 0 ? { fields } : undefined;
}

/** A fault that is no rule of the form, in the reader's language, at its field. */
export function faultAt(path: string, words: string): FormStatus {
  return { fields: { [path]: words }, isReadable: true };
}

export function fieldsOf(status: unknown): FieldErrors {
  return (status as FormStatus | undefined)?.fields ?? {};
}

/** The error a field shows: its own once it was touched, otherwise the server's. */
export function shownError({ errors, touched, status }: Pick<FormikContextType<unknown>, 'errors' | 'touched' | 'status'>, path: string) {
  const own = getIn(errors, path) as string | undefined;
  return own && getIn(touched, path) ? own : fieldsOf(status)[path];
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
      invalid: paths.some((path) => shownError(form, path) !== undefined),
    };
  };
  return { en: mark('en'), id: mark('id'), cn: mark('cn') };
}

/** The language to open after a refused save: the one on screen if it has a fault, else the first that has one. */
export function languageWithFault(faulty: readonly string[], current: Language): Language | undefined {
  const has = (language: Language) => faulty.some((path) => path.endsWith(`.${language}`));
  return has(current) ? current : LANGUAGES.find(has);
}
