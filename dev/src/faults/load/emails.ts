import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 200;

interface StoredEmail {
  to: string;
  subject: string;
  text: string;
}

export class Emails {
  readonly #folder: string;
  readonly #seen = new Set<string>();
  readonly #words = new Map<string, string>();
  #isOver = false;
  readonly #watch: Promise<void>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#watch = this.#look();
  }

  told(to: string, words: string): boolean {
    return this.#words.get(to)?.includes(words) ?? false;
  }

  get count(): number {
    return this.#seen.size;
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await this.#watch;
  }

  async #look(): Promise<void> {
    for (; !this.#isOver; await sleep(LOOK_MS)) {
      const names = await readdir(this.#folder);
      const fresh = names.filter((name) => name.endsWith('.json') && !this.#seen.has(name));
      await Promise.all(fresh.map((name) => this.#note(name)));
    }
  }

  async #note(name: string): Promise<void> {
    const { to, subject, text } = JSON.parse(await readFile(join(this.#folder, name), 'utf8')) as StoredEmail;
    this.#seen.add(name);
    this.#words.set(to, [this.#words.get(to), subject, text].join('\n'));
  }
}
