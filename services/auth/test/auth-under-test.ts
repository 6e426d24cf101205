import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@reefdesk/contracts/access';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { ResolveSession, SessionsEnded } from '@reefdesk/contracts/messages/auth.messages';
import { AuditCollector } from '@reefdesk/service-kit/audit/audit.collector';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { type Connection, createConnection } from 'mongoose';
import { AuditSweeper } from '../src/audit/audit.sweeper.ts';
import { connectAccounts } from '../src/cli/accounts.ts';
import { defineAuth } from '../src/define.ts';
import { readAccountsCliEnv } from '../src/env.ts';
import { ErasureSweeper } from '../src/own-account/erasure.sweeper.ts';

export const ADMIN = { email: 'admin@reefdesk.example', password: 'let-the-admin-in' };

/** The real service on real NATS and MongoDB. */
export class AuthUnderTest {
  private readonly services: RunningService[] = [];

  private constructor(
    readonly stack: TestStack,
    readonly gateway: NatsPeer,
    readonly endings: readonly unknown[],
    readonly database: Connection,
    private readonly folder: string,
  ) {}

  static async start(overrides: NodeJS.ProcessEnv = {}): Promise<AuthUnderTest> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const gateway = await NatsPeer.connect(stack, 'gateway');
    const endings = await gateway.listen(SessionsEnded);
    const database = await createConnection(stack.mongoUri, { dbName: stack.database('auth') }).asPromise();
    const auth = new AuthUnderTest(stack, gateway, endings, database, await mkdtemp(join(tmpdir(), 'auth-')));
    await auth.startReplica(overrides);
    return auth;
  }

  env(overrides: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    return {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      AUTH_KEYS_FILE: join(this.folder, 'auth-keys.json'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...this.stack.env('auth'),
      ...overrides,
    };
  }

  /** Starts another instance on the same database and keys; resolves when its NATS subscriptions are ready. */
  async startReplica(overrides: NodeJS.ProcessEnv = {}): Promise<RunningService> {
    const service = await startService(defineAuth(this.env(overrides)));
    this.services.push(service);
    await eventually(() => this.gateway.ask(ResolveSession, { cookie: '' }));
    return service;
  }

  async stopReplica(service: RunningService): Promise<void> {
    this.services.splice(this.services.indexOf(service), 1);
    await service.close();
  }

  /** Stops recurring work and waits for running steps; requests are still answered. */
  async endRecurringWork(service = this.service): Promise<void> {
    const work = [AuditCollector, AuditSweeper, ErasureSweeper].map((type) => service.app.get(type, { strict: false }));
    await Promise.all(work.map((each) => each.beforeApplicationShutdown()));
  }

  get service(): RunningService {
    return this.services[0] as RunningService;
  }

  get url(): string {
    return this.service.url;
  }

  async addCustomer(person: { fullname?: string; email: string; password: string; language?: LanguageCode }): Promise<string> {
    const { users, close } = await connectAccounts(readAccountsCliEnv({ ...this.env(), NATS_URL: '' }));
    try {
      return (await users.create({ fullname: 'Ana Wenas', language: 'EN', ...person, role: 'customer' }))._id;
    } finally {
      await close();
    }
  }

  async addStaff(person: { email: string; password: string; position?: Position; languages?: LanguageCode[] }): Promise<string> {
    const { users, close } = await connectAccounts(readAccountsCliEnv({ ...this.env(), NATS_URL: '' }));
    try {
      return (await users.create({ fullname: 'Sari Lumowa', language: 'EN', ...person, role: 'admin' }))._id;
    } finally {
      await close();
    }
  }

  /** `address` is the client address that the gateway reports. */
  browser(address = '203.0.113.7', headers: Record<string, string> = {}): Browser {
    return new Browser(new HttpClient(this.url), { 'x-forwarded-for': address, ...headers }, this.gateway);
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.close()));
    await Promise.all([this.database.close(), this.gateway.close()]);
    await this.stack.stop();
    await rm(this.folder, { recursive: true });
  }
}

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  token?: string | undefined;
}

/** A browser behind a gateway: the gateway resolves its cookie and adds the bearer token. */
export class Browser {
  constructor(
    private readonly http: HttpClient,
    private readonly headers: Record<string, string>,
    private readonly gateway: NatsPeer,
  ) {}

  get cookie(): string {
    return (
      Object.values(SESSION_COOKIE_NAMES)
        .map((name) => this.http.cookies.get(name))
        .find(Boolean) ?? ''
    );
  }

  call<Body = Record<string, unknown>>(method: string, path: string, token?: string, body?: unknown) {
    return this.http.request<Body>(method, path, { body, headers: { ...this.headers, ...bearer(token) } });
  }

  login(body: unknown, path = '/api/login', type = 'application/json') {
    return this.http.post<Record<string, unknown>>(path, body, { headers: { ...this.headers, 'content-type': type } });
  }

  register(body: unknown, type = 'application/json') {
    return this.http.post<Record<string, unknown>>('/api/register', body, { headers: { ...this.headers, 'content-type': type } });
  }

  verifyEmail(body: unknown) {
    return this.ask('POST', '/api/verify-email', { body });
  }

  resendVerification(token: string | undefined) {
    return this.http.post<Record<string, unknown>>('/api/verify-email/resend', undefined, {
      headers: { ...this.headers, ...bearer(token) },
    });
  }

  changePassword(body: unknown, token: string | undefined) {
    return this.http.post<Record<string, unknown>>('/api/change-password', body, { headers: { ...this.headers, ...bearer(token) } });
  }

  forgotPassword(body: unknown) {
    return this.http.post<Record<string, unknown>>('/api/forgot-password', body, { headers: this.headers });
  }

  resetPassword(body: unknown) {
    return this.http.post<Record<string, unknown>>('/api/reset-password', body, { headers: this.headers });
  }

  commonPasswords(prefix: string) {
    return this.http.get<{ data: string[] }>(`/api/common-passwords/${prefix}`, { headers: this.headers });
  }

  emails(token: string | undefined, path = '') {
    return this.http.get<{ data: Record<string, string>[] }>(`/api/letters${path}`, { headers: { ...this.headers, ...bearer(token) } });
  }

  async ask<Body = Record<string, unknown>>(method: string, path: string, { body, headers = {}, token }: RequestOptions = {}) {
    const own = token ?? (this.cookie === '' ? undefined : await this.token());
    return this.http.request<Body>(method, path, { body, headers: { ...this.headers, ...bearer(own), ...headers } });
  }

  async token(): Promise<string | undefined> {
    return (await this.gateway.ask(ResolveSession, { cookie: this.cookie })).session?.token;
  }

  me(token: string | undefined, method = 'GET') {
    return this.http.request<Record<string, unknown>>(method, '/api/me', { headers: { ...this.headers, ...bearer(token) } });
  }

  logout(token?: string) {
    return this.http.delete<Record<string, unknown>>('/api/logout', { headers: { ...this.headers, ...bearer(token) } });
  }
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
