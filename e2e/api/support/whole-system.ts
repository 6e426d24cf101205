import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Role } from '@reefdesk/contracts/access';
import { SESSION_COOKIE_NAMES } from '@reefdesk/contracts/accounts/values';
import { ImageRendered } from '@reefdesk/contracts/messages/media.messages';
import { type Mail, startMail } from '@reefdesk/embedded-stack/mail';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { TokenForge } from '@reefdesk/test-kit/token-forge';
import { demoBrand } from '../../../gateway/test/support/demo-brand.ts';
import { writeDemoFrontends } from '../../../gateway/test/support/demo-frontends.ts';
import { scrape } from './scrape.ts';

// Starting eight processes takes 9 s alone and over a minute beside other systems. The limit is above those of the backing services, the
// services, the gateway and the people together, whose errors name the process.
jest.setTimeout(240_000);

const ROOT = join(__dirname, '../../..');
const COMPLAINTS = 30;
const PASSWORD = 'a calm morning on the reef';
/** Origin of the links in emails; no test opens it. */
export const SITE = 'https://www.tangkasi.example';
const PEOPLE: Record<Role, string> = { admin: 'admin@reefdesk.example', customer: 'ana@tangkasi.example' };

export const PROCESSES = [...SERVICE_NAMES, 'gateway'] as const;
export type ProcessName = (typeof PROCESSES)[number];

export interface SystemOptions {
  everywhere?: Record<string, string>;
  gateway?: Record<string, string>;
  auth?: Record<string, string>;
  media?: Record<string, string>;
  site?: Record<string, string>;
  /** Empty backing services to use instead of the default. They stop with the system. */
  stack?: TestStack;
  /** Backing services with the data of an earlier system. They stop with this one. */
  restored?: TestStack;
}

/** All built processes of the system on real backing services, without demo content and with three tiny frontends. */
export class WholeSystem {
  private constructor(
    readonly stack: TestStack,
    private readonly folder: string,
    private readonly services: Readonly<Record<ServiceName, ServiceProcess>>,
    private readonly renderer: ServiceProcess,
    private readonly gateway: ServiceProcess,
    private readonly gatewayEnv: Readonly<Record<string, string>>,
    private readonly serviceEnvs: Readonly<Record<ServiceName, Record<string, string>>>,
    private readonly mail: Mail,
    readonly tokens: TokenForge,
  ) {}

