const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** True for an existing day such as `2027-03-14`. Such strings sort chronologically. */
export function isCalendarDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export function isCalendarMonth(value: string): boolean {
  return MONTH.test(value);
}

export function dayIn(timeZone: string, moment: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format.format(moment);
}

const HOUR_MS = 3_600_000;
/** Upper bound for the distance between the midnights of two time zones, plus one hour of summer time. */
const APART_MS = 16 * HOUR_MS;

/** Returns the first moment of a day, which summer time may move away from midnight. */
export function startOfDay(timeZone: string, day: string): Date {
  let before = Date.parse(day) - APART_MS;
  let first = Date.parse(day) + APART_MS;
  while (first - before > 1) {
    const between = Math.floor((before + first) / 2);
    if (dayIn(timeZone, new Date(between)) < day) before = between;
    else first = between;
  }
  return new Date(first);
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

const LOCAL_MOMENT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;
const DAY_MS = 24 * HOUR_MS;

/** True for a local date and time such as `2027-03-14T09:30`. */
export function isLocalMoment(value: string): boolean {
  const [, day] = LOCAL_MOMENT.exec(value) ?? [];
  return day !== undefined && isCalendarDay(day);
}

/** Local date and time in the operator's time zone: `2027-03-14T09:30`. */
export function localMoment(timeZone: string, moment: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment);
  return `${dayIn(timeZone, moment)}T${time}`;
}

/** Returns the first of two moments when summer time ends; a time skipped when it begins is moved one hour later. */
export function momentOf(timeZone: string, local: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  const aheadAt = (moment: number) => Date.parse(`${localMoment(timeZone, new Date(moment))}:00Z`) - moment;
  const before = new Date(asUtc - aheadAt(asUtc - DAY_MS));
  const after = new Date(asUtc - aheadAt(asUtc + DAY_MS));
  return [before, after].find((moment) => localMoment(timeZone, moment) === local) ?? before;
}
