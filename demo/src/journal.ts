import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `none`: not started. `running`: in progress or interrupted. `done`: finished; only an explicit request seeds again. */
type State = 'none' | 'running' | 'done';

/** Progress of a seeding in a private file, so that the next run continues and does not recreate deleted records. */
export class SeedJournal {
  readonly #file: string;
  readonly #created: Set<string>;
  #state: State;

  private constructor(file: string, state: State, created: readonly string[]) {
    this.#file = file;
    this.#state = state;
    this.#created = new Set(created);
  }

  static open(file: string): SeedJournal {
    const { state, created } = read(file);
    // An older version did not list created records, so an interrupted seeding cannot be told apart from other content.
    if (state !== 'done' && !created) return new SeedJournal(file, 'none', []);
    return new SeedJournal(file, state ?? 'none', created ?? []);
  }

  get state(): State {
    return this.#state;
  }

  has(key: string): boolean {
    return this.#created.has(key);
  }

  begin(): void {
    this.#created.clear();
    this.#write('running');
  }

  add(key: string): void {
    this.#created.add(key);
    this.#write('running');
  }

  finish(): void {
    this.#created.clear();
    this.#write('done');
  }

  #write(state: State): void {
    this.#state = state;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // The rename is atomic: if the process is killed, the old file remains.
    writeFileSync(`${this.#file}.new`, JSON.stringify({ state, created: [...this.#created] }));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function read(file: string): { state?: State; created?: string[] } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { state?: State; created?: string[] };
  } catch {
    return {};
  }
}
