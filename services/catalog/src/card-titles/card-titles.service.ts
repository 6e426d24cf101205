import { Injectable } from '@nestjs/common';
import { cardDigest } from '@reefdesk/contracts/images/share-cards';
import { LANGUAGES, localise } from '@reefdesk/contracts/languages';
import type { CardTitleRequest } from '@reefdesk/contracts/messages/catalog.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { CardTitlesRepository } from './card-titles.repository.ts';

/** Titles for share cards: only the names of visible records, never free text from a request. */
@Injectable()
export class CardTitlesService {
  constructor(private readonly titles: CardTitlesRepository) {}

  async find({ imageId, name, digest }: CardTitleRequest): Promise<string | null> {
    if ([imageId, name, digest].some((value) => typeof value !== 'string')) throw new AppError('bad_request');
    for (const names of await this.titles.namesWith(imageId)) {
      const title = LANGUAGES.map((language) => localise(names, language)).find((text) => cardDigest({ title: text, name }) === digest);
      if (title !== undefined) return title;
    }
    return null;
  }
}
