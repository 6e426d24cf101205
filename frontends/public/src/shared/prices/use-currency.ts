import type { Language } from '@reefdesk/contracts/languages';
import { ESTIMATE_CURRENCIES, type EstimateCurrency } from '@reefdesk/contracts/site/brand-schema';
import { remember, remembered, runtimeConfig, useLanguage } from '@reefdesk/web-kit';
import { useSyncExternalStore } from 'react';

const KEY = 'reefdesk_currency';

/** Readers of Indonesian pay in rupiah. */
const USUAL: Readonly<Record<Language, EstimateCurrency | undefined>> = { en: 'USD', id: undefined, cn: 'CNY' };

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chooseCurrency(currency: EstimateCurrency): void {
  remember(KEY, currency);
  for (const listener of listeners) listener();
}

export interface ChosenCurrency {
  currency: EstimateCurrency;
  /** Whole rupiah for one unit. */
  rate: number;
  offered: readonly EstimateCurrency[];
  choose: (currency: EstimateCurrency) => void;
}

/** The reader's currency for estimates, kept in this browser; undefined if no estimate is wanted or the operator has no rate. */
export function useCurrency(): ChosenCurrency | undefined {
  const usual = USUAL[useLanguage()];
  const chosen = useSyncExternalStore(
    subscribe,
    () => remembered(KEY),
    () => null,
  );
  const { rates } = runtimeConfig().brand;
  const offered = ESTIMATE_CURRENCIES.filter((one) => rates?.[one]);
  const currency = offered.find((one) => one === chosen) ?? offered.find((one) => one === usual) ?? offered[0];
  if (!usual || !currency || !rates) return undefined;
  return { currency, rate: rates[currency], offered, choose: chooseCurrency };
}
