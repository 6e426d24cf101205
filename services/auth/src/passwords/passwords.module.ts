import { type DynamicModule, Global, Module } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.ts';

/** Global, because the bound on hashing only holds when the whole process shares one hasher. */
@Global()
@Module({})
export class PasswordsModule {
  static forRoot({ concurrency }: { concurrency: number }): DynamicModule {
    return {
      module: PasswordsModule,
      providers: [{ provide: PasswordHasher, useFactory: () => new PasswordHasher(concurrency) }],
      exports: [PasswordHasher],
    };
  }
}
