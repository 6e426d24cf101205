import { type DynamicModule, Global, Module } from '@nestjs/common';
import { namesOf, type SiteBrand } from '@reefdesk/mail/site';
import { Operator } from '@reefdesk/operator-client/operator';
import { CommonPasswordsPublicController } from './common-passwords.public.controller.ts';
import { CommonPasswords } from './common-passwords.ts';
import { PasswordChoice } from './password-choice.ts';
import { PasswordHasher } from './password-hasher.ts';

export interface PasswordsOptions {
  concurrency: number;
}

function choiceOf(common: CommonPasswords, operator: Operator<SiteBrand>): PasswordChoice {
  return new PasswordChoice(common, async () => namesOf(await operator.current()));
}

/** Global, because the limit on parallel hashing needs one hasher per process. */
@Global()
@Module({})
export class PasswordsModule {
  static forRoot({ concurrency }: PasswordsOptions): DynamicModule {
    return {
      module: PasswordsModule,
      controllers: [CommonPasswordsPublicController],
      providers: [
        { provide: PasswordHasher, useFactory: () => new PasswordHasher(concurrency) },
        CommonPasswords,
        { provide: PasswordChoice, useFactory: choiceOf, inject: [CommonPasswords, Operator] },
      ],
      exports: [PasswordHasher, PasswordChoice],
    };
  }
}
