import type { OpeningHour } from '@reefdesk/contracts/destinations/endpoints';
import { unwrapObject } from '@reefdesk/service-kit/http/body/tolerant-json';

const CLOCK_TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::[0-5]\d)?$/;

/** Reads opening hours in any stored format; unreadable values are empty (ENT-20, ENT-28, OR-24). */
export function parseOpeningHour(value: unknown): OpeningHour {
  const stored = unwrapObject(value);
  return { day: text(stored?.day), open: clockTime(stored?.open), close: clockTime(stored?.close) };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** `9:00`, `09.00` and `09:00:00` all mean `09:00`. */
function clockTime(value: unknown): string {
  const match = CLOCK_TIME.exec(text(value));
  return match?.[1] && match[2] ? `${match[1].padStart(2, '0')}:${match[2]}` : '';
}
