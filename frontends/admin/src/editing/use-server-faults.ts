import type { FieldErrors } from '@reefdesk/contracts/errors';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useFormikContext } from 'formik';
import { type FormStatus, fieldsOf } from './form-status.ts';

/** What the server says about fields, known by its form → the text that says the same. Groups fill the text's placeholders. */
const FAULTS: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/ in at least one language$/, 'oneLanguage'],
  [/ is required$|^Please select an image$/, 'required'],
  [/at most (?<max>\d+) characters/, 'tooLong'],
  [/ cannot be stored$/, 'characters'],
  [/ must be a whole number from (?<min>-?\d+) to (?<max>\d+)$/, 'wholeNumber'],
  [/ must be a time from 00:00 to 23:59$/, 'time'],
  [/^Duration must be in format /, 'duration'],
  [/ (?:at most (?<max>\d+) photos|reached \((?<limit>\d+)\))$/, 'tooMany'],
  [/^(?<file>.+) is larger than (?<max>\d+) MB$/, 'imageTooLarge'],
  [/^(?<file>.+) has more than (?<max>\d+) megapixels$/, 'imageTooManyPixels'],
  [/^(?<file>.+) is not an image this site accepts$/, 'notAnImage'],
  [/^(?<file>.+) is damaged and cannot be read$/, 'imageDamaged'],
];

/**
 * What the server found, by field path. It speaks English: here it says the same in the reader's language and with the
 * field's name, so that it can also stand alone in a list. In English its own words.
 */
export function useServerFaults(): FieldErrors {
  const status = useFormikContext().status as FormStatus | undefined;
  const language = useLanguage();
  const text = useText('editing');
  const faults = fieldsOf(status);
  if (language === 'en' || status?.isReadable) return faults;
  return Object.fromEntries(Object.entries(faults).map(([path, message]) => [path, translated(path, message)]));

  function translated(path: string, message: string): string {
    const [pattern, key = 'refused'] = FAULTS.find(([known]) => known.test(message)) ?? [];
    return text(`server.${key}`, { field: nameOf(path), ...given(pattern?.exec(message)?.groups) });
  }

  function nameOf(path: string): string {
    const names = text.all<Readonly<Record<string, string>>>('server.fields');
    const parts = path.split('.');
    const inLanguage = LANGUAGES.find((one) => one === parts.at(-1));
    const whole = (inLanguage ? parts.slice(0, -1) : parts).join('-');
    const name = names[whole] ?? names[parts[0] ?? ''] ?? text('server.thisField');
    return inLanguage ? text('server.inLanguage', { field: name, language: inLanguage.toUpperCase() }) : name;
  }
}

function given(groups: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
