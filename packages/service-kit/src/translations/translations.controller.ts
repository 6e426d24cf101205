import { Controller, Get, Header, HttpCode, Inject, Param, Post, Res, type Type } from '@nestjs/common';
import { type Success, success } from '@reefdesk/contracts/envelope';
import type { TranslationView } from '@reefdesk/contracts/translations/endpoints';
import { TRANSLATION_CONFIRMATION, type TranslationConfirmation } from '@reefdesk/contracts/translations/requests';
import { languagesOf, type TranslatedKind } from '@reefdesk/contracts/translations/values';
import type { Response } from 'express';
import { RequireRole } from '../access/access.decorators.ts';
import { CalledBy, type Caller } from '../access/caller.ts';
import { AppError } from '../errors/app-error.ts';
import { ReadBody } from '../http/body/read-body.ts';
import { NO_STORE } from '../http/caching.ts';
import { ExpectedVersion, versioned } from '../http/version.ts';
import type { TranslatedDocument } from './translated.schema.ts';
import type { Translations } from './translations.ts';

/** Creates the controller with the translation endpoints of one kind of records, for the service that owns the kind. */
export function translationsController<Document extends TranslatedDocument>(
  kind: TranslatedKind,
  owner: abstract new (...args: never[]) => Translations<Document>,
): Type<object> {
  @RequireRole('admin')
  @Controller(`api/translations/${kind}`)
  class TranslationsController {
    constructor(@Inject(owner) private readonly translations: Translations<Document>) {}

    @Get()
    @Header('Cache-Control', NO_STORE)
    async list(@CalledBy() { actor }: Caller): Promise<Success<TranslationView[]>> {
      return success(await this.translations.open(languagesOf(actor ?? {})));
    }

    @Post(':id/confirm')
    @HttpCode(200)
    @Header('Cache-Control', NO_STORE)
    async confirm(
      @Param('id') id: string,
      @ReadBody(TRANSLATION_CONFIRMATION) { language, fields }: TranslationConfirmation,
      @ExpectedVersion() expected: number | null,
      @CalledBy() { actor }: Caller,
      @Res({ passthrough: true }) response: Response,
    ): Promise<Success<TranslationView>> {
      if (!languagesOf(actor ?? {}).includes(language)) throw new AppError('forbidden');
      return versioned(response, await this.translations.confirm(id, language, fields, expected), 'Confirmed');
    }
  }
  return TranslationsController;
}
