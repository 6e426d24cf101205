import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { DevicesRepository } from './devices.repository.ts';

export const DEVICE_LIFE_MS = 180 * 24 * 3_600_000;

/** Browsers from which somebody has signed in to an account: a flood of guesses from elsewhere does not shut them out. */
@Injectable()
export class DevicesService {
  constructor(private readonly devices: DevicesRepository) {}

  /** What the device is called where attempts are counted; undefined when nobody has signed in to the account from it. */
  async find(secret: string | undefined, email: string): Promise<string | undefined> {
    const id = idOf(secret, email);
    return id !== undefined && (await this.devices.isKnown(id, new Date())) ? id : undefined;
  }

  /** The cookie value to keep: the one that the browser has, or a new one. */
  async remember(secret: string | undefined, email: string): Promise<string> {
    const kept = secret !== undefined && sessionIdOf(secret) !== undefined ? secret : createSessionSecret();
    await this.devices.keepUntil(idOf(kept, email) as string, new Date(Date.now() + DEVICE_LIFE_MS));
    return kept;
  }

  /** What the browser has is worth nothing for this account any more. */
  async forget(secret: string | undefined, email: string): Promise<void> {
    const id = idOf(secret, email);
    if (id !== undefined) await this.devices.forget(id);
  }
}

/** Of the same kind of secret as a session's; undefined for anything that we never handed out. */
function idOf(secret: string | undefined, email: string): string | undefined {
  const device = sessionIdOf(secret);
  if (device === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([device, normaliseEmail(email)]))
    .digest('base64url');
}
