import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { networksOf } from '@reefdesk/service-kit/request/client-network';
import { PasswordWork } from './password-work.ts';

/** argon2id (the library's default variant) with OWASP's first choice: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Callers inside per running computation: about half a second of waiting. */
const PLACES_PER_COMPUTATION = 10;

export class PasswordHasher {
  readonly places: number;
  readonly placesPerClient: number;
  private readonly work: PasswordWork;
  /** Hash for unknown accounts, so that they take as long as known ones. */
  private readonly placeholderHash: Promise<string>;

  constructor(concurrency: number) {
    this.places = concurrency * PLACES_PER_COMPUTATION;
    this.work = new PasswordWork(concurrency, this.places);
    this.placesPerClient = this.work.placesPerClient;
    this.placeholderHash = hash(randomBytes(32), COST);
  }

  /** Must wrap every {@link hash} or {@link matches} for a client at `address`. */
  withPlace<T>(address: string | undefined, work: () => Promise<T>): Promise<T> {
    return this.work.withPlace(networksOf(address), work);
  }

  hash(password: string): Promise<string> {
    return this.work.turn(() => hash(normalise(password), COST));
  }

  /** Returns false without a hash, after the same time. */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    const against = passwordHash ?? (await this.placeholderHash);
    const same = await this.work.turn(() => verify(against, normalise(password)));
    return same && passwordHash !== undefined;
  }
}

/** Devices may send the same characters composed or decomposed. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
