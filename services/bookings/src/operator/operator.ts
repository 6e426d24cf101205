import { dayIn } from '@reefdesk/contracts/calendar-days';
import { isTimeZone } from '@reefdesk/contracts/clock';
import { type Language, toLanguage } from '@reefdesk/contracts/languages';
import type { LetterBrand } from '@reefdesk/mail/letters';
import { readLetterBrand } from '@reefdesk/mail/site';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import type { BookingsEnv } from '../env.ts';

/** Injection token of the {@link Operator}. */
export const OPERATOR = Symbol('OPERATOR');

/** Whom guests write to. */
export interface Operator {
  brand: LetterBrand;
  /** IANA name; days begin by it (DEP-06). */
  timeZone: string;
  /** Where links lead: `https://www.example.com`; empty where no letters leave. */
  origin: string;
  /** Of letters to the operator. */
  language: Language;
}

/** What the brand file says of the operator; one without a time zone stops the service at boot. */
export function readOperator(env: Pick<BookingsEnv, 'BRAND_FILE' | 'NOTICE_LANGUAGE' | 'origin'>): Operator {
  const brand = readLetterBrand(env.BRAND_FILE);
  const { timeZone } = brand as { timeZone?: unknown };
  if (!isTimeZone(timeZone)) throw new EnvironmentError(`Bad BRAND_FILE ${env.BRAND_FILE}: timeZone must be a time zone`);
  return { brand, timeZone, origin: env.origin, language: toLanguage(env.NOTICE_LANGUAGE) };
}

/** The day on the operator's wall. */
export function todayOf({ timeZone }: Pick<Operator, 'timeZone'>, now = new Date()): string {
  return dayIn(timeZone, now);
}
