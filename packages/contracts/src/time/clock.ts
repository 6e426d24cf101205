import { LANGUAGE_TAGS, type Language } from '../languages.ts';

/** Formatters are expensive to create and few. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats `HH:MM` in a language: `8:00` or `8:00 AM` in EN, `8.00` in ID. */
export function clockTime(time: string, language: Language, dial: 12 | 24 = 24): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const written = formatOf(language, dial).format(new Date(Date.UTC(2024, 0, 1, hours, minutes)));
  // Uses ordinary spaces, and removes the leading zero that only English would have.
  return written.replace(/\u202f/g, ' ').replace(/^0(?=\d)/, '');
}

export function clockRange(from: string, to: string, language: Language, dial?: 12 | 24): string {
  return `${clockTime(from, language, dial)}-${clockTime(to, language, dial)}`;
}

function formatOf(language: Language, dial: 12 | 24): Intl.DateTimeFormat {
  const key = `${language} ${dial}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
      timeZone: 'UTC',
      hour: 'numeric',
      minute: '2-digit',
      ...(dial === 12 ? { hour12: true } : { hourCycle: 'h23' }),
    });
  formats.set(key, format);
  return format;
}

/** Short name of a time zone: `WITA` in ID, `GMT+8` in EN. */
export function timeZoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone, timeZoneName: 'short' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Accepts IANA names such as `Asia/Makassar`. An offset has no summer time. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Z]/i.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
