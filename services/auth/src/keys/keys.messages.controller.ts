import { Controller } from '@nestjs/common';
import { ListPublicKeys, type PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { HandleMessage } from '@reefdesk/service-kit/messaging/handle.decorators';
import { Keyring } from './keyring.ts';

@Controller()
export class KeysMessagesController {
  constructor(private readonly keyring: Keyring) {}

  @HandleMessage(ListPublicKeys)
  async list(_: Record<string, never>): Promise<{ keys: PublicKey[] }> {
    return { keys: await this.keyring.list() };
  }
}
