import { setTimeout as sleep } from 'node:timers/promises';
import { SEED_KEY_HEADER, SEED_MOMENT_HEADER } from '@reefdesk/contracts/seed-headers';
import type { PlannedDeparture } from './desk-records.ts';
import { recordId } from './record-id.ts';

export interface SiteAccess {
  url: string;
  /** The origin that visitors use, if it differs from `url`. */
  origin?: string | undefined;
  email: string | undefined;
  password?: string | undefined;
  /** Allows past dates for enquiries and testimonials; without it they are all dated today. */
  seedKey?: string | undefined;
}

interface Answer {
  status: number;
  /** `message` in English, `code` of an error, `data` of a list, `role` of the signed-in user. */
  body: { code?: string; message?: string; data?: unknown; role?: string };
  cookie: string;
  /** Seconds to wait after a 429. */
  retryAfter: number;
}

interface Creation {
  method: 'POST' | 'PATCH';
  path: string;
  key: string;
  at: Date | undefined;
}

const ATTEMPTS = 6;
const RETRY_STEP_MS = 500;
const SECOND_MS = 1_000;
/** Longest total wait of one request for rate limits, whose windows last a minute. */
const MAX_THROTTLED_SECONDS = 600;

const LISTS = ['/api/packages', '/api/get-destinations', '/api/gallery', '/api/testimonials'];

export class Site {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #seedKey: string | undefined;

  private constructor(url: string, headers: Readonly<Record<string, string>>, seedKey: string | undefined) {
    this.#url = url;
    this.#headers = headers;
    this.#seedKey = seedKey;
  }

  /** Throws if the credentials are not those of an admin, or if the site cannot be reached. */
  static async signIn({ url, origin, email, password, seedKey }: SiteAccess): Promise<Site> {
    if (!email || !password) throw new Error('demo content is added by an admin: give ADMIN_EMAIL and ADMIN_PASSWORD');
    const headers = { origin: origin || new URL(url).origin };
    const { status, body, cookie } = await send(url, headers, 'POST', '/api/login', { email, password });
    if (status >= 400)
      throw new Error(`${email} could not sign in (${textOf(body, status)}): give ADMIN_EMAIL and ADMIN_PASSWORD of an admin`);
    if (body.role !== 'admin') throw new Error(`${email} is no admin: give ADMIN_EMAIL and ADMIN_PASSWORD of one`);
    return new Site(url, { ...headers, cookie }, seedKey);
  }

  /** Errors are ignored: an unused session expires. */
  async signOut(): Promise<void> {
    await once(this.#url, this.#headers, 'DELETE', '/api/logout').catch(() => undefined);
  }

  /** True if all lists are empty, including records hidden from visitors. */
  async isEmpty(): Promise<boolean> {
    const lists = await Promise.all(LISTS.map((path) => this.#list(path)));
    return lists.every((list) => list.length === 0);
  }

  /** True if the site has a destination with one of these keys, even if an admin has changed it. */
  async holdsAny(keys: readonly string[]): Promise<boolean> {
    const ids = new Set(keys.map(recordId));
    const places = await this.#list('/api/get-destinations?view=ids');
    return places.some((place) => ids.has((place as { destination_id: string }).destination_id));
  }

  /** Creates the record unless it exists in any state. Returns false if a record that it depends on is gone. */
  async create({ method, path, key, at }: Creation, content: FormData | object): Promise<boolean> {
    const past = this.#seedKey && at && { [SEED_KEY_HEADER]: this.#seedKey, [SEED_MOMENT_HEADER]: at.toISOString() };
    const headers = { ...this.#headers, 'idempotency-key': recordId(key), ...past };
    const { status, body } = await send(this.#url, headers, method, path, content);
    if (status === 404) return false;
    if (body.code === 'idempotency_key_reused') return true;
    if (status >= 400) throw new Error(`${key} was refused: ${textOf(body, status)}`);
    return true;
  }

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

async function send(...call: Parameters<typeof once>): Promise<Answer> {
  let throttledSeconds = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await once(...call);
      if (answer.status === 429 && throttledSeconds + answer.retryAfter <= MAX_THROTTLED_SECONDS) {
        // Thousands of requests exceed the rate limit, which must not count as a failed attempt.
        attempt -= 1;
        throttledSeconds += answer.retryAfter;
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
