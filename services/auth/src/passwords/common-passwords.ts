import { createHash } from 'node:crypto';
import { COMMON_PASSWORD_DIGITS, COMMON_PASSWORD_PREFIX, commonPasswordText } from '@reefdesk/contracts/accounts/password-choice';
import encoded from 'fxa-common-password-list/src/encoded-passwords.js';

const DIGEST_BYTES = COMMON_PASSWORD_DIGITS / 2;
const PREFIX = new RegExp(`^[\\da-f]{${COMMON_PASSWORD_PREFIX}}$`);

/** The 50,000 most used passwords of eight characters or more (PPL-09), as six sorted bytes of each digest: 300 kB, built on first use. */
export class CommonPasswords {
  private digests: Buffer | undefined;

  has(password: string): boolean {
    const wanted = digestOf(commonPasswordText(password));
    const all = this.all();
    const at = placeOf(all, wanted);
    return at < all.length && all.compare(wanted, 0, DIGEST_BYTES, at, at + DIGEST_BYTES) === 0;
  }

  /** Returns the rest of the digests that begin with `prefix`; undefined for an invalid prefix. */
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

/** A line omits the part that it shares with the line before; its first character is the length of that part in base 36. */
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

/** Byte position of `wanted`, or of its place in the order. */
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
