import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CommonPasswordsPublicController } from './common-passwords.public.controller.ts';
import { CommonPasswords } from './common-passwords.ts';
import { PasswordChoice } from './password-choice.ts';
import { PasswordHasher } from './password-hasher.ts';

export interface PasswordsOptions {
  concurrency: number;
  /** Names of the operator, which no password may hold. */
  brand: readonly string[];
}

/** Global, because the bound on hashing only holds when the whole process shares one hasher. */
@Global()
@Module({})
export class PasswordsModule {
  static forRoot({ concurrency, brand }: PasswordsOptions): DynamicModule {
    return {
      module: PasswordsModule,
      controllers: [CommonPasswordsPublicController],
      providers: [
        { provide: PasswordHasher, useFactory: () => new PasswordHasher(concurrency) },
        CommonPasswords,
        { provide: PasswordChoice, useFactory: (common: CommonPasswords) => new PasswordChoice(common, brand), inject: [CommonPasswords] },
      ],
      exports: [PasswordHasher, PasswordChoice],
    };
  }
}
