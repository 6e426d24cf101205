import { setTimeout as sleep } from 'node:timers/promises';
import { SEED_KEY_HEADER, SEED_MOMENT_HEADER } from '@reefdesk/contracts/seeding';
import type { PlannedDeparture } from './desk-records.ts';
import { recordId } from './record-id.ts';

export interface SiteAccess {
  /** Where the gateway answers. */
  url: string;
  /** The origin that visitors use, where that is another. */
  origin?: string | undefined;
  email: string | undefined;
  password?: string | undefined;
  /** Lets enquiries be of the last weeks, as they are written; without it all are of today. */
  seedKey?: string | undefined;
}

interface Answer {
  status: number;
  /** What the site says in words, in English; `code` of a refusal, `data` of lists, `role` of who signed in. */
  body: { code?: string; message?: string; data?: unknown; role?: string };
  cookie: string;
  /** Seconds, of a sender that was too fast. */
  retryAfter: number;
}

interface Creation {
  method: 'POST' | 'PATCH';
  path: string;
  key: string;
  /** When it was done, where that is told. */
  at: Date | undefined;
}

const ATTEMPTS = 6;
const RETRY_STEP_MS = 500;
const SECOND_MS = 1_000;

/** Every list that an admin can fill. */
const LISTS = ['/api/packages', '/api/get-destinations', '/api/gallery', '/api/testimonials'];

/** The public API, used as an admin uses it: signed in, over the gateway. */
export class Site {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #seedKey: string | undefined;

  private constructor(url: string, headers: Readonly<Record<string, string>>, seedKey: string | undefined) {
    this.#url = url;
    this.#headers = headers;
    this.#seedKey = seedKey;
  }

  /** Throws when these are not the email and password of an admin, or the site cannot be reached. */
  static async signIn({ url, origin, email, password, seedKey }: SiteAccess): Promise<Site> {
    if (!email || !password) throw new Error('demo content is added by an admin: give ADMIN_EMAIL and ADMIN_PASSWORD');
    const headers = { origin: origin || new URL(url).origin };
    const { status, body, cookie } = await send(url, headers, 'POST', '/api/login', { email, password });
    if (status >= 400)
      throw new Error(`${email} could not sign in (${textOf(body, status)}): give ADMIN_EMAIL and ADMIN_PASSWORD of an admin`);
    if (body.role !== 'admin') throw new Error(`${email} is no admin: give ADMIN_EMAIL and ADMIN_PASSWORD of one`);
    return new Site(url, { ...headers, cookie }, seedKey);
  }

  /** The session ends with the work; where that fails, it ends by itself. */
  async signOut(): Promise<void> {
    await once(this.#url, this.#headers, 'DELETE', '/api/logout').catch(() => undefined);
  }

  /** Nothing in any list, what visitors don't see included. */
  async isEmpty(): Promise<boolean> {
    const lists = await Promise.all(LISTS.map((path) => this.#list(path)));
    return lists.every((list) => list.length === 0);
  }

  /** Whether any of the places with these keys is on it, whatever somebody made of it. */
  async holdsAny(keys: readonly string[]): Promise<boolean> {
    const ids = new Set(keys.map(recordId));
    const places = await this.#list('/api/get-destinations?view=ids');
    return places.some((place) => ids.has((place as { destination_id: string }).destination_id));
  }

  /** Creates the record of this key, or finds that it was created before, by whom and as whatever. False when what it hangs on is gone. */
  async create({ method, path, key, at }: Creation, content: FormData | object): Promise<boolean> {
    const past = this.#seedKey && at && { [SEED_KEY_HEADER]: this.#seedKey, [SEED_MOMENT_HEADER]: at.toISOString() };
    const headers = { ...this.#headers, 'idempotency-key': recordId(key), ...past };
    const { status, body } = await send(this.#url, headers, method, path, content);
    if (status === 404) return false;
    if (body.code === 'idempotency_key_reused') return true;
    if (status >= 400) throw new Error(`${key} was refused: ${textOf(body, status)}`);
    return true;
  }

  /** Departures of all packages from now on, by their day. */
  async departures(): Promise<readonly PlannedDeparture[]> {
    return (await this.#list('/api/departures/all')) as readonly PlannedDeparture[];
  }

  async #list(path: string): Promise<readonly unknown[]> {
    const { status, body } = await send(this.#url, this.#headers, 'GET', path);
    if (status >= 400 || !Array.isArray(body.data)) throw new Error(`${path} could not be read: ${textOf(body, status)}`);
    return body.data;
  }
}

function textOf({ message }: Answer['body'], status: number): string {
  return message ?? `status ${status}`;
}

/** A part that is away for a moment must not end a seeding. */
async function send(...call: Parameters<typeof once>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await once(...call);
      if (answer.status === 429) {
        // Thousands of calls come faster than people at work: the site says when it takes more.
        attempt -= 1;
        await sleep(answer.retryAfter * SECOND_MS);
        continue;
      }
      if (answer.status < 500 || attempt === ATTEMPTS) return answer;
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${call[0]} does not answer`, { cause: error });
    }
    await sleep(attempt * RETRY_STEP_MS);
  }
}

async function once(
  url: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  content?: FormData | object,
): Promise<Answer> {
  const isJson = content !== undefined && !(content instanceof FormData);
  const response = await fetch(new URL(path, url), {
    method,
    headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
    body: isJson ? JSON.stringify(content) : content,
    redirect: 'manual',
  });
  const body = (await response.json().catch(() => ({}))) as Answer['body'];
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  const retryAfter = Number(response.headers.get('retry-after')) || 1;
  return { status: response.status, body, cookie: cookies.join('; '), retryAfter };
}
