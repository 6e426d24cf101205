import { Injectable } from '@nestjs/common';
import { ROLES, type Role } from '@reefdesk/contracts/roles';
import type { Actor } from '@reefdesk/contracts/users';
import { importJWK, type JWTHeaderParameters, jwtVerify } from 'jose';
import { AppError } from '../errors/app-error.ts';
import { PublicKeySource } from './public-keys.ts';

export const TOKEN_ISSUER = 'reefdesk-auth';
export const TOKEN_AUDIENCE = 'reefdesk-services';
export const TOKEN_ALGORITHM = 'EdDSA';

type VerificationKey = Awaited<ReturnType<typeof importJWK>>;

/** Milliseconds between two questions for keys, so that forged key ids cannot flood auth. */
const MIN_REFRESH_MS = 2_000;

/** Verifies the short-lived internal token that auth signs and the gateway forwards. */
@Injectable()
export class InternalTokenVerifier {
  private keys = new Map<string, VerificationKey>();
  private refreshedAt = 0;

  constructor(private readonly source: PublicKeySource) {}

  /** Who acts; throws `unauthenticated` for anything but a valid token, `service_unavailable` without keys. */
  async verify(token: string): Promise<Actor> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyFor(header), {
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        algorithms: [TOKEN_ALGORITHM],
        clockTolerance: 5,
      });
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string' || !isRole(payload.role))
        throw new AppError('unauthenticated');
      return { userId: payload.sub, role: payload.role, sessionId: payload.sid };
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('unauthenticated', {}, { cause: error });
    }
  }

  private async keyFor(header: JWTHeaderParameters): Promise<VerificationKey> {
    const kid = header.kid ?? '';
    if (!this.keys.has(kid)) await this.refresh();
    const key = this.keys.get(kid);
    if (!key) throw new AppError('unauthenticated');
    return key;
  }

  private async refresh(): Promise<void> {
    if (Date.now() - this.refreshedAt < MIN_REFRESH_MS) return;
    const listed = await this.source.list();
    this.refreshedAt = Date.now();
    const imported = await Promise.all(listed.map(async (key) => [key.kid, await importJWK({ ...key }, TOKEN_ALGORITHM)] as const));
    this.keys = new Map(imported);
  }
}

function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}
