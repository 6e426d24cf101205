import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDirOf } from '@reefdesk/dev/stack/folders';
import { startNats } from '@reefdesk/dev/stack/nats';
import type { Bus } from './gateway-under-test.ts';

/** A NATS server of the test's own that can be killed; it comes back by itself on the same port. */
export async function startOwnBus(): Promise<Bus & { kill(): void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'reefdesk-bus-'));
  const nats = await startNats({ dataDir, environment: {} });
  return {
    natsUrl: nats.url,
    credentials: nats.credentials,
    kill: () => {
      const record = readFileSync(join(runDirOf(dataDir), 'nats.program.json'), 'utf8');
      process.kill((JSON.parse(record) as { pid: number }).pid, 'SIGKILL');
    },
    stop: async () => {
      await nats.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
