import { randomUUID } from 'node:crypto';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type HttpAnswer, HttpClient } from '@reefdesk/test-kit/http';
import type { DocumentedApi, Operation } from './documented-api.ts';
import { STRANGE_PASSKEY } from './passkey-steps.ts';
import type { Step, World } from './step.ts';

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

export class ContractTester {
  readonly world: World = {};
  /** Covered answers: `GET /api/packages 200`. */
  readonly seen = new Set<string>();
  readonly deviations: string[] = [];
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

  async visit(step: Step): Promise<void> {
    const operation = this.api.operations.get(step.call);
    if (!operation) {
      this.deviations.push(`${step.call} is not in the document`);
      return;
    }
    const who = this.mayCall(step, operation);
    const rejections = step.isFirst ? [] : [...this.refusals(step, operation, who)];
    await Promise.all(rejections.map(([status, rejection]) => operation.responses[status] && this.ask(step, rejection, [status])));
    const headers: Record<string, string> = isRepeatable(operation) ? { 'idempotency-key': randomUUID() } : {};
    const answer = await this.ask(step, { who, body: this.bodyOf(step), headers }, step.status ? [step.status] : [200, 201]);
    const sent = { json: step.json?.(this.world), ...(step.json ? {} : { form: this.formFieldsOf(step) }) };
    this.note(step, this.api.requestProblem(step.call, sent));
    step.learn?.(answer.body as never, this.world);
    await this.afterwards(step, operation, answer, { who, headers });
  }

  private mayCall({ call }: Step, operation: Operation): HttpClient {
    const access = operation['x-access'];
    if (call === 'DELETE /api/logout' || access === 'signed-in' || access === 'customer') return this.customer;
    return access === 'public' ? this.stranger() : this.admin;
  }

  private stranger(): HttpClient {
    return new HttpClient(this.url);
  }

  private *refusals(step: Step, operation: Operation, who: HttpClient): Generator<[number, Request]> {
    const isWrite = !step.call.startsWith('GET ');
    const body = this.bodyOf(step);
    const template = step.call.split(' ')[1] ?? '';
    const nowhere = template.includes('{') ? '' : `?package=${NOBODY}`;
    const unknown = { who, path: template.replace(/\{\w+\}/g, NOBODY) + nowhere, body };
    yield [401, { who: this.stranger(), body: WRONG[step.call] ?? body }];
    if (isForStaff(operation)) yield [403, { who: this.customer, body }];
    if (operation['x-access'] === 'customer') yield [403, { who: this.admin, body }];
    if (isWrite) yield [403, { who, body, headers: { origin: 'https://elsewhere.example' } }];
    if (step.json) yield [400, { who, body: '{"a":', headers: JSON_TYPE }];
    if (step.json) yield [415, { who, body: 'name=x', headers: { 'content-type': 'text/plain' } }];
    if (step.json) yield [413, { who, body: { text: 'x'.repeat(LIMITS.jsonBodyMaxBytes) } }];
    if (step.files) {
      yield [400, { who, body: 'nonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } }];
      if (!takesJson(operation)) yield [415, { who, body: { a: 1 } }];
      yield [413, { who, body: this.bodyOf(step, TOO_LARGE) }];
    }
    if (!step.isSetUp) yield [404, unknown];
    yield [431, { who, headers: { 'x-long': 'x'.repeat(64 * 1024) } }];
    const parameter = operation.parameters.find(({ name }) => ['limit', 'from', 'date', 'days'].includes(name));
    if (parameter) yield [400, { who, path: `${template}?${parameter.name}=none` }];
    if (takesVersion(operation)) yield [409, { who, body, headers: STALE }];
    if (isRepeatable(operation)) yield [400, { who, body, headers: { 'idempotency-key': 'seven' } }];
  }

  /** Checks that need the success first: conditional requests, ranges, a reused idempotency key. */
  private async afterwards(step: Step, operation: Operation, answer: HttpAnswer, { who, headers }: Request): Promise<void> {
    if (answer.status >= 400) return;
    if (operation.responses[304]) await this.askForNews(step, who, answer);
    if (operation.responses[206]) await this.ask(step, { who, headers: { range: 'bytes=0-9' } }, [206]);
    if (operation.responses[416]) await this.ask(step, { who, headers: { range: 'bytes=99999999-' } }, [416]);
    if (isRepeatable(operation)) await this.ask(step, { who, headers, ...this.otherThan(step) }, [422]);
  }

  /** Repeats a conditional request until it answers 304. New renditions change the ETag, hence several attempts. */
  private async askForNews(step: Step, who: HttpClient, held: HttpAnswer): Promise<void> {
    let answer = held;
    for (let tries = 0; tries < MAX_NEWS && answer.status !== 304; tries++) {
      const etag = answer.headers.get('etag') ?? 'none';
      answer = await this.ask(step, { who, headers: { 'if-none-match': etag } }, [200, 304]);
    }
    if (answer.status !== 304) this.note(step, 'no 304 for what is held');
  }

  private async ask(step: Step, { who, path, body, headers = {} }: Request, expected: readonly number[]): Promise<HttpAnswer> {
    const [method = '', template = ''] = step.call.split(' ');
    const answer = await who.request(method, path ?? this.pathOf(step, template), { body, headers });
    const { status } = answer;
    const text = JSON.stringify(answer.body)?.slice(0, 200);
    if (!expected.includes(status)) this.note(step, `${status} instead of ${expected.join(' or ')}: ${text}`);
    this.note(step, this.api.answerProblem(step.call, status, answer.headers.get('content-type') ?? '', answer.body));
    this.seen.add(`${step.call} ${status}`);
    return answer;
  }

  private pathOf({ at, query = '' }: Step, template: string): string {
    const values = at?.(this.world) ?? this.world;
    return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || NOBODY) + query;
  }

  private bodyOf(step: Step, first: File = fileOf(this.pictureFor(step))): unknown {
    if (step.json) return step.json(this.world);
    if (!step.fields && !step.files) return undefined;
    const form = new FormData();
    for (const [field, value] of Object.entries(this.formFieldsOf(step) ?? {})) if (typeof value === 'string') form.append(field, value);
    const [name, ...others] = step.files ?? [];
    if (name) form.append(name, first);
    for (const other of others) form.append(other, fileOf(this.pictureFor(step)));
    return form;
  }

  /** `PATCH` needs another picture than the record has; the same one would be no change. */
  private pictureFor({ call }: Step): Buffer {
    return call.startsWith('PATCH ') && !call.endsWith('/image') ? this.laterPicture : this.picture;
  }

  /** A different request for the same idempotency key: another body, or another record if there is no body. */
  private otherThan(step: Step): Partial<Request> {
    if (step.json || step.fields || step.files) return { body: this.otherBodyOf(step) };
    return { path: step.call.replace(/^\w+ /, '').replace(/\{\w+\}/g, NOBODY) };
  }

  private otherBodyOf(step: Step): unknown {
    return step.json
      ? { ...step.json(this.world), time: '23:59' }
      : this.bodyOf(step, fileOf(Buffer.concat([this.picture, Buffer.alloc(1)])));
  }

  private formFieldsOf({ fields, files }: Step): Record<string, unknown> | undefined {
    if (!fields && !files) return undefined;
    const texts = Object.entries(fields?.(this.world) ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return Object.fromEntries([...texts, ...(files ?? []).map((name) => [name, true])]);
  }

  private note({ call }: Step, problem: string | undefined): void {
    if (problem) this.deviations.push(`${call}: ${problem}`);
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
