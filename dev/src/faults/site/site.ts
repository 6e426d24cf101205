import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackingServices, startBackingServices } from '@reefdesk/embedded-stack/backing-services';
import { runDirOf } from '@reefdesk/embedded-stack/folders';
import { freePorts } from '@reefdesk/embedded-stack/free-port';
import { accepts } from '@reefdesk/embedded-stack/probes';
import { randomSecret } from '@reefdesk/embedded-stack/secrets';
import { RATE_LIMIT_NAMES } from '@reefdesk/system/rate-limits';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { Balancer, type ProbeSettings } from '@reefdesk/test-kit/balancer';
import { eventually } from '@reefdesk/test-kit/eventually';
import { readConfig } from '../../system/config.ts';
import { RENDERER, reefdesk, type SystemContext } from '../../system/definition.ts';
import { addAccount } from './accounts.ts';
import { SiteClock } from './clock.ts';
import { Ingress } from './ingress.ts';
import { addressesOf, type FaultProxies, openProxies, uriBy } from './proxies.ts';
import { Replica } from './replica.ts';
import { SmallDisks } from './small-disks.ts';

/** Probe settings of the Kubernetes manifests. */
const PROBES: ProbeSettings = { everyMs: 3_000, withinMs: 3_000, failures: 2 };

/** More than any fault sends, so that the mailbox drops no email before it is read. */
const ALL_EMAILS = 100_000;

export const PROCESS_NAMES = [...SERVICE_NAMES, RENDERER, 'gateway'] as const;
export type ProcessName = (typeof PROCESS_NAMES)[number];
export type BackingServiceName = 'nats' | 'mongo';

/** Two replicas of each built process on real backing services, behind the load balancers of a cluster. */
export class Site {
  readonly folder: string;
  readonly stack: BackingServices;
  readonly proxies: FaultProxies;
  readonly clock: SiteClock;
  readonly disks: SmallDisks;
  readonly admin = { email: 'admin@reefdesk.example', password: randomSecret() };
  /** A second staff account, so that its writes, such as ending sessions, do not affect the admin. */
  readonly colleague = { email: 'colleague@reefdesk.example', password: randomSecret() };
  readonly customer = { email: 'customer@reefdesk.example', password: randomSecret() };
  readonly replicas = new Map<ProcessName, readonly Replica[]>();
  readonly #balancers = new Map<ProcessName, Balancer>();
  #ingress: Ingress | undefined;

  private constructor({ folder, stack, proxies, clock, disks }: Pick<Site, 'folder' | 'stack' | 'proxies' | 'clock' | 'disks'>) {
    this.folder = folder;
    this.stack = stack;
    this.proxies = proxies;
    this.clock = clock;
    this.disks = disks;
  }

