import { createHash } from 'node:crypto';
import { COMMON_PASSWORD_DIGITS, COMMON_PASSWORD_PREFIX, commonPasswordText } from '@reefdesk/contracts/accounts/password-choice';
import encoded from 'fxa-common-password-list/src/encoded-passwords.js';

const DIGEST_BYTES = COMMON_PASSWORD_DIGITS / 2;
const PREFIX = new RegExp(`^[\\da-f]{${COMMON_PASSWORD_PREFIX}}$`);

/**
 * The most used passwords (PPL-09): the 50,000 first ones of eight characters or more, which are all of that length among the
 * 100,000 first ones, and some. Six bytes of each one's digest in order, 300 kB; made when somebody first asks.
 */
export class CommonPasswords {
  private digests: Buffer | undefined;

  has(password: string): boolean {
    const wanted = digestOf(commonPasswordText(password));
    const all = this.all();
    const at = placeOf(all, wanted);
    return at < all.length && all.compare(wanted, 0, DIGEST_BYTES, at, at + DIGEST_BYTES) === 0;
  }

  /** The digits that follow PREFIX in the digests that begin with it; undefined for what is no prefix. */
  after(prefix: string): string[] | undefined {
    if (!PREFIX.test(prefix)) return undefined;
    const all = this.all();
    const found: string[] = [];
    for (let at = placeOf(all, Buffer.from(prefix.padEnd(COMMON_PASSWORD_DIGITS, '0'), 'hex')); at < all.length; at += DIGEST_BYTES) {
      const digest = all.toString('hex', at, at + DIGEST_BYTES);
      if (!digest.startsWith(prefix)) break;
      found.push(digest.slice(prefix.length));
    }
    return found;
  }

  private all(): Buffer {
    this.digests ??= Buffer.concat(
      decoded(encoded)
        .map(digestOf)
        .sort((one, other) => one.compare(other)),
    );
    return this.digests;
  }
}

/** A line is what follows the part that it shares with the line before; its first character tells how long that part is, to the base 36. */
function decoded(lines: string): string[] {
  let before = '';
  return lines.split('\n').map((line) => {
    before = before.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);
}

/** Where `wanted` stands, or would, in bytes. */
function placeOf(all: Buffer, wanted: Buffer): number {
  let [low, high] = [0, all.length / DIGEST_BYTES];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = middle * DIGEST_BYTES;
    if (all.compare(wanted, 0, DIGEST_BYTES, at, at + DIGEST_BYTES) < 0) low = middle + 1;
    else high = middle;
  }
  return low * DIGEST_BYTES;
}
