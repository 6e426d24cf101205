import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { urlVariableOf } from '@reefdesk/system/names';
import { SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';
import { eventually } from '@reefdesk/test-kit/eventually';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { defineGateway } from '../../src/define.ts';
import { type Answer, type AskOptions, ask } from './ask.ts';
import { demoBrand } from './demo-brand.ts';
import { writeDemoFrontends } from './demo-frontends.ts';
import { FakeService } from './fake-service.ts';

export type Bus = Pick<TestStack, 'natsUrl' | 'credentials' | 'stop'>;

export interface GatewayOptions {
  env?: Record<string, string>;
  bus?: Bus;
}

/** The real gateway in this process, with real NATS, fake services and three small frontends. */
export class GatewayUnderTest {
  private constructor(
    readonly service: RunningService,
    readonly services: Readonly<Record<ServiceName, FakeService>>,
    readonly bus: Bus,
    readonly folder: string,
  ) {}

  static async start({ env = {}, bus: ownBus }: GatewayOptions = {}): Promise<GatewayUnderTest> {
    const bus = ownBus ?? (await startTestStack({ nats: true }));
    const started = await Promise.all(SERVICE_NAMES.map(async (name) => [name, await FakeService.start()] as const));
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-gateway-'));
    writeDemoFrontends(folder);
    writeFileSync(join(folder, 'brand.json'), JSON.stringify(demoBrand()));
    const { user, password } = bus.credentials('gateway');
    const definition = defineGateway({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_PORT: '0',
      NATS_URL: bus.natsUrl,
      NATS_USER: user ?? '',
      NATS_PASSWORD: password ?? '',
      ...Object.fromEntries(started.map(([name, { url }]) => [urlVariableOf(name), url])),
      FRONTENDS_DIR: folder,
      BRAND_FILE: join(folder, 'brand.json'),
      ...env,
    });
    const services = Object.fromEntries(started) as Record<ServiceName, FakeService>;
    const service = await startService(definition).catch(async (error: unknown) => {
      await bus.stop(); // Otherwise the test run would wait forever for a gateway that does not start.
      throw error;
    });
    // Waits until the gateway receives change events.
    await eventually(async () => {
      const health = await (await fetch(`${service.opsUrl}/health/ready`)).json();
      expect(health).toMatchObject({ checks: { nats: 'up' } });
    });
    return new GatewayUnderTest(service, services, bus, folder);
  }

  get url(): string {
    return this.service.url;
  }

  ask(path: string, options?: AskOptions): Promise<Answer> {
    return ask(this.url, path, options);
  }

  peer(name: ServiceName): Promise<NatsPeer> {
    return NatsPeer.connect(this.bus, name);
  }

  async metric(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const lines = (await (await fetch(`${this.service.opsUrl}/metrics`)).text()).split('\n');
    const matching = lines.filter((line) => line.startsWith(`${name}{`) && wanted.every((label) => line.includes(label)));
    return matching.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  }

  /** Restores all services and clears their recorded requests. Called between tests. */
  async reset(): Promise<void> {
    await Promise.all(
      Object.values(this.services).map(async (service) => {
        await service.down();
        await service.up();
        service.reset();
      }),
    );
  }

  async stop(): Promise<void> {
    await this.service.close();
    await Promise.all(Object.values(this.services).map((service) => service.down()));
    await this.bus.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
