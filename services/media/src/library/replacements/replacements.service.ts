import { Injectable, Logger } from '@nestjs/common';
import { library, type ReplacedView } from '@reefdesk/contracts/images/endpoints';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { type ActingPerson, REPLACE_IMAGE } from '@reefdesk/contracts/messages/media.messages';
import { ActingFor } from '@reefdesk/service-kit/audit/acting-for';
import { currentTrail, noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { altOf } from '../../images/image.mapper.ts';
import { ImagesService } from '../../images/images.service.ts';
import { SlideReplacementsRepository } from '../../slides/slide-replacements.repository.ts';
import { LibraryRepository } from '../library.repository.ts';
import { LibraryService } from '../library.service.ts';
import { LibraryUses } from '../library-uses.ts';
import type { ReplacementDocument } from './replacement.schema.ts';
import { ReplacementsRepository } from './replacements.repository.ts';

type Owner = keyof typeof REPLACE_IMAGE;
const OWNERS = Object.keys(REPLACE_IMAGE) as Owner[];
const SLIDES = 'slides';
const NOBODY: ActingPerson = { userId: null, position: null, network: '' };

/**
 * Replaces an image in every record that shows it (docs/adr/0034). The work is kept in a record until every owner has completed it. Owners
 * work record by record, and a repeated request changes nothing, so any replica can continue from the record.
 */
@Injectable()
export class ReplacementsService {
  private readonly logger = new Logger(ReplacementsService.name);

  constructor(
    private readonly slides: SlideReplacementsRepository,
    private readonly replacements: ReplacementsRepository,
    private readonly repository: LibraryRepository,
    private readonly library: LibraryService,
    private readonly uses: LibraryUses,
    private readonly images: ImagesService,
    private readonly acting: ActingFor,
    private readonly bus: MessageBus,
  ) {}

  /** Throws `image_not_found` if either image is missing, and `image_being_replaced` while one of them is part of another replacement. */
  async replace(from: string, to: string): Promise<ReplacedView> {
    const [old, next] = await Promise.all([this.repository.find(from), this.repository.find(to)]);
    if (!old || !next) throw new AppError('image_not_found');
    noteAudited({ name: old.fileName || from, before: { image: from }, after: { image: to } });
    const uses = from === to ? [] : ((await this.uses.of([from])).get(from) ?? []).filter(({ kind }) => kind !== 'kept');
    if (from === to) return { image_id: to, uses, done: true };
    const by = currentTrail()?.actor ?? NOBODY;
    const begun = await this.replacements.begin({ _id: from, to, by, uses, waiting: [SLIDES, ...OWNERS], triedAt: new Date() });
    if (!begun) throw new AppError('image_being_replaced');
    return { image_id: to, uses: begun.uses, done: await this.goOn(begun) };
  }

  /** Continues unfinished replacements. Usually only one replica tries each of them, which saves work but is not required. */
  async sweep(triedBefore: Date, signal?: AbortSignal): Promise<void> {
    for (const left of await this.replacements.listLeft(triedBefore)) {
      if (signal?.aborted) return;
      await this.replacements.noteTried(left._id);
      await this.goOn(left);
    }
  }

  /** True if every owner has completed it. Owners that do not answer are tried again later. */
  private async goOn({ _id: from, to, by, waiting }: ReplacementDocument): Promise<boolean> {
    const [image] = await this.images.claim([to]);
    // The new image has been deleted in the meantime: the replacement ends and the old image stays.
    if (!image) await Promise.all(waiting.map((owner) => this.replacements.noteDone(from, owner)));
    else {
      await this.inheritWords(from, to, by);
      const [current = image] = await this.images.describe([to]);
      for (const owner of waiting) {
        try {
          if (owner === SLIDES) await this.slides.replace(from, to, by);
          else await this.bus.ask(REPLACE_IMAGE[owner as Owner], { from, to: current, by });
          await this.replacements.noteDone(from, owner);
        } catch (error) {
          this.logger.warn({ err: error, owner }, 'A picture is replaced there later');
        }
      }
    }
    await this.replacements.end(from);
    return !(await this.replacements.isLeft(from));
  }

  /**
   * Copies the alternative text or the decorative flag of the old image if the new one has neither. The focal point belongs to the old
   * image only.
   */
  private async inheritWords(from: string, to: string, by: ActingPerson): Promise<void> {
    const [old, next] = await Promise.all([this.repository.find(from), this.repository.find(to)]);
    if (!old || !next || next.decorative || LANGUAGES.some((language) => altOf(next)[language])) return;
    if (old.decorative || LANGUAGES.some((language) => altOf(old)[language]))
      await this.acting.recorded(by, { call: library.replace.route, kind: 'library', action: 'changed', recordId: to }, () =>
        this.library.edit(to, { alt: altOf(old), decorative: old.decorative ?? false, focal: undefined }, null),
      );
  }
}
