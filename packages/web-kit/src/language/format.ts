import { tagOf } from './i18n.ts';
import { useLanguage } from './use-language.ts';

/** The operator's own clock: dates mean days in Manado wherever the reader is. */
const TIME_ZONE = 'Asia/Makassar';

export interface Format {
  number(value: number): string;
  /** Whole rupiah (GEN-09). */
  idr(value: number): string;
  /** ISO 8601 in; empty for a date that is none. */
  date(iso: string, style?: Intl.DateTimeFormatOptions): string;
}

/** Making a formatter takes a slow phone longer than many uses of it. */
const formats = new Map<string, Format>();

export function useFormat(): Format {
  const language = useLanguage();
  const tag = tagOf(language);
  const format = formats.get(tag) ?? createFormat(tag);
  formats.set(tag, format);
  return format;
}

export function createFormat(tag: string): Format {
  const number = once(() => new Intl.NumberFormat(tag));
  const idr = once(() => new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }));
  const longDate = once(() => new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, dateStyle: 'long' }));
  return {
    number: (value) => number().format(value),
    idr: (value) => idr().format(value),
    date(iso, style) {
      const date = new Date(iso);
      if (Number.isNaN(date.getTime())) return '';
      return (style ? new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...style }) : longDate()).format(date);
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
