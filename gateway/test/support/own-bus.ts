import { FaultProxy } from '@reefdesk/test-kit/fault-proxy';
import { startTestStack } from '@reefdesk/test-kit/stack';
import type { Bus } from './gateway-under-test.ts';

/** A NATS server behind a connection that the test can cut and restore. */
export async function startOwnBus(): Promise<Bus & { cut(): Promise<void>; mend(): Promise<void> }> {
  const stack = await startTestStack({ nats: true });
  const line = await FaultProxy.to(stack.natsUrl);
  await line.open();
  return {
    natsUrl: line.endpoint.replace('http:', 'nats:'),
    credentials: stack.credentials,
    cut: () => line.cut(),
    mend: () => line.open(),
    stop: async () => {
      await line.cut();
      await stack.stop();
    },
  };
}
