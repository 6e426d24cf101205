import { Injectable } from '@nestjs/common';
import type { ImageUseView, LibraryImageView } from '@reefdesk/contracts/images/endpoints';
import type { LibraryChange, LibraryListQuery } from '@reefdesk/contracts/images/requests';
import { LANGUAGES } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ImageChanged } from '@reefdesk/contracts/messages/media.messages';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { MessageBus } from '@reefdesk/service-kit/messaging/message-bus';
import { StaffNames } from '@reefdesk/service-kit/messaging/staff-names';
import { NEWEST_FIRST, pageOf } from '@reefdesk/service-kit/mongo/pages';
import { nothingLeft } from '@reefdesk/service-kit/records/nothing-left';
import { type Changes, VersionedEdits } from '@reefdesk/service-kit/records/versioned-edits';
import { foldedTerms, searchedTerms } from '../images/folded-terms.ts';
import { altOf, toImageView } from '../images/image.mapper.ts';
import type { ImageDocument } from '../images/image.schema.ts';
import { type LibraryFilter, type LibraryImage, LibraryRepository } from './library.repository.ts';
import { LibraryUses, USES_BATCH } from './library-uses.ts';

/** Maximum number of images checked for one page of unused images. */
const MAX_LOOKED_AT = 5_000;

@Injectable()
export class LibraryService {
  private readonly edits: VersionedEdits<LibraryImage>;

  constructor(
    private readonly images: LibraryRepository,
    private readonly uses: LibraryUses,
    private readonly names: StaffNames,
    private readonly bus: MessageBus,
  ) {
    this.edits = new VersionedEdits({
      store: images,
      view: (image) => this.view(image),
      announce: (image) => this.bus.publish(ImageChanged, { image: toImageView(image) }),
      missing: 'image_not_found',
    });
  }

  async list({ limit = LIMITS.cursorPageDefault, cursor, q, unused, missing_alt }: LibraryListQuery): Promise<Page<LibraryImageView>> {
    const terms = searchedTerms(q ?? '');
    const orIds = terms.length > 0 ? await this.uses.named(terms) : [];
    const filter: LibraryFilter = { words: terms, orIds, undescribed: Boolean(missing_alt) };
    const { items, nextCursor } = await (unused ? this.unused(filter, cursor, limit) : this.images.list(filter, { limit, cursor }));
    return { items: await this.views(items), nextCursor };
  }

  async get(id: string): Promise<LibraryImageView> {
    return this.view(await this.edits.current(id, null));
  }

  async edit(id: string, change: LibraryChange, expected: number | null): Promise<LibraryImageView> {
    return this.view(await this.edits.change(id, (seen) => changesOf(seen, change), expected));
  }

  /** Throws `image_in_use` with the uses while the image is in use, and `edit_conflict` if another user has changed it. */
  async remove(id: string, expected: number | null): Promise<void> {
    const seen = await this.edits.current(id, expected);
    const uses = (await this.uses.of([id])).get(id) ?? [];
    if (uses.length > 0) throw new AppError('image_in_use', {}, { data: { uses } });
    await this.edits.remove(id, seen.version, () => this.images.takeOut(seen));
  }

  /** Reads batches until the page is full or {@link MOST_LOOKED_AT} images have been checked. */
  private async unused(filter: LibraryFilter, from: string | undefined, limit: number): Promise<Page<LibraryImage>> {
    const found: LibraryImage[] = [];
    let cursor = from;
    for (let looked = 0; looked < MAX_LOOKED_AT; looked += USES_BATCH) {
      const { items: batch, nextCursor } = await this.images.list(filter, { limit: USES_BATCH, cursor });
      const used = await this.uses.usedOf(batch.map(({ _id }) => _id));
      found.push(...batch.filter(({ _id }) => !used.has(_id)));
      if (found.length > limit || nextCursor === null) return pageOf(found, NEWEST_FIRST, limit);
      cursor = nextCursor;
    }
    return { items: found, nextCursor: cursor ?? null };
  }

  private async view(image: LibraryImage): Promise<LibraryImageView> {
    const [view] = await this.views([image]);
    return view as LibraryImageView;
  }

  private async views(images: readonly LibraryImage[]): Promise<LibraryImageView[]> {
    const [uses, names] = await Promise.all([
      this.uses.of(images.map(({ _id }) => _id)),
      this.names.of(images.map(({ uploadedBy }) => uploadedBy)),
    ]);
    return images.map((image) => toLibraryImageView(image, { uses: uses.get(image._id) ?? [], names }));
  }
}

/** Absent fields keep their value; each language of a text counts as a field. */
function changesOf(seen: LibraryImage, edit: LibraryChange): Changes {
  const { alt: texts, decorative = seen.decorative ?? false, focal, ...rest } = edit;
  nothingLeft(rest);
  const before = altOf(seen);
  const alt = Object.fromEntries(LANGUAGES.map((language) => [language, texts?.[language] ?? before[language]]));
  return {
    ...(texts && { alt }),
    decorative,
    described: decorative || LANGUAGES.every((language) => alt[language]),
    words: foldedTerms([seen.fileName, ...LANGUAGES.map((language) => alt[language])]),
    ...(focal !== undefined && { focal }),
  };
}

interface AroundImage {
  uses: readonly ImageUseView[];
  /** Names by `user_id`; users unknown to auth are missing. */
  names: ReadonlyMap<string, string>;
}

function toLibraryImageView(image: ImageDocument, { uses, names }: AroundImage): LibraryImageView {
  const { _id, fileName, sourceType, masterBytes, createdAt, updatedAt, uploadedBy, decorative, focal, version } = image;
  return {
    image_id: _id,
    image: toImageView(image),
    file_name: fileName ?? '',
    type: sourceType,
    bytes: masterBytes,
    uploaded_at: createdAt.toISOString(),
    uploaded_by: uploadedBy ? { user_id: uploadedBy, name: names.get(uploadedBy) ?? '' } : null,
    alt: altOf(image),
    decorative: decorative ?? false,
    focal: focal ? { x: focal.x, y: focal.y } : null,
    uses: [...uses],
    version: version ?? 1,
    updated_at: (updatedAt ?? createdAt).toISOString(),
  };
}
