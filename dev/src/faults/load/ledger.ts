import { isDeepStrictEqual } from 'node:util';

/** The state of what was deleted. */
export const GONE = Symbol('gone');

/** What somebody outside knows of one object: the last state that was acknowledged, and states sent since whose fate is unknown. */
interface Entry {
  acknowledged: unknown;
  open: unknown[];
}

export interface Discrepancies {
  /** Acknowledged, and not there (any more). */
  lost: string[];
  /** There more than once, again after it was deleted, or without ever having been sent. */
  doubled: string[];
}

export interface Stored {
  /** The name under which it was sent: each is sent for one object only. */
  name: string;
  state: unknown;
}

/** A book of writes, kept outside the system and compared with it at the end. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();
  acknowledged = 0;

  #copies: Ledger[] = [];

  /**
   * A book of now, in which what is sent from now on may be there or not, acknowledged or not: what a copy of the system holds that is
   * taken between now and its end.
   */
  copy(): { ledger: Ledger; close(): void } {
    const ledger = new Ledger();
    for (const [name, { acknowledged, open }] of this.#entries) ledger.#entries.set(name, { acknowledged, open: [...open] });
    this.#copies.push(ledger);
    const close = (): void => {
      this.#copies = this.#copies.filter((copy) => copy !== ledger);
    };
    return { ledger, close };
  }

  /** Takes what the system holds for what was acknowledged, and nothing else: it is another system from now on. */
  adopt(stored: readonly Stored[]): void {
    this.#entries.clear();
    for (const { name, state } of stored) this.#entries.set(name, { acknowledged: state, open: [] });
  }

  /** Before the write leaves. */
  sent(name: string, state: unknown): void {
    for (const copy of this.#copies) copy.sent(name, state);
    const entry = this.#entries.get(name);
    if (entry) entry.open.push(state);
    else this.#entries.set(name, { acknowledged: undefined, open: [state] });
  }

  /** Its answer said that it is stored; what was sent before it counts no more. */
  stored(name: string, state: unknown): void {
    this.acknowledged++;
    this.#entries.set(name, { acknowledged: state, open: [] });
  }

  /** Its answer said that it is not. */
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

  /** What the system holds, against the book. */
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
