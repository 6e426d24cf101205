import type { CommonEnv } from '../env.ts';

/** Timeout for the greeting of a server that dies after it has accepted the connection. The client's default of 20 s is too long. */
const GREETED_WITHIN_MS = 5_000;

/**
 * Never gives up: the server may start or learn the password later. `tls://` requires a certificate that this machine or
 * `NODE_EXTRA_CA_CERTS` trusts.
 */
export function natsOptions(service: string, env: Pick<CommonEnv, 'NATS_URL' | 'NATS_USER' | 'NATS_PASSWORD'>) {
  const servers = env.NATS_URL.split(',').map((server) => server.trim());
  return {
    servers,
    // Without this option the client uses TLS only if the server offers it, and otherwise sends its password unencrypted.
    ...(servers.some((server) => server.startsWith('tls://')) && { tls: {} }),
    name: service,
    ...(env.NATS_USER && { user: env.NATS_USER, pass: env.NATS_PASSWORD }),
    // A private inbox per account, so that no service can read the replies of another.
    inboxPrefix: env.NATS_USER ? `_INBOX_${env.NATS_USER}` : '_INBOX',
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: GREETED_WITHIN_MS,
    waitOnFirstConnect: true,
    // During a password rotation, servers and services change at different times.
    ignoreAuthErrorAbort: true,
    pingInterval: 10_000,
  };
}
