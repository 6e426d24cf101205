export class Tally {
  readonly #counts = new Map<string, number>();

  add(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  of(begin: string): number {
    return [...this.#counts].reduce((sum, [kind, count]) => (kind.startsWith(begin) ? sum + count : sum), 0);
  }

  copy(): Tally {
    return this.since(new Tally());
  }

  since(earlier: Tally): Tally {
    const since = new Tally();
    for (const [kind, count] of this.#counts) {
      const more = count - (earlier.#counts.get(kind) ?? 0);
      if (more > 0) since.#counts.set(kind, more);
    }
    return since;
  }

  /** Such as "503 service_unavailable ×4, cut ×1", most frequent first. */
  toString(): string {
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
    return byCount.map(([kind, count]) => `${kind} ×${count}`).join(', ');
  }
}
