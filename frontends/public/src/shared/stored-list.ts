import { remember, remembered } from '@reefdesk/web-kit';
import { useSyncExternalStore } from 'react';

export interface StoredList<Entry> {
  current(): readonly Entry[];
  replace(entries: readonly Entry[]): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: readonly never[] = [];
const nothing = () => NOTHING;

/** A list that is kept in this browser; without storage, until the page is left. `atMost`: further entries are dropped. */
export function storedList<Entry>(key: string, isEntry: (value: unknown) => value is Entry, atMost: number): StoredList<Entry> {
  const listeners = new Set<() => void>();
  let known: { from: string | null; entries: readonly Entry[] } = { from: null, entries: NOTHING };
  const entriesIn = (text: string | null): readonly Entry[] => {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry).slice(0, atMost) : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  return {
    current() {
      const from = remembered(key);
      if (from !== known.from) known = { from, entries: entriesIn(from) };
      return known.entries;
    },
    replace(entries) {
      const kept = entries.slice(0, atMost);
      remember(key, JSON.stringify(kept));
      known = { from: remembered(key), entries: kept };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Empty on the server and while its HTML becomes active. */
export function useStoredList<Entry>({ subscribe, current }: StoredList<Entry>): readonly Entry[] {
  return useSyncExternalStore(subscribe, current, nothing);
}
