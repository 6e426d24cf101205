import { LANGUAGE_TAGS, type Language } from '../languages.ts';
import { clockRange } from '../time/clock.ts';
import type { Brand } from './brand.ts';

export type OpeningTimes = Brand['openingHours']['contact'][number];

/** A month whose first day is a Monday, so that day n is weekday n. */
const FIRST_MONDAY = [2024, 0] as const;

/** The full name in EN and ID, the usual short one in CN. */
export function weekdayName(day: number, language: Language): string {
  const style = language === 'cn' ? 'short' : 'long';
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { timeZone: 'UTC', weekday: style });
  return format.format(new Date(Date.UTC(...FIRST_MONDAY, day)));
}

/** `Monday-Saturday`; days that do not follow each other are listed: `Monday, Wednesday-Friday`. */
export function weekdaysText(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const day of [...days].sort()) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => [...new Set([run.at(0), run.at(-1)])].map((day = 1) => weekdayName(day, language)).join(language === 'cn' ? '至' : '-'))
    .join(language === 'cn' ? '、' : ', ');
}

const WORKING_WEEK = '1,2,3,4,5';

/** Formats opening hours line by line (ABOUT-43), with a 12-hour clock in EN. `weekdays`: term for Monday to Friday, if any. */
export function openingLines(
  times: readonly OpeningTimes[],
  language: Language,
  weekdays: string,
): { /** `Saturday` */ days: string /** `9:00 AM-5:00 PM` */; hours: string }[] {
  return times.map(({ days, opens, closes }) => ({
    days: ([...days].sort().join() === WORKING_WEEK && weekdays) || weekdaysText(days, language),
    hours: clockRange(opens, closes, language, language === 'en' ? 12 : 24),
  }));
}
