import { Controller, type DynamicModule, Global, Module } from '@nestjs/common';
import { ListPublicKeys, type PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { Keyring, type KeyringOptions } from './keyring.ts';

@Controller()
class KeysMessagesController {
  constructor(private readonly keyring: Keyring) {}

  @HandleMessage(ListPublicKeys)
  async list(_: Record<string, never>): Promise<{ keys: PublicKey[] }> {
    return { keys: await this.keyring.list() };
  }
}

/** Global, so that this service's own access guard reads the public keys here instead of over NATS. */
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
