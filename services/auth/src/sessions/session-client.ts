import { shownNetwork } from '@reefdesk/service-kit/request/client-network';
import Bowser from 'bowser';
import type { Request } from 'express';

/** Client of a sign-in, in enough detail for the user to recognise it. Unknown values are empty. */
export interface SessionClient {
  /** `Chrome` */
  browser: string;
  /** `Android` */
  system: string;
  /** `203.0.113.x`; never a full address. */
  network: string;
}

const USER_AGENT_MAX_LENGTH = 512;
const NAME_MAX_LENGTH = 40;

export function clientOf(request: Pick<Request, 'headers' | 'ip'>): SessionClient {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  // The library throws on an empty string.
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} };
  return { browser: nameOf(browser), system: nameOf(os), network: shownNetwork(request.ip) };
}

/** `Chrome on Android`, or the known half. */
export function deviceText({ browser, system }: Pick<SessionClient, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(' on ');
}

function nameOf({ name = '' }: { name?: string | undefined }): string {
  return name.slice(0, NAME_MAX_LENGTH);
}
