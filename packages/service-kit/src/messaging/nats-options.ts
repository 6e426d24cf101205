import type { CommonEnv } from '../env.ts';

/** Connection options of both ends: never give up, wait for a server that starts later. */
export function natsOptions(service: string, env: Pick<CommonEnv, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>) {
  return {
    servers: env.NATS_URL.split(',').map((server) => server.trim()),
    name: service,
    ...(env.NATS_USER && { user: env.NATS_USER, pass: env.NATS_PASSWORD }),
    // A private inbox per account, so that no service can read the replies of another.
    inboxPrefix: env.NATS_USER ? `_INBOX_${env.NATS_USER}` : '_INBOX',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
  };
}
