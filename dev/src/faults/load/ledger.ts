import { isDeepStrictEqual } from 'node:util';

export const GONE = Symbol('gone');

/** A client's knowledge of one object: the last acknowledged state, and the later states with an unknown outcome. */
interface Entry {
  acknowledged: unknown;
  open: unknown[];
}

export interface Discrepancies {
  /** Acknowledged, but missing or in another state. */
  lost: string[];
  /** Present more than once, after its deletion, or without ever having been sent. */
  doubled: string[];
}

export interface Stored {
  name: string;
  state: unknown;
}

/** Records writes outside the system, for a comparison with it at the end. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledged = 0;

  #copies: Ledger[] = [];

  /** Copy for a backup taken between now and `close`. Writes sent in that time may or may not be in the backup, acknowledged or not. */
  copy(): { ledger: Ledger; close(): void } {
    const ledger = new Ledger();
    for (const [name, { acknowledged, open }] of this.#entries) ledger.#entries.set(name, { acknowledged, open: [...open] });
    this.#copies.push(ledger);
    const close = (): void => {
      this.#copies = this.#copies.filter((copy) => copy !== ledger);
    };
    return { ledger, close };
  }

  /** Replaces the ledger by the content of another system. */
  adopt(stored: readonly Stored[]): void {
    this.#entries.clear();
    for (const { name, state } of stored) this.#entries.set(name, { acknowledged: state, open: [] });
  }

  sent(name: string, state: unknown): void {
    for (const copy of this.#copies) copy.sent(name, state);
    const entry = this.#entries.get(name);
    if (entry) entry.open.push(state);
    else this.#entries.set(name, { acknowledged: undefined, open: [state] });
  }

  /** Call when the write is acknowledged; it settles all earlier ones. */
  stored(name: string, state: unknown): void {
    this.acknowledged++;
    this.#entries.set(name, { acknowledged: state, open: [] });
  }

  refused(name: string, state: unknown): void {
    const entry = this.#entries.get(name);
    if (entry) entry.open = entry.open.filter((open) => open !== state);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  compare(stored: readonly Stored[]): Discrepancies {
    const found = new Map<string, Stored[]>();
    for (const one of stored) found.set(one.name, [...(found.get(one.name) ?? []), one]);
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const [name, { acknowledged, open }] of this.#entries) {
      const there = found.get(name) ?? [];
      if (there.length > 1) doubled.push(name);
      const [one] = there;
      const possible = acknowledged === undefined ? [GONE, ...open] : [acknowledged, ...open];
      if (possible.some((state) => isDeepStrictEqual(state, one ? one.state : GONE))) continue;
      (acknowledged === GONE ? doubled : lost).push(name);
    }
    for (const name of found.keys()) if (!this.#entries.has(name)) doubled.push(name);
    return { lost, doubled };
  }
}
