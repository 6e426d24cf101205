import { Injectable } from '@nestjs/common';
import { library } from '@reefdesk/contracts/images/endpoints';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { ActingFor } from '@reefdesk/service-kit/audit/acting-for';
import { altOf } from '../../images/image.mapper.ts';
import { LibraryRepository } from '../library.repository.ts';
import { LibraryService } from '../library.service.ts';

@Injectable()
export class InheritedTexts {
  constructor(
    private readonly repository: LibraryRepository,
    private readonly library: LibraryService,
    private readonly acting: ActingFor,
  ) {}

  /** Copies the alternative text or the decorative flag if the new image has neither. The focal point is not copied. */
  async copy(from: string, to: string, by: ActingPerson): Promise<void> {
    const [old, next] = await Promise.all([this.repository.find(from), this.repository.find(to)]);
    if (!old || !next || next.decorative || LANGUAGES.some((language) => altOf(next)[language])) return;
    if (old.decorative || LANGUAGES.some((language) => altOf(old)[language]))
      await this.acting.recorded(by, { call: library.replace.route, kind: 'library', action: 'changed', recordId: to }, () =>
        this.library.edit(to, { alt: altOf(old), decorative: old.decorative ?? false, focal: undefined }, null),
      );
  }
}
