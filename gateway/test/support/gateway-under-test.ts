import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, startService } from '@reefdesk/service-kit/service';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import { startTestParts, type TestParts } from '@reefdesk/test-kit/parts';
import { defineGateway } from '../../src/define.ts';
import type { ServiceName } from '../../src/routing/routes.ts';
import { type Answer, type AskOptions, ask } from './ask.ts';
import { demoBrand } from './demo-brand.ts';
import { writeDemoFrontends } from './demo-frontends.ts';
import { FakeService } from './fake-service.ts';

export type Bus = Pick<TestParts, 'natsUrl' | 'credentials' | 'stop'>;

export interface GatewayOptions {
  env?: Record<string, string>;
  /** A NATS server of the test's own; else one is started. */
  bus?: Bus;
}

/** The real gateway in this process, on real NATS, before four fake services and three small frontends. */
export class GatewayUnderTest {
  private constructor(
    readonly service: RunningService,
    readonly services: Readonly<Record<ServiceName, FakeService>>,
    readonly bus: Bus,
    readonly folder: string,
  ) {}

  static async start({ env = {}, bus: ownBus }: GatewayOptions = {}): Promise<GatewayUnderTest> {
    const bus = ownBus ?? (await startTestParts({ nats: true }));
    const [auth, catalog, media, testimonials] = await Promise.all([
      FakeService.start(),
      FakeService.start(),
      FakeService.start(),
      FakeService.start(),
    ]);
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
      AUTH_URL: auth.url,
      CATALOG_URL: catalog.url,
      MEDIA_URL: media.url,
      TESTIMONIALS_URL: testimonials.url,
      FRONTENDS_DIR: folder,
      BRAND_FILE: join(folder, 'brand.json'),
      ...env,
    });
    return new GatewayUnderTest(await startService(definition), { auth, catalog, media, testimonials }, bus, folder);
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

  /** Between tests: services that are up, answer plainly and were asked nothing. */
  async reset(): Promise<void> {
    for (const service of Object.values(this.services)) {
      await service.down();
      await service.up();
      service.reset();
    }
  }

  async stop(): Promise<void> {
    await this.service.close();
    await Promise.all(Object.values(this.services).map((service) => service.down()));
    await this.bus.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
