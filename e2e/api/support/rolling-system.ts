import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Balancer } from '@reefdesk/test-kit/balancer';
import { insertUnseen } from '@reefdesk/test-kit/databases';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { demoBrand } from '../../../gateway/test/support/demo-brand.ts';
import { writeDemoFrontends } from '../../../gateway/test/support/demo-frontends.ts';

// The limit is above that of the starts, whose errors name the process.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '../../..');
const ADMIN = { email: 'admin@reefdesk.example', password: 'a calm morning on the reef' };
/** Address without a listener, for services that this test does not start. */
const NOWHERE = 'http://127.0.0.1:9';
/** The drain is longer than the test, which ends it by a signal (held-drain.cjs). */
const DRAIN_MS = 3_600_000;
const HELD_DRAIN = join(__dirname, 'held-drain.cjs');

type Name = 'gateway' | 'catalog';

export class RollingSystem {
  private readonly replicas: Record<Name, ServiceProcess[]> = { gateway: [], catalog: [] };
  private readonly folder = mkdtempSync(join(tmpdir(), 'reefdesk-rolling-'));
  private auth: ServiceProcess | undefined;

  private constructor(
    readonly stack: TestStack,
    private readonly balancers: Record<Name, Balancer>,
  ) {}

  static async start(): Promise<RollingSystem> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const balancers = { gateway: await Balancer.start(), catalog: await Balancer.start() };
    const system = new RollingSystem(stack, balancers);
    try {
      writeDemoFrontends(system.folder);
      writeFileSync(join(system.folder, 'brand.json'), JSON.stringify(demoBrand()));
      const keys = { AUTH_KEYS_FILE: join(system.folder, 'auth-keys.json') };
      const first = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      const auth = run('services/auth', { ...stack.env('auth'), ...keys, ...first });
      const catalogs = [system.grow('catalog'), system.grow('catalog')];
      system.auth = await auth;
      await Promise.all([...catalogs, system.grow('gateway'), system.grow('gateway')]);
      return system;
    } catch (error) {
      await system.stop();
      throw error;
    }
  }

  get url(): string {
    return this.balancers.gateway.url;
  }

  pidsOf(name: Name): number[] {
    return this.replicas[name].map(({ pid }) => pid);
  }

  /** Starts a replica and ends the oldest, with `whileItEnds` running after the balancer stops using it. Returns how it ended. */
  async replaceOne(name: Name, whileItEnds: () => Promise<void>): Promise<string> {
    await this.grow(name);
    const [oldest] = this.replicas[name];
    if (!oldest) throw new Error(`There is no ${name}`);
    const ending = oldest.end();
    await eventually(() => {
      if (this.balancers[name].ready().includes(oldest)) throw new Error('It still gets connections');
    });
    await whileItEnds();
    process.kill(oldest.pid, 'SIGUSR2');
    const end = await ending;
    this.balancers[name].remove(oldest);
    this.replicas[name].shift();
    return end;
  }

  async signIn(): Promise<HttpClient> {
    const client = new HttpClient(this.url);
    await client.login(ADMIN.email, ADMIN.password);
    return client;
  }

  /** Adds a package without a picture, because media does not run here. Returns its id. */
  async addTravel(): Promise<string> {
    const texts = { en: 'Reef', id: 'Karang', cn: '礁' };
    const content = { name: texts, category: texts, description: texts, durationDays: 3, status: 'active', image: null, itinerary: [] };
    const facts = { _id: randomUUID(), slug: 'reef', version: 1, createdAt: new Date(), updatedAt: new Date() };
    await insertUnseen(this.stack.mongoUri, this.stack.database('catalog'), 'travels', { ...facts, ...content });
    return facts._id;
  }

  async stop(): Promise<void> {
    const all = [...Object.values(this.replicas).flat(), ...(this.auth ? [this.auth] : [])];
    // Without the kill, the replicas would wait for the end of the drain.
    await Promise.all(all.map((replica) => replica.kill().then(() => replica.stop())));
    for (const balancer of Object.values(this.balancers)) balancer.stop();
    await this.stack.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async grow(name: Name): Promise<void> {
    const replica = name === 'catalog' ? await run('services/catalog', this.stack.env('catalog')) : await run('gateway', this.gatewayEnv());
    this.replicas[name].push(replica);
    this.balancers[name].add(replica);
  }

  private gatewayEnv(): Record<string, string> {
    return {
      ...this.stack.env('gateway'),
      AUTH_URL: this.auth?.url ?? NOWHERE,
      CATALOG_URL: this.balancers.catalog.url,
      SERVICE_URL: NOWHERE,
      FRONTENDS_DIR: this.folder,
      BRAND_FILE: join(this.folder, 'brand.json'),
      ALLOW_PLAIN_HTTP: 'on',
      // No response is fresh in the cache, so every failure of catalog is visible.
      RESPONSE_CACHE_FRESH_MS: '0',
      // The limits are so long that no stale response replaces a slow one.
      STAND_IN_AFTER_MS: '600000',
      UPSTREAM_TIMEOUT_MS: '600000',
    };
  }
}

function run(main: string, env: Record<string, string>): Promise<ServiceProcess> {
  const drain = { DRAIN_MS: String(DRAIN_MS), NODE_OPTIONS: `--require ${JSON.stringify(HELD_DRAIN)}` };
  return startServiceProcess(join(ROOT, main, 'dist/main.js'), { LOG_LEVEL: 'warn', ...drain, ...env });
}
