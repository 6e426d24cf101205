import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Keyring, type KeyringOptions } from './keyring.ts';
import { KeysMessagesController } from './keys.messages.controller.ts';

/** Global, so that the access guard of this very service finds its public keys here instead of over NATS. */
@Global()
@Module({})
export class KeysModule {
  static forRoot(options: KeyringOptions): DynamicModule {
    return {
      module: KeysModule,
      controllers: [KeysMessagesController],
      providers: [{ provide: Keyring, useFactory: () => Keyring.load(options) }],
      exports: [Keyring],
    };
  }
}
