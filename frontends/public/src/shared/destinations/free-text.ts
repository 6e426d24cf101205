import { LANGUAGE_TAGS, type Language } from '@reefdesk/contracts/languages';
import { clockRange, clockTime } from '@reefdesk/contracts/time/clock';

// Best time and opening days have one, mostly English, text. Known phrases are translated: "All year, best July - October".

/** Translations of known terms: `terms` by lowercase English term, and templates for phrases. */
export interface Vocabulary {
  language: Language;
  terms: Readonly<Record<string, string>>;
  phrase(key: 'best' | 'after' | 'before' | 'hours' | 'comma' | 'range', values?: Record<string, string>): string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

/** The year starts on a Monday, so that January n is weekday n. */
const YEAR = 2024;

const TIME = /^(\d{1,2})(?::([0-5]\d))?\s*([ap])m$/;

/** Translates the text; undefined if any part is unknown, so that it is never half translated. */
export function understood(text: string, vocabulary: Vocabulary): string | undefined {
  const parts = text.toLowerCase().split(/\s*,\s*/);
  return joined(
    parts.map((part) => partOf(part, vocabulary)),
    vocabulary.phrase('comma'),
  );
}

function partOf(part: string, vocabulary: Vocabulary): string | undefined {
  const { phrase } = vocabulary;
  const [, best] = /^best (?:in )?(.+)$/.exec(part) ?? [];
  if (best) return filled(partOf(best, vocabulary), (time) => phrase('best', { time }));
  const [, name = '', within] = /^(.+?)\s*\((.+)\)$/.exec(part) ?? [];
  if (!within) return termOf(part, vocabulary) ?? rangeOf(part, vocabulary);
  const term = termOf(name, vocabulary);
  return term && filled(hoursOf(within, vocabulary), (hours) => phrase('hours', { words: term, hours }));
}

function termOf(name: string, { terms }: Vocabulary): string | undefined {
  return Object.hasOwn(terms, name) ? terms[name] : undefined;
}

function rangeOf(text: string, vocabulary: Vocabulary): string | undefined {
  const ends = text.split(/\s*[-–—]\s*/);
  if (ends.length > 2) return undefined;
  if (ends.join() === 'monday,sunday') return termOf('every day', vocabulary);
  return joined(
    ends.map((end) => nameOf(end, vocabulary.language)),
    vocabulary.phrase('range'),
  );
}

function nameOf(term: string, language: Language): string | undefined {
  const [month = -1, day = -1] = [MONTHS, DAYS].map((names) => names.indexOf(term));
  const style = language === 'cn' ? 'short' : 'long';
  const format = (date: Date, part: 'month' | 'weekday') =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', [part]: style }).format(date);
  if (month >= 0) return format(new Date(Date.UTC(YEAR, month, 1)), 'month');
  return day >= 0 ? format(new Date(Date.UTC(YEAR, 0, day + 1)), 'weekday') : undefined;
}

/** `9am - 12pm`, `after 6pm`. */
function hoursOf(text: string, { language, phrase }: Vocabulary): string | undefined {
  const [, side, edge = ''] = /^(after|before) (.+)$/.exec(text) ?? [];
  if (side === 'after' || side === 'before') return filled(timeOf(edge), (time) => phrase(side, { time: clockTime(time, language) }));
  const [from, to, ...more] = text.split(/\s*[-–—]\s*/).map(timeOf);
  return from && to && more.length === 0 ? clockRange(from, to, language) : undefined;
}

/** `HH:MM` of `6AM`, `6:30 pm`. */
function timeOf(text: string): string | undefined {
  const [, hours, minutes = '00', half] = TIME.exec(text.trim()) ?? [];
  if (!hours || Number(hours) < 1 || Number(hours) > 12) return undefined;
  return `${(Number(hours) % 12) + (half === 'p' ? 12 : 0)}:${minutes}`;
}

function joined(parts: readonly (string | undefined)[], by: string): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join(by);
}

function filled(value: string | undefined, fill: (value: string) => string): string | undefined {
  return value && fill(value);
}
