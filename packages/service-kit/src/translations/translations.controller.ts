import { Controller, Inject, type Type } from '@nestjs/common';
import { TRANSLATIONS } from '@reefdesk/contracts/editing/kinds';
import { type Success, success } from '@reefdesk/contracts/schema/view';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { languagesOf, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import { CalledBy, type Caller } from '../access/caller.ts';
import { Endpoint } from '../endpoint/endpoint.decorator.ts';
import type { Input } from '../endpoint/input.ts';
import { AppError } from '../errors/app-error.ts';
import type { TranslatedDocument } from '../records/translated.schema.ts';
import type { Translations } from './translations.ts';

export function translationsController<Document extends TranslatedDocument>(
  kind: TranslatedKind,
  owner: abstract new (...args: never[]) => Translations<Document>,
): Type<object> {
  const endpoints = TRANSLATIONS[kind];

  @Controller()
  class TranslationsController {
    constructor(@Inject(owner) private readonly translations: Translations<Document>) {}

    @Endpoint(endpoints.list)
    async list(@CalledBy() { actor }: Caller): Promise<Success<TranslationView[]>> {
      return success(await this.translations.open(languagesOf(actor ?? {})));
    }

    @Endpoint(endpoints.confirm)
    async confirm(
      { id, body, expected }: Input<typeof endpoints.confirm>,
      @CalledBy() { actor }: Caller,
    ): Promise<Success<TranslationView>> {
      const { language, fields } = body;
      if (!languagesOf(actor ?? {}).includes(language)) throw new AppError('forbidden');
      return success(await this.translations.confirm(id, language, fields, expected), 'Confirmed');
    }
  }
  return TranslationsController;
}
