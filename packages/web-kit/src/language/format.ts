import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { runtimeConfig } from '../runtime-config.ts';
import { useDateTag } from './use-date-tag.ts';
import { useLanguage } from './use-language.ts';

export interface Format {
  number(value: number): string;
  /** Whole rupiah (GEN-09). */
  idr(value: number): string;
  /** Takes ISO 8601; empty for an invalid date. */
  date(iso: string, style?: Intl.DateTimeFormatOptions): string;
}

/** Cached, because creating formatters is slow on phones. */
const formats = new Map<string, Format>();

export function useFormat(): Format {
  const language = useLanguage();
  const tag = LANGUAGE_TAGS[language];
  const dateTag = useDateTag();
  const { timeZone } = runtimeConfig().brand;
  const key = `${dateTag} ${timeZone}`;
  const format = formats.get(key) ?? createFormat(tag, dateTag, timeZone);
  formats.set(key, format);
  return format;
}

/** Dates are days in the operator's time zone, wherever the reader is. */
function createFormat(tag: string, dateTag: string, timeZone: string): Format {
  const number = once(() => new Intl.NumberFormat(tag));
  const idr = once(() => new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }));
  const longDate = once(() => new Intl.DateTimeFormat(dateTag, { timeZone, dateStyle: 'long' }));
  return {
    number: (value) => number().format(value),
    idr: (value) => idr().format(value),
    date(iso, style) {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return '';
      return (style ? new Intl.DateTimeFormat(dateTag, { timeZone, ...style }) : longDate()).format(date);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
