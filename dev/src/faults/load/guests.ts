import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '@reefdesk/test-kit/http';
import type { Emails } from './emails.ts';
import { type Discrepancies, Ledger } from './ledger.ts';
import { Tally } from './tally.ts';

const AGAIN_MS = 300;
const TRY_MS = 60_000;
const LANGUAGES = ['EN', 'ID', 'CN'];

interface Listed {
  name: string;
  reference: string;
}

/** Concurrent guests who send enquiries. Like the form, each repeats an enquiry with one idempotency key until acknowledged. */
export class Guests {
  readonly refusals = new Tally();
  /** Responses that no injected fault excuses. */
  readonly wrong = new Tally();
  readonly #ledger = new Ledger();
  readonly #references = new Map<string, string>();
  readonly #http: HttpClient;

  constructor(url: string) {
    this.#http = new HttpClient(url);
  }

  get acknowledged(): number {
    return this.#references.size;
  }

  unwritten(emails: Emails): string[] {
    return [...this.#references].filter(([name, reference]) => !emails.told(addressOf(name), reference)).map(([name]) => name);
  }

  /** Resolves when every enquiry is acknowledged or finally rejected. */
  async ask(people: number, each: number): Promise<void> {
    const walk = async (person: number) => {
      for (let number = 0; number < each; number++) await this.#send(randomUUID(), LANGUAGES[person % LANGUAGES.length] ?? 'EN');
    };
    await Promise.all(Array.from({ length: people }, (_, person) => walk(person)));
  }

  /** Compares the ledger with the inbox, which may also hold other enquiries. */
  compare(inbox: readonly Listed[]): Discrepancies & { renamed: string[] } {
    const own = inbox.filter(({ name }) => this.#ledger.has(name));
    const { lost, doubled } = this.#ledger.compare(own.map(({ name }) => ({ name, state: name })));
    const renamed = own.filter(({ name, reference }) => (this.#references.get(name) ?? reference) !== reference);
    return { lost, doubled, renamed: renamed.map(({ name }) => name) };
  }

  async #send(name: string, language: string): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name, email: addressOf(name), language, divers: 2, message: 'Is there a place on the boat?' };
    this.#ledger.sent(name, name);
    for (;;) {
      try {
        type Answer = { code?: string; data?: { reference: string } };
        const answer = await this.#http.post<Answer>('/api/enquiries', body, { headers, signal: AbortSignal.timeout(TRY_MS) });
        const kind = `${answer.status} ${answer.body?.code ?? ''}`.trim();
        if (answer.status < 300 && answer.body.data) {
          this.#ledger.stored(name, name);
          this.#references.set(name, answer.body.data.reference);
          return;
        }
        if (answer.status < 500) {
          this.wrong.add(kind);
          return;
        }
        this.refusals.add(kind);
      } catch (error) {
        this.refusals.add((error as Error).name === 'TimeoutError' ? 'hangs' : 'cut');
      }
      await sleep(AGAIN_MS);
    }
  }
}

function addressOf(name: string): string {
  return `${name}@guests.example`;
}
