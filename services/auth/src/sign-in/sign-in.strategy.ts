import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import type { Holder } from '../accounts/holders.ts';
import { CredentialsCheck } from './credentials.ts';
import { readDeviceCookie } from './device-cookie.ts';

export const SIGN_IN = 'sign-in';

/** Passport strategy: email and password of the request's body. */
@Injectable()
export class SignInStrategy extends PassportStrategy(Strategy, SIGN_IN) {
  constructor(private readonly credentials: CredentialsCheck) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<Holder> {
    return this.credentials.check({ email, password, address: request.ip, deviceSecret: readDeviceCookie(request) });
  }
}
