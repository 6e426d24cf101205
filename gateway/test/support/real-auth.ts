import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HttpClient } from '@reefdesk/test-kit/http';
import { type ServiceProcess, startServiceProcess } from '@reefdesk/test-kit/service-process';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { GatewayUnderTest } from './gateway-under-test.ts';

export const ADMIN = { email: 'admin@reefdesk.example', password: 'let-the-admin-in' };

const AUTH = join(__dirname, '../../../services/auth/dist/main.js');
const AUTH_CLI = join(__dirname, '../../../services/auth/dist/cli.js');

/** The built auth service in its own process and two gateways, on real NATS and MongoDB. */
export class RealAuth {
  private constructor(
    readonly stack: TestStack,
    readonly service: ServiceProcess,
    readonly open: GatewayUnderTest,
    /** Behind one trusted proxy: tests set a client's address by forwarding headers. */
    readonly proxied: GatewayUnderTest,
    private readonly folder: string,
  ) {}

  static async start(): Promise<RealAuth> {
    const stack = await startTestStack({ nats: true, mongo: true });
    const folder = mkdtempSync(join(tmpdir(), 'reefdesk-auth-'));
    const service = await startServiceProcess(AUTH, {
      ...stack.env('auth'),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      AUTH_KEYS_FILE: join(folder, 'auth-keys.json'),
    });
    const gateway = (env: Record<string, string>) =>
      GatewayUnderTest.start({
        env: { AUTH_URL: service.url, ...env },
        bus: { natsUrl: stack.natsUrl, credentials: stack.credentials, stop: async () => undefined },
      });
    return new RealAuth(stack, service, await gateway({}), await gateway({ TRUSTED_PROXY_HOPS: '1' }), folder);
  }

  browser(): HttpClient {
    return new HttpClient(this.open.url);
  }

  from(address: string) {
    const client = new HttpClient(this.proxied.url);
    return (path: string, body: unknown) => client.post<Record<string, unknown>>(path, body, { headers: { 'x-forwarded-for': address } });
  }

  /** Runs `npm run user -- disable`. Without NATS, the change is not announced. */
  async disable(email: string, { notify }: { notify: boolean }): Promise<void> {
    await this.command(['disable', '--email', email], notify ? {} : { NATS_URL: '' });
  }

  async command(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
    const result = await promisify(execFile)(process.execPath, [AUTH_CLI, ...args], {
      env: { ...this.stack.env('auth'), ...env },
    });
    return result.stdout;
  }

  async stop(): Promise<void> {
    await Promise.all([this.open.stop(), this.proxied.stop(), this.service.stop()]);
    await this.stack.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
