import { Injectable } from '@nestjs/common';
import { isPosition, POSITION_OF_EARLIER_TOKENS, ROLES, type Role } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { importJWK, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/app-error.ts';
import { withoutDeadline } from '../request/request-context.ts';
import { monotonicMs } from '../time/monotonic.ts';
import { PublicKeySource } from './public-keys.ts';

export const TOKEN_ISSUER = 'reefdesk-auth';
export const TOKEN_AUDIENCE = 'reefdesk-services';
export const TOKEN_ALGORITHM = 'EdDSA';

type VerificationKey = Awaited<ReturnType<typeof importJWK>>;

/** Minimum interval between two requests for keys, so that forged key ids cannot flood auth. */
const MIN_REFRESH_MS = 2_000;

/** A key that auth has retired is rejected after two minutes at the latest: keys are read again after one minute and unusable after two. */
const KEYS_FRESH_MS = 60_000;
const KEYS_HOLD_MS = 120_000;

/** A verified token is not verified again for this long, and never used after it expires. */
const VERIFIED_FOR_MS = 5_000;
const MAX_VERIFIED = 1_000;

interface Verified {
  actor: Actor;
  until: number;
  expiresAt: number;
}

@Injectable()
export class InternalTokenVerifier {
  private keys = new Map<string, VerificationKey>();
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;
  private readonly verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  now = monotonicMs;

  constructor(private readonly source: PublicKeySource) {}

  /** Returns the user of a valid token. Throws `unauthenticated` for any other token, `service_unavailable` without keys. */
  async verify(token: string): Promise<Actor> {
    const known = this.verified.get(token);
    const isFresh = this.now() - this.readAt < KEYS_FRESH_MS;
    if (known && isFresh && this.now() < known.until && Date.now() < known.expiresAt) return known.actor;
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyFor(header), {
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        algorithms: [TOKEN_ALGORITHM],
        clockTolerance: 5,
      });
      const actor = actorOf(payload);
      this.verified.set(token, { actor, until: this.now() + VERIFIED_FOR_MS, expiresAt: (payload.exp ?? 0) * 1_000 });
      return actor;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unauthenticated', {}, { cause: error });
    }
  }

  private async keyFor(header: JWTHeaderParameters): Promise<VerificationKey> {
    const kid = header.kid ?? '';
    const age = this.now() - this.readAt;
    if (!this.keys.has(kid) || age >= KEYS_HOLD_MS) await this.refresh();
    // Refreshes in the background. If it fails, the next request tries again.
    else if (age >= KEYS_FRESH_MS) void this.refresh().catch(() => undefined);
    const key = this.keys.get(kid);
    if (!key) throw new AppError('unauthenticated');
    return key;
  }

  private refresh(): Promise<void> {
    this.reading ??= withoutDeadline(() => this.read()).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    if (this.now() - this.readAt < MIN_REFRESH_MS) return;
    const listed = await this.source.list();
    const imported = await Promise.all(listed.map(async (key) => [key.kid, await importJWK({ ...key }, TOKEN_ALGORITHM)] as const));
    this.keys = new Map(imported);
    this.readAt = this.now();
    // Tokens that a removed key signed must be rejected.
    this.verified.clear();
  }
}

function actorOf({ sub, sid, role, position = POSITION_OF_EARLIER_TOKENS, languages = [], lacks_second_step }: JWTPayload): Actor {
  if (typeof sub !== 'string' || typeof sid !== 'string' || !isRole(role)) throw new AppError('unauthenticated');
  const actor = { userId: sub, role, sessionId: sid };
  if (role !== 'admin') return actor;
  if (!isPosition(position) || !areLanguages(languages)) throw new AppError('unauthenticated');
  return {
    ...actor,
    position,
    ...(position === 'translator' && { languages }),
    ...(lacks_second_step === true && { lacksSecondStep: true }),
  };
}

function areLanguages(value: unknown): value is LanguageCode[] {
  return Array.isArray(value) && value.every((code) => LANGUAGE_CODES.includes(code));
}

function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}
