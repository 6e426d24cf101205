import { useMemo } from 'react';
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

export function useFormat(): Format {
  const language = useLanguage();
  return useMemo(() => createFormat(tagOf(language)), [language]);
}

export function createFormat(tag: string): Format {
  const number = new Intl.NumberFormat(tag);
  const idr = new Intl.NumberFormat(tag, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  return {
    number: (value) => number.format(value),
    idr: (value) => idr.format(value),
    date(iso, style = { dateStyle: 'long' }) {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...style }).format(date);
    },
  };
}
