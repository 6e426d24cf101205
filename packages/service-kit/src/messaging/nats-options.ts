import type { CommonEnv } from '../env.ts';

/**
 * A server that takes a connection and ends before it has greeted is waited for so long, and no other meanwhile; the client's own
 * 20 s are as long as everybody's outage after a restart.
 */
const GREETED_WITHIN_MS = 5_000;

/**
 * Connection options of both ends: never give up, wait for a server that starts later, or that learns the password later. With
 * `tls://` nothing is said to a server without a certificate that this machine or `NODE_EXTRA_CA_CERTS` trusts.
 */
export function natsOptions(service: string, env: Pick<CommonEnv, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>) {
  const servers = env.NATS_URL.split(',').map((server) => server.trim());
  return {
    servers,
    // Left out, the client takes TLS where a server offers it, and says its password in the clear where none does.
    ...(servers.some((server) => server.startsWith('tls://')) && { tls: {} }),
    name: service,
    ...(env.NATS_USER && { user: env.NATS_USER, pass: env.NATS_PASSWORD }),
    // A private inbox per account, so that no service can read the replies of another.
    inboxPrefix: env.NATS_USER ? `_INBOX_${env.NATS_USER}` : '_INBOX',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: GREETED_WITHIN_MS,
    waitOnFirstConnect: true,
    // While passwords are rotated, servers and services change over at different times.
    ignoreAuthErrorAbort: true,
    pingInterval: 10_000,
  };
}