  static async start(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-faults-'));
    const disks = new SmallDisks(folder);
    const clock = new SiteClock(folder);
    const ownEnvironment = { ...clock.environment, MAILBOX_EMAILS: String(ALL_EMAILS) };
    const stack = await startBackingServices({ dataDir: folder, environment: {}, ownEnvironment }).catch((error: unknown) => {
      disks.unmount();
      throw error;
    });
    const site = new Site({ folder, stack, proxies: await openProxies(stack), clock, disks });
    try {
      await site.#startProcesses();
      await addAccount({ ...site.customer, role: 'customer' }, site.#context());
      await addAccount({ ...site.colleague, role: 'admin' }, site.#context());
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  get url(): string {
    if (!this.#ingress) throw new Error('The site has not started');
    return this.#ingress.url;
  }

  of(name: ProcessName): readonly Replica[] {
    return this.replicas.get(name) ?? [];
  }

  signalBackingService(service: BackingServiceName, signal: NodeJS.Signals): void {
    process.kill(this.#pidOf(service), signal);
  }

  /** Sends SIGKILL to the program. Resolves when the restarted one accepts connections, with its current configuration. */
  async restartBackingService(service: BackingServiceName): Promise<void> {
    const before = this.#pidOf(service);
    const { protocol, hostname, port, pathname } = new URL(addressesOf(this.stack)[service === 'nats' ? 'nats' : 'database']);
    process.kill(before, 'SIGKILL');
    await eventually(async () => {
      const isBack = await accepts(protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) });
      if (!isBack || this.#pidOf(service) === before) throw new Error(`${service} has not started again`);
    });
  }

  /** True if new connections may go to the replica. The balancer learns of a ready replica later than the replica itself. */
  isServing(replica: Replica): boolean {
    const [name] = [...this.replicas].find(([, pair]) => pair.includes(replica)) ?? [];
    return name !== undefined && (this.#balancers.get(name)?.ready().includes(replica) ?? false);
  }

  takeOut(name: ProcessName, replica: Replica): () => void {
    const balancer = this.#balancers.get(name);
    balancer?.remove(replica);
    return () => balancer?.add(replica);
  }

  async lacks(): Promise<string[]> {
    return (await Promise.all(this.all.map((replica) => replica.lacks()))).flat();
  }

  async stopProcesses(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.stop()));
  }

  /** Starts all stopped replicas at once, because the data of the first start exists by then. */
  async startProcesses(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.start()));
  }

  get all(): readonly Replica[] {
    return [...this.replicas.values()].flat();
  }

  async stop(): Promise<void> {
    this.#ingress?.stop();
    for (const balancer of this.#balancers.values()) balancer.stop();
    await this.stopProcesses();
    await Promise.all(Object.values(this.proxies).map((proxy) => proxy.cut()));
    await this.stack.stop();
    this.disks.unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #pidOf(service: BackingServiceName): number {
    const file = join(runDirOf(this.folder), `${service === 'nats' ? 'nats.program' : service}.json`);
    return (JSON.parse(readFileSync(file, 'utf8')) as { pid: number }).pid;
  }

  async #startProcesses(): Promise<void> {
    for (const name of PROCESS_NAMES) this.#balancers.set(name, await Balancer.start(PROBES));
    const context = this.#context();
    const received = this.disks.missing ? this.folder : this.disks.folderOf('received');
    // The load comes from one address and would exceed the rate limits.
    const limits = RATE_LIMIT_NAMES.map((name) => `${name}=1000000`).join();
    const own = { ...this.clock.environment, TMPDIR: received, RATE_LIMITS: limits };
    for (const definition of [...reefdesk.services, reefdesk.renderer, reefdesk.gateway]) {
      const ports = await freePorts(4);
      const [one, two] = [ports.slice(0, 2), ports.slice(2)].map(([port = 0, opsPort = 0]) => ({ port, opsPort }));
      if (!one || !two) throw new Error('No ports');
      this.replicas.set(definition.name as ProcessName, [
        new Replica(definition, 1, context, one, own),
        new Replica(definition, 2, context, two, own),
      ]);
    }
    // The first replica of auth creates the first admin; the second one finds it.
    for (const number of [0, 1]) await Promise.all([...this.replicas.values()].map((pair) => pair[number]?.start()));
    for (const [name, pair] of this.replicas) for (const replica of pair) this.#balancers.get(name)?.add(replica);
    const gateways = this.#balancers.get('gateway');
    if (gateways) this.#ingress = await Ingress.start(gateways);
  }

  #context(): SystemContext {
    const environment = {
      DATA_DIR: this.folder,
      SEED: 'none',
      ADMIN_EMAIL: this.admin.email,
      MEDIA_AVIF_EFFORT: '0',
      API_DOCS: 'off',
      ENQUIRIES_PER_NETWORK: '1000000',
      ENQUIRY_EMAILS_PER_HOUR: '1000000',
    };
    const { nats, mongo, storage } = this.stack;
    return {
      config: readConfig(environment),
      stack: {
        ...this.stack,
        nats: { ...nats, url: this.proxies.nats.endpoint.replace('http:', 'nats:') },
        mongo: { ...mongo, uri: uriBy(this.proxies.database, mongo.uri) },
        storage: { ...storage, settings: { ...storage.settings, endpoint: this.proxies.storage.endpoint } },
      },
      adminPassword: this.admin.password,
      urlOf: (name) => this.#balancers.get(name as ProcessName)?.url ?? '',
    };
  }
}
