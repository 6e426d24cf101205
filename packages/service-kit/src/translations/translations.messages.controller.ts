import { Controller, Inject, type Type } from '@nestjs/common';
import type { Message } from '@reefdesk/contracts/messages/message';
import type { TranslationsAnswer, TranslationsQuestion } from '@reefdesk/contracts/messages/site.messages';
import { AppError } from '../errors/app-error.ts';
import { HandleMessage } from '../messaging/handle.decorators.ts';
import type { TranslatedDocument } from '../records/translated.schema.ts';
import type { Translations } from './translations.ts';

export const TRANSLATED = Symbol('TRANSLATED');

export type TranslatedRecords = Pick<Translations<TranslatedDocument>, 'kind' | 'page'>;

/** Answers queries of the translation board (EDT-07). NATS permissions allow them only to the service that serves the board. */
export function translationsMessages(question: Message<TranslationsQuestion, TranslationsAnswer>): Type<object> {
  @Controller()
  class TranslationsMessagesController {
    constructor(@Inject(TRANSLATED) private readonly owners: readonly TranslatedRecords[]) {}

    @HandleMessage(question)
    async list({ kind, ...asked }: TranslationsQuestion): Promise<TranslationsAnswer> {
      const owner = this.owners.find((one) => one.kind === kind);
      if (!owner) throw new AppError('not_found');
      return owner.page(asked);
    }
  }
  return TranslationsMessagesController;
}
