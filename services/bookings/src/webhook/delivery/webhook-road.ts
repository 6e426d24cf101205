import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeliveryFault } from '@reefdesk/contracts/webhook-words';
import { leadsOutside } from './outside-addresses.ts';

/** Injection token of the {@link WebhookRoad}. */
export const WEBHOOK_ROAD = Symbol('WEBHOOK_ROAD');

/** How deliveries leave this process. Tests give another one; no configuration does. */
export interface WebhookRoad {
  /** All addresses of a name. */
  resolve(name: string): Promise<readonly string[]>;
  /** Whether one may be asked. */
  permits(address: string): boolean;
  port: number;
  /** Authorities (PEM) that are trusted in place of the usual ones. */
  ca?: string;
}

export const OUTSIDE_ROAD: WebhookRoad = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  permits: leadsOutside,
  port: 443,
};

/** The status of the answer, or why there was none. */
export type Outcome = { status: number; fault: null } | { status: null; fault: DeliveryFault };

/** For name, connection, answer and all. */
const PATIENCE_MS = 10_000;
/** Of an answer nothing but its status counts; so much of its body is let through before the line is cut. */
const ANSWER_MAX_BYTES = 65_536;

const failed = (fault: DeliveryFault): Outcome => ({ status: null, fault });

/**
 * Posts to an https address. Its name is looked up now, every address it has must be permitted, and the connection goes to one of
 * exactly those: a name that answers something else a moment later leads nowhere else. No redirect is followed. Never throws.
 */
export async function postTo(road: WebhookRoad, url: URL, body: string, headers: Record<string, string>): Promise<Outcome> {
  const over = new AbortController();
  const late = sleep(PATIENCE_MS, failed('timeout'), { signal: over.signal }).catch(() => failed('timeout'));
  const outcome = await Promise.race([attempt(road, url, { body, headers, signal: over.signal }), late]);
  over.abort();
  return outcome;
}

interface Posted {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

async function attempt(road: WebhookRoad, url: URL, posted: Posted): Promise<Outcome> {
  const name = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) ? [name] : await road.resolve(name).catch(() => []);
  if (addresses.length === 0) return failed('unknown_name');
  if (!addresses.every((address) => road.permits(address))) return failed('inside');
  // Not every cluster lets IPv6 out.
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0] ?? '';
  try {
    const answer = await send(road, url, { ...posted, name, address });
    await passBy(answer);
    return { status: answer.statusCode ?? 0, fault: null };
  } catch (error) {
    return failed(isOfCertificate(error) ? 'certificate' : 'unreachable');
  }
}

function send(
  { port, ca }: WebhookRoad,
  url: URL,
  { name, address, body, headers, signal }: Posted & { name: string; address: string },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({
      host: address,
      port,
      // A connection of its own: none that is there already goes somewhere else.
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

/** Nothing of it is kept; breaking off closes the line. */
async function passBy(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length;
      if (bytes > ANSWER_MAX_BYTES) break;
    }
  } catch {
    // It broke off: its status was there.
  }
}

function isOfCertificate(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return /CERT|ERR_TLS|ERR_SSL|EPROTO|SIGNATURE|UNABLE_TO/.test(code);
}
