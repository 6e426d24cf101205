import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../keys/keyring.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const PURPOSE = 'second step';

/**
 * Seals what must be read again and must not be read in the database. The keys are derived from the private signing keys, which
 * every replica has and no database; the first one seals, all open.
 */
@Injectable()
export class SecretBox {
  private readonly keys: ReturnType<Keyring['sealingKeys']>;

  constructor(keyring: Keyring) {
    this.keys = keyring.sealingKeys(PURPOSE);
  }

  /** `owner` is bound to it: sealed text that is copied to another account opens nowhere. */
  seal(text: string, owner: string): string {
    const [{ kid, key }] = this.keys as [{ kid: string; key: Buffer }];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [kid, ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** Throws where its key is gone, or somebody changed it. */
  open(text: string, owner: string): string {
    const [kid, ...parts] = text.split('.');
    const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    const found = this.keys.find((one) => one.kid === kid);
    if (!found || !nonce || !sealed || !tag) throw new Error('A secret of the second step was sealed by a key that is no longer there');
    const decipher = createDecipheriv(CIPHER, found.key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  }

  /** Whether the key that seals now has sealed it. */
  isFresh(text: string): boolean {
    return text.startsWith(`${this.keys[0]?.kid}.`);
  }
}
