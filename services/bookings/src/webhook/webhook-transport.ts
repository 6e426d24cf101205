import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryError } from '@reefdesk/contracts/webhook/requests';
import { leadsOutside } from './outside-addresses.ts';

export const WEBHOOK_TRANSPORT = Symbol('WEBHOOK_ROAD');

/** Network access of deliveries. Only tests replace it. */
export interface WebhookTransport {
  resolve(name: string): Promise<readonly string[]>;
  permits(address: string): boolean;
  port: number;
  /** Certificate authorities (PEM) that replace the default ones. */
  ca?: string;
}

export const OUTSIDE_TRANSPORT: WebhookTransport = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  permits: leadsOutside,
  port: 443,
};

export type Outcome = { status: number; fault: null } | { status: null; fault: DeliveryError };

/** Covers the whole request, including name lookup and response. */
const TIMEOUT_MS = 10_000;
/** The connection is closed after this many bytes of the body, since only the status matters. */
const ANSWER_MAX_BYTES = 65_536;

const failed = (deliveryError: DeliveryError): Outcome => ({ status: null, fault: deliveryError });

/**
 * Resolves the host name once and connects to one of exactly these addresses, which prevents DNS rebinding. Follows no redirects. Never
 * throws.
 */
export async function postTo(transport: WebhookTransport, url: URL, body: string, headers: Record<string, string>): Promise<Outcome> {
  const over = new AbortController();
  const late = sleep(TIMEOUT_MS, failed('timeout'), { signal: over.signal }).catch(() => failed('timeout'));
  const outcome = await Promise.race([attempt(transport, url, { body, headers, signal: over.signal }), late]);
  over.abort();
  return outcome;
}

interface Posted {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

async function attempt(transport: WebhookTransport, url: URL, posted: Posted): Promise<Outcome> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [name] : await transport.resolve(name).catch(() => []);
  if (addresses.length === 0) return failed('unknown_name');
  if (!addresses.every((address) => transport.permits(address))) return failed('inside');
  // IPv4 is preferred, because not every cluster allows outgoing IPv6.
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0] ?? '';
  try {
    const answer = await send(transport, url, { ...posted, name, address });
    await passBy(answer);
    return { status: answer.statusCode ?? 0, fault: null };
  } catch (error) {
    return failed(isOfCertificate(error) ? 'certificate' : 'unreachable');
  }
}

function send(
  { port, ca }: WebhookTransport,
  url: URL,
  { name, address, body, headers, signal }: Posted & { name: string; address: string },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      host: address,
      port,
      // A pooled connection could lead to another address.
      agent: false,
      servername: isIP(name) ? '' : name,
      method: 'POST',
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, Host: url.host, 'Content-Length': Buffer.byteLength(body) },
      signal,
      ...(ca && { ca }),
    })
      .once('response', resolve)
      .once('error', reject)
      .end(body);
  });
}

/** Leaving the loop early closes the connection. */
async function passBy(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length;
      if (bytes > ANSWER_MAX_BYTES) break;
    }
  } catch {
    // The body was cut off, but the status is known.
  }
}

function isOfCertificate(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return /CERT|ERR_TLS|ERR_SSL|EPROTO|SIGNATURE|UNABLE_TO/.test(code);
}
