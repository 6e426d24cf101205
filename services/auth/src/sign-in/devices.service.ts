import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { createSessionSecret, sessionIdOf } from '../sessions/session-secret.ts';
import { DevicesRepository } from './devices.repository.ts';

export const DEVICE_LIFE_MS = 180 * 24 * 3_600_000;

/** Browsers that have signed in to an account, which a flood of guesses from elsewhere does not block. */
@Injectable()
export class DevicesService {
  constructor(private readonly devices: DevicesRepository) {}

  /** Returns the device's key for counting attempts; undefined if it is unknown to the account. */
  async find(secret: string | undefined, email: string): Promise<string | undefined> {
    const id = idOf(secret, email);
    return id !== undefined && (await this.devices.isKnown(id, new Date())) ? id : undefined;
  }

  /** Returns the browser's cookie value, or a new one. */
  async remember(secret: string | undefined, email: string): Promise<string> {
    const current = secret !== undefined && sessionIdOf(secret) !== undefined ? secret : createSessionSecret();
    await this.devices.keepUntil(idOf(current, email) as string, new Date(Date.now() + DEVICE_LIFE_MS));
    return current;
  }

  async forget(secret: string | undefined, email: string): Promise<void> {
    const id = idOf(secret, email);
    if (id !== undefined) await this.devices.forget(id);
  }
}

/** Returns undefined for invalid cookie values. */
function idOf(secret: string | undefined, email: string): string | undefined {
  const device = sessionIdOf(secret);
  if (device === undefined) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([device, normaliseEmail(email)]))
    .digest('base64url');
}
