import { Injectable, Logger } from '@nestjs/common';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import type { ReplacedView } from '@reefdesk/contracts/library';
import { type ActingPerson, REPLACE_IMAGE } from '@reefdesk/contracts/messages/image-uses.messages';
import { REPLACE_CALL } from '@reefdesk/media-client/image-replacing.repository';
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
 * Shows another picture wherever one is shown (docs/adr/0034). What has to be done stands in a record until every owner has done it:
 * each does it record by record, and once more changes nothing, so whoever finds the record can go on from there.
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

  /** Throws `image_not_found` for either of the two, `image_being_replaced` while one of them is part of another replacement. */
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

  /** Goes on with what was left; each is tried by one replica at a time, which only saves work. */
  async sweep(triedBefore: Date): Promise<void> {
    for (const left of await this.replacements.listLeft(triedBefore)) {
      await this.replacements.noteTried(left._id);
      await this.goOn(left);
    }
  }

  /** Whether everybody has done it. Who is away is left for later. */
  private async goOn({ _id: from, to, by, waiting }: ReplacementDocument): Promise<boolean> {
    const [image] = await this.images.claim([to]);
    // Collected since, which nobody asked for while it was about to be shown: the old one stays where it is.
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

  /** Words about the old picture are better than none; what stays in sight belongs to the picture alone. */
  private async inheritWords(from: string, to: string, by: ActingPerson): Promise<void> {
    const [old, next] = await Promise.all([this.repository.find(from), this.repository.find(to)]);
    if (!old || !next || next.decorative || LANGUAGES.some((language) => altOf(next)[language])) return;
    if (old.decorative || LANGUAGES.some((language) => altOf(old)[language]))
      await this.acting.recorded(by, { call: REPLACE_CALL, kind: 'library', action: 'changed', recordId: to }, () =>
        this.library.edit(to, { alt: altOf(old), decorative: old.decorative ?? false, focal: undefined }, null),
      );
  }
}
