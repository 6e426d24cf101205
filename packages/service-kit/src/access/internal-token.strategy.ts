import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { AppError } from '../errors/app-error.ts';
import { InternalTokenVerifier } from './internal-token.ts';

export const INTERNAL_TOKEN = 'internal-token';

/** Passport strategy for bearer tokens of auth. passport-jwt does not support EdDSA (docs/adr/0003). */
@Injectable()
export class InternalTokenStrategy extends PassportStrategy(Strategy, INTERNAL_TOKEN) {
  constructor(private readonly verifier: InternalTokenVerifier) {
    super();
  }

  async validate(request: Request): Promise<Actor> {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    if (scheme !== 'Bearer' || !token) throw new AppError('unauthenticated');
    return this.verifier.verify(token);
  }
}
