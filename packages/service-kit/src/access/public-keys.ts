import { Injectable } from '@nestjs/common';
import { ListPublicKeys, type PublicKey } from '@reefdesk/contracts/messages/auth.messages';
import { MessageBus } from '../messaging/message-bus.ts';

/** Source of the public keys for internal tokens. Auth provides its own. */
export abstract class PublicKeySource {
  abstract list(): Promise<PublicKey[]>;
}

@Injectable()
export class RemotePublicKeys extends PublicKeySource {
  constructor(private readonly bus: MessageBus) {
    super();
  }

  async list(): Promise<PublicKey[]> {
    return (await this.bus.ask(ListPublicKeys, {})).keys;
  }
}
