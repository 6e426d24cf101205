import { Injectable } from '@nestjs/common';
import type { ReplacedView } from '@reefdesk/contracts/images/endpoints';
import type { ActingPerson } from '@reefdesk/contracts/messages/media.messages';
import { currentTrail, noteAudited } from '@reefdesk/service-kit/audit/trail';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { LibraryRepository } from '../library.repository.ts';
import { LibraryUses } from '../library-uses.ts';
import { OWNERS, ReplacementWork } from './replacement-work.ts';
import { ReplacementsRepository } from './replacements.repository.ts';

const NOBODY: ActingPerson = { userId: null, position: null, network: '' };

/** Replaces an image in every record that shows it (docs/adr/0034). */
@Injectable()
export class ReplacementsService {
  constructor(
    private readonly replacements: ReplacementsRepository,
    private readonly repository: LibraryRepository,
    private readonly uses: LibraryUses,
    private readonly work: ReplacementWork,
  ) {}

  /** Throws `image_not_found`, or `image_being_replaced` if either image is part of another replacement. */
  async replace(from: string, to: string): Promise<ReplacedView> {
    const [old, next] = await Promise.all([this.repository.find(from), this.repository.find(to)]);
    if (!old || !next) throw new AppError('image_not_found');
    noteAudited({ name: old.fileName || from, before: { image: from }, after: { image: to } });
    const uses = from === to ? [] : ((await this.uses.of([from])).get(from) ?? []).filter(({ kind }) => kind !== 'kept');
    if (from === to) return { image_id: to, uses, done: true };
    const by = currentTrail()?.actor ?? NOBODY;
    const begun = await this.replacements.begin({ _id: from, to, by, uses, waiting: [...OWNERS], triedAt: new Date() });
    if (!begun) throw new AppError('image_being_replaced');
    return { image_id: to, uses: begun.uses, done: await this.work.goOn(begun) };
  }
}
