import { Injectable } from '@nestjs/common';
import { type CardTexts, cardDigest } from '@reefdesk/contracts/images/share-cards';
import { LANGUAGES, localise } from '@reefdesk/contracts/languages';
import { FIND_CARD_TITLE } from '@reefdesk/contracts/messages/catalog.messages';
import { Operator } from '@reefdesk/operator-client/operator';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import type { CardOperator } from './operator.ts';

/** Finds texts by digest: the operator's own, for any picture, or the name of a record with this picture. No other texts are drawn. */
@Injectable()
export class CardTitles {
  constructor(
    private readonly bus: MessageBus,
    private readonly operator: Operator<CardOperator>,
  ) {}

  /** Undefined if there is no such card. Throws while an owner that may know it is unavailable. */
  async find(imageId: string, digest: string): Promise<CardTexts | undefined> {
    const { name, tagline } = await this.operator.current();
    const own = LANGUAGES.map((language) => ({ title: localise(tagline, language), name })).find((texts) => cardDigest(texts) === digest);
    if (own) return own;
    const answers = await Promise.all(Object.values(FIND_CARD_TITLE).map((question) => this.bus.ask(question, { imageId, name, digest })));
    const title = answers.map((answer) => answer.title).find((found) => typeof found === 'string');
    return title === undefined || title === null ? undefined : { title, name };
  }
}
