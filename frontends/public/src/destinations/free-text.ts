import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';

// Best time and opening days are one text for all languages, mostly written in the back office's English. What can be
// understood is said in the reader's language: "April - November", "Monday - Sunday".

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** A Monday the 1st of January, so that day n is weekday n and month n is month n. */
const YEAR = 2024;

/** A day or month, or a range of them; undefined for every other text. */
export function localiseRange(text: string, language: Language): string | undefined {
  const names = text.split(/\s*[-–—]\s*/).map((word) => nameOf(word, language));
  if (names.length > 2 || names.includes(undefined)) return undefined;
  return names.join(language === 'cn' ? '至' : ' - ');
}

function nameOf(word: string, language: Language): string | undefined {
  const [month, day] = [MONTHS, DAYS].map((names) => names.findIndex((name) => name.toLowerCase() === word.toLowerCase()));
  const style = language === 'cn' ? 'short' : 'long';
  const format = (date: Date, part: 'month' | 'weekday') =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', [part]: style }).format(date);
  if (month !== undefined && month >= 0) return format(new Date(Date.UTC(YEAR, month, 1)), 'month');
  if (day !== undefined && day >= 0) return format(new Date(Date.UTC(YEAR, 0, day + 1)), 'weekday');
  return undefined;
}
