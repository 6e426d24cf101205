import type { Language } from '@reefdesk/contracts/languages';
import { use, useMemo, useSyncExternalStore } from 'react';
import { filled, findText, findTextOrEnglish } from './phrases.ts';
import { fetchFallback, textsChanges, textsReady } from './texts.ts';
import { useLanguage } from './use-language.ts';

type Params = Readonly<Record<string, string | number>>;

export interface Text {
  /** Text at a dotted key path with params filled in, or the key path itself. */
  (key: string, params?: Params): string;
  all<T>(key: string): T;
}

/** Texts of a namespace in the current language. Suspends while they load. */
export function useText(namespace: string): Text {
  const language = useLanguage();
  const version = useSyncExternalStore(textsChanges.subscribe, textsChanges.version, textsChanges.version);
  use(textsReady(namespace, language));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version means that texts behind it changed.
  return useMemo(() => textOf(namespace, language), [namespace, language, version]);
}

/** For code outside components; requires a loaded namespace. */
export function textOf(namespace: string, language: Language): Text {
  const read = (key: string, params?: Params): unknown => {
    if (findText(namespace, language, key, params) === undefined) fetchFallback(namespace);
    return findTextOrEnglish(namespace, language, key, params);
  };
  const line = (key: string, params: Params = {}) => {
    const text = read(key, params);
    return typeof text === 'string' ? filled(text, params) : key;
  };
  return Object.assign(line, { all: <T>(key: string) => (read(key) ?? key) as T });
}
