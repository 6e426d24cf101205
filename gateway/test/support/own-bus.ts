import { startTestParts } from '@reefdesk/test-kit/parts';
import { Road } from '@reefdesk/test-kit/road';
import type { Bus } from './gateway-under-test.ts';

/** A NATS server behind a connection that the test can cut and restore. */
export async function startOwnBus(): Promise<Bus & { cut(): Promise<void>; mend(): Promise<void> }> {
  const parts = await startTestParts({ nats: true });
  const line = await Road.to(parts.natsUrl);
  await line.open();
  return {
    natsUrl: line.endpoint.replace('http:', 'nats:'),
    credentials: parts.credentials,
    cut: () => line.cut(),
    mend: () => line.open(),
    stop: async () => {
      await line.cut();
      await parts.stop();
    },
  };
}
