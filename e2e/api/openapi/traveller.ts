import { randomUUID } from 'node:crypto';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type HttpAnswer, HttpClient } from '@reefdesk/test-kit/http';
import type { DocumentedApi, Operation } from './documented-api.ts';
import { STRANGE_PASSKEY } from './passkey-stops.ts';
import type { Stop, World } from './stop.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const STALE = { 'if-match': '"999"' };
const JSON_TYPE = { 'content-type': 'application/json' };
/** Bodies that fail to sign in, for the public endpoints that answer 401. */
const WRONG: Readonly<Record<string, object>> = {
  'POST /api/login': { email: 'a@b.example', password: 'wrong' },
  'POST /api/login/second-step': { challenge: 'none of ours', code: '000000' },
  'POST /api/login/passkey/options': { challenge: 'none of ours' },
  'POST /api/login/passkey': STRANGE_PASSKEY,
};
const TOO_LARGE = fileOf(Buffer.alloc(LIMITS.slideImageMaxBytes + 1));
/** Maximum number of consecutive answers with a new ETag. */
const MAX_NEWS = 50;

interface Request {
  who: HttpClient;
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export class Traveller {
  readonly world: World = {};
  /** Covered answers: `GET /api/packages 200`. */
  readonly seen = new Set<string>();
  readonly faults: string[] = [];
  constructor(
    private readonly url: string,
    private readonly api: DocumentedApi,
    private readonly admin: HttpClient,
    private readonly customer: HttpClient,
    private readonly picture: Buffer,
    private readonly laterPicture: Buffer,
  ) {
    this.world.pictureBytes = String(picture.length);
  }

  async visit(stop: Stop): Promise<void> {
    const operation = this.api.operations.get(stop.call);
    if (!operation) {
      this.faults.push(`${stop.call} is not in the document`);
      return;
    }
    const who = this.mayCall(stop, operation);
    const refusals = stop.isFirst ? [] : [...this.refusals(stop, operation, who)];
    await Promise.all(refusals.map(([status, refusal]) => operation.responses[status] && this.ask(stop, refusal, [status])));
    const headers: Record<string, string> = isRepeatable(operation) ? { 'idempotency-key': randomUUID() } : {};
    const answer = await this.ask(stop, { who, body: this.bodyOf(stop), headers }, stop.status ? [stop.status] : [200, 201]);
    const sent = { json: stop.json?.(this.world), ...(stop.json ? {} : { form: this.formFieldsOf(stop) }) };
    this.note(stop, this.api.requestFault(stop.call, sent));
    stop.learn?.(answer.body as never, this.world);
    await this.afterwards(stop, operation, answer, { who, headers });
  }

  private mayCall({ call }: Stop, operation: Operation): HttpClient {
    const access = operation['x-access'];
    if (call === 'DELETE /api/logout' || access === 'signed-in' || access === 'customer') return this.customer;
    return access === 'public' ? this.stranger() : this.admin;
  }

  private stranger(): HttpClient {
    return new HttpClient(this.url);
  }

  private *refusals(stop: Stop, operation: Operation, who: HttpClient): Generator<[number, Request]> {
    const isWrite = !stop.call.startsWith('GET ');
    const body = this.bodyOf(stop);
    const template = stop.call.split(' ')[1] ?? '';
    const nowhere = template.includes('{') ? '' : `?package=${NOBODY}`;
    const unknown = { who, path: template.replace(/\{\w+\}/g, NOBODY) + nowhere, body };
    yield [401, { who: this.stranger(), body: WRONG[stop.call] ?? body }];
    if (isForStaff(operation)) yield [403, { who: this.customer, body }];
    if (operation['x-access'] === 'customer') yield [403, { who: this.admin, body }];
    if (isWrite) yield [403, { who, body, headers: { origin: 'https://elsewhere.example' } }];
    if (stop.json) yield [400, { who, body: '{"a":', headers: JSON_TYPE }];
    if (stop.json) yield [415, { who, body: 'name=x', headers: { 'content-type': 'text/plain' } }];
    if (stop.json) yield [413, { who, body: { text: 'x'.repeat(LIMITS.jsonBodyMaxBytes) } }];
    if (stop.files) {
      yield [400, { who, body: 'nonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } }];
      if (!takesJson(operation)) yield [415, { who, body: { a: 1 } }];
      yield [413, { who, body: this.bodyOf(stop, TOO_LARGE) }];
    }
    if (!stop.isSetUp) yield [404, unknown];
    yield [431, { who, headers: { 'x-long': 'x'.repeat(64 * 1024) } }];
    const refused = operation.parameters.find(({ name }) => ['limit', 'from', 'date', 'days'].includes(name));
    if (refused) yield [400, { who, path: `${template}?${refused.name}=none` }];
    if (takesVersion(operation)) yield [409, { who, body, headers: STALE }];
    if (isRepeatable(operation)) yield [400, { who, body, headers: { 'idempotency-key': 'seven' } }];
  }

  /** Checks that need the success first: conditional requests, ranges, a reused idempotency key. */
  private async afterwards(stop: Stop, operation: Operation, answer: HttpAnswer, { who, headers }: Request): Promise<void> {
    if (answer.status >= 400) return;
    if (operation.responses[304]) await this.askForNews(stop, who, answer);
    if (operation.responses[206]) await this.ask(stop, { who, headers: { range: 'bytes=0-9' } }, [206]);
    if (operation.responses[416]) await this.ask(stop, { who, headers: { range: 'bytes=99999999-' } }, [416]);
    if (isRepeatable(operation)) await this.ask(stop, { who, headers, ...this.otherThan(stop) }, [422]);
  }

  /** Repeats a conditional request until it answers 304. New renditions change the ETag, hence several attempts. */
  private async askForNews(stop: Stop, who: HttpClient, held: HttpAnswer): Promise<void> {
    let answer = held;
    for (let tries = 0; tries < MAX_NEWS && answer.status !== 304; tries++) {
      const etag = answer.headers.get('etag') ?? 'none';
      answer = await this.ask(stop, { who, headers: { 'if-none-match': etag } }, [200, 304]);
    }
    if (answer.status !== 304) this.note(stop, 'no 304 for what is held');
  }

  private async ask(stop: Stop, { who, path, body, headers = {} }: Request, expected: readonly number[]): Promise<HttpAnswer> {
    const [method = '', template = ''] = stop.call.split(' ');
    const answer = await who.request(method, path ?? this.pathOf(stop, template), { body, headers });
    const { status } = answer;
    const said = JSON.stringify(answer.body)?.slice(0, 200);
    if (!expected.includes(status)) this.note(stop, `${status} instead of ${expected.join(' or ')}: ${said}`);
    this.note(stop, this.api.answerFault(stop.call, status, answer.headers.get('content-type') ?? '', answer.body));
    this.seen.add(`${stop.call} ${status}`);
    return answer;
  }

  private pathOf({ at, query = '' }: Stop, template: string): string {
    const values = at?.(this.world) ?? this.world;
    return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || NOBODY) + query;
  }

  private bodyOf(stop: Stop, first: File = fileOf(this.pictureFor(stop))): unknown {
    if (stop.json) return stop.json(this.world);
    if (!stop.fields && !stop.files) return undefined;
    const form = new FormData();
    for (const [field, value] of Object.entries(this.formFieldsOf(stop) ?? {})) if (typeof value === 'string') form.append(field, value);
    const [name, ...others] = stop.files ?? [];
    if (name) form.append(name, first);
    for (const other of others) form.append(other, fileOf(this.pictureFor(stop)));
    return form;
  }

  /** `PATCH` needs another picture than the record has; the same one would be no change. */
  private pictureFor({ call }: Stop): Buffer {
    return call.startsWith('PATCH ') && !call.endsWith('/image') ? this.laterPicture : this.picture;
  }

  /** A different request for the same idempotency key: another body, or another record if there is no body. */
  private otherThan(stop: Stop): Partial<Request> {
    if (stop.json || stop.fields || stop.files) return { body: this.otherBodyOf(stop) };
    return { path: stop.call.replace(/^\w+ /, '').replace(/\{\w+\}/g, NOBODY) };
  }

  private otherBodyOf(stop: Stop): unknown {
    return stop.json
      ? { ...stop.json(this.world), time: '23:59' }
      : this.bodyOf(stop, fileOf(Buffer.concat([this.picture, Buffer.alloc(1)])));
  }

  private formFieldsOf({ fields, files }: Stop): Record<string, unknown> | undefined {
    if (!fields && !files) return undefined;
    const texts = Object.entries(fields?.(this.world) ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return Object.fromEntries([...texts, ...(files ?? []).map((name) => [name, true])]);
  }

  private note({ call }: Stop, fault: string | undefined): void {
    if (fault) this.faults.push(`${call}: ${fault}`);
  }
}

function fileOf(bytes: Buffer): File {
  return new File([new Uint8Array(bytes)], 'reef.png', { type: 'image/png' });
}

function isForStaff({ 'x-access': access }: Operation): boolean {
  return access === 'admin' || typeof access !== 'string';
}

function takesJson({ requestBody }: Operation): boolean {
  return Object.hasOwn(requestBody?.content ?? {}, 'application/json');
}

export function takesVersion({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'If-Match');
}

/** True if the endpoint takes an idempotency key. */
function isRepeatable({ parameters }: Operation): boolean {
  return parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');
}