  static async start({
    everywhere,
    gateway: ownGatewayEnv = {},
    auth: ownAuthEnv = {},
    media: ownMediaEnv = {},
    site: ownSiteEnv = {},
    stack: ownStack,
    restored,
  }: SystemOptions = {}): Promise<WholeSystem> {
    const stack = restored ?? ownStack ?? (await startTestStack());
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-api-'));
    const tokens = await TokenForge.create();
    const mail = await startMail({ dataDir: folder, environment: {} });
    const started: ServiceProcess[] = [];
    const start = async (main: string, env: Record<string, string>) => {
      const process = await startServiceProcess(join(ROOT, main, 'dist/main.js'), { LOG_LEVEL: 'warn', ...everywhere, ...env });
      started.push(process);
      return process;
    };
    try {
      const ownEnv: Partial<Record<ServiceName, Record<string, string>>> = {
        auth: {
          AUTH_KEYS: tokens.keySet,
          ADMIN_EMAIL: PEOPLE.admin,
          ADMIN_PASSWORD: PASSWORD,
          PUBLIC_ORIGINS: SITE,
          SMTP_URL: mail.url,
          MAILBOX_DIR: mail.mailboxDir ?? '',
          ...ownAuthEnv,
        },
        bookings: { PUBLIC_ORIGINS: SITE, SMTP_URL: mail.url },
        media: { MEDIA_WORK_DIR: join(folder, 'media-work'), ...ownMediaEnv },
        site: ownSiteEnv,
      };
      const envs = Object.fromEntries(SERVICE_NAMES.map((name) => [name, { ...stack.env(name), ...ownEnv[name] }]));
      const [renderer, ...processes] = await Promise.all([
        start('frontends/renderer', { FRONTENDS_DIR: join(ROOT, 'frontends') }),
        ...SERVICE_NAMES.map(async (name) => [name, await start(`services/${name}`, envs[name] ?? {})] as const),
      ]);
      const services = Object.fromEntries(processes) as Record<ServiceName, ServiceProcess>;
      const urls = Object.fromEntries(processes.map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]));
      writeDemoFrontends(folder);
      writeFileSync(join(folder, 'brand.json'), JSON.stringify(demoBrand()));
      const site = { FRONTENDS_DIR: folder, BRAND_FILE: join(folder, 'brand.json'), ALLOW_PLAIN_HTTP: 'on', MAILBOX: 'on' };
      const gatewayEnv = { ...stack.env('gateway'), ...urls, RENDERER_URL: renderer.url, ...site, ...ownGatewayEnv };
      const serviceEnvs = envs as Record<ServiceName, Record<string, string>>;
      const [gateway] = await Promise.all([start('gateway', gatewayEnv), restored ?? addPerson(stack, PEOPLE.customer, [], everywhere)]);
      return new WholeSystem(stack, folder, services, renderer, gateway, gatewayEnv, serviceEnvs, mail, tokens);
    } catch (error) {
      await Promise.all(started.map((process) => process.stop()));
      await mail.stop();
      await stack.stop();
      throw error;
    }
  }

  readonly password = PASSWORD;

  get url(): string {
    return this.gateway.url;
  }

  urlOf(service: ServiceName): string {
    return this.services[service].url;
  }

  /** Starts another replica of the gateway; `env` overrides its environment. The caller stops it. */
  addGateway(env: Record<string, string> = {}): Promise<ServiceProcess> {
    return startServiceProcess(join(ROOT, 'gateway/dist/main.js'), { LOG_LEVEL: 'warn', ...this.gatewayEnv, ...env });
  }

  addReplica(service: ServiceName): Promise<ServiceProcess> {
    return startServiceProcess(join(ROOT, `services/${service}/dist/main.js`), { LOG_LEVEL: 'warn', ...this.serviceEnvs[service] });
  }

  opsUrlOf(name: ProcessName): string {
    return this.processOf(name).opsUrl;
  }

  /** Waits until all renditions are made and the gateway has handled their events. */
  async rendered(): Promise<void> {
    const { subject } = ImageRendered;
    await eventually(async () => {
      const pending = await scrape(this.opsUrlOf('media'));
      for (const state of ['webp', 'avif'])
        if (pending.sum('image_renditions_pending', { state }) > 0) throw new Error(`Pictures wait for ${state}`);
      // The gateway's metric is read last, because the event of a rendition follows its record.
      const published = (await scrape(this.opsUrlOf('media'))).sum('nats_events_published_total', { subject });
      const heard = (await scrape(this.opsUrlOf('gateway'))).sum('nats_message_duration_seconds_count', { subject, side: 'handled' });
      if (heard !== published) throw new Error(`The gateway has heard of ${heard} of ${published} renditions`);
    });
  }

  linesOf(name: ProcessName): Record<string, unknown>[] {
    const lines = this.processOf(name).log().split('\n');
    return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  databaseOf(service: ServiceName): { uri: string; name: string } {
    return { uri: this.stack.mongoUri, name: this.stack.database(service) };
  }

  gatewayLog(): string {
    return this.gateway.log();
  }

  kill(service: ServiceName): Promise<void> {
    return this.services[service].kill();
  }

  /** The last log lines of a process that are not about a completed request, for the message of a failed test. */
  complaintsOf(name: ServiceName): string {
    const lines = this.services[name].log().split('\n');
    return lines
      .filter((line) => !line.includes('"request completed"'))
      .slice(-COMPLAINTS)
      .join('\n');
  }

  signIn(role: Role): Promise<Record<string, string>> {
    return this.signInAs(PEOPLE[role]);
  }

  async signInAs(email: string): Promise<Record<string, string>> {
    const client = new HttpClient(this.url);
    await client.login(email, PASSWORD);
    return { cookie: `${SESSION_COOKIE_NAMES.http}=${client.cookies.get(SESSION_COOKIE_NAMES.http)}`, origin: this.url };
  }

  async stop(): Promise<void> {
    await Promise.all([this.gateway, this.renderer, ...Object.values(this.services)].map((process) => process.stop()));
    await Promise.all([this.mail.stop(), this.stack.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private processOf(name: ProcessName): ServiceProcess {
    return name === 'gateway' ? this.gateway : this.services[name];
  }

  /** Adds a person as `npm run user -- add` does, with further options such as `--position editor`. */
  addPerson(email: string, options: readonly string[]): Promise<void> {
    return addPerson(this.stack, email, options);
  }
}

async function addPerson(
  stack: TestStack,
  email: string,
  options: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const args = ['add', '--email', email, '--name', 'Ana Wenas', '--password-stdin', ...options];
  const child = spawn(process.execPath, [join(ROOT, 'services/auth/dist/cli.js'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment, ...stack.env('auth') },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${PASSWORD}\n`);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Adding ${email} ended with ${code}`);
}
