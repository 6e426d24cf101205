import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Keyring } from '../keys/keyring.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const PURPOSE = 'second step';

/** Encrypts stored secrets. Keys derive from the signing keys, which are not in the database. The first one seals, all open. */
@Injectable()
export class SecretBox {
  private readonly keys: ReturnType<Keyring['sealingKeys']>;

  constructor(keyring: Keyring) {
    this.keys = keyring.sealingKeys(PURPOSE);
  }

  /** Bound to `owner`, so that text copied to another account cannot be opened. */
  seal(text: string, owner: string): string {
    const [{ kid, key }] = this.keys as [{ kid: string; key: Buffer }];
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [kid, ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** Throws if its key is gone, or the text was changed. */
  open(text: string, owner: string): string {
    const [kid, ...parts] = text.split('.');
    const [nonce, sealed, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
    const found = this.keys.find((one) => one.kid === kid);
    if (!found || !nonce || !sealed || !tag) throw new Error('A secret of the second step was sealed by a key that is no longer there');
    const decipher = createDecipheriv(CIPHER, found.key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  }

  /** Returns true if the current key has sealed it. */
  isFresh(text: string): boolean {
    return text.startsWith(`${this.keys[0]?.kid}.`);
  }
}
