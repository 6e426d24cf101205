import { isIPv4, isIPv6 } from 'node:net';
import Bowser from 'bowser';
import type { Request } from 'express';

/** From where somebody signed in, as far as it is kept: enough for the person to know it again. What is not known is empty. */
export interface SessionClient {
  /** `Chrome` */
  browser: string;
  /** `Android` */
  system: string;
  /** `203.0.113.x`; never a whole address. */
  network: string;
}

/** Of what a browser says of itself, no more is looked at. */
const USER_AGENT_MAX_LENGTH = 512;
const NAME_MAX_LENGTH = 40;

export function clientOf(request: Pick<Request, 'headers' | 'ip'>): SessionClient {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  // An empty one makes the library throw.
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  return { browser: nameOf(browser), system: nameOf(os), network: shortened(request.ip ?? '') };
}

/** `Chrome on Android`, or as much of it as there is. */
export function deviceWords({ browser, system }: Pick<SessionClient, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(' on ');
}

function nameOf({ name = '' }: { name?: string | undefined }): string {
  return name.slice(0, NAME_MAX_LENGTH);
}

/** IPv4 without its last number, of IPv6 the first three groups. */
function shortened(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, 'x');
  if (!isIPv6(plain)) return '';
  // The browser's own way of writing it, which fills in what `::` leaves out at the end.
  const [front = ''] = plain.split('::');
  const groups = front.split(':').filter(Boolean).slice(0, 3);
  return `${[...groups, ...Array<string>(3 - groups.length).fill('0')].join(':')}:x`;
}
