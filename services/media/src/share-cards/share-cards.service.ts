import { Injectable } from '@nestjs/common';
import { CARD_MAX_BYTES, CARD_SIZES, type CardAddress, cardFocal, parseCardFile } from '@reefdesk/contracts/images/share-cards';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { withoutDeadline } from '@reefdesk/service-kit/request/request-context';
import type { ImageDocument } from '../images/image.schema.ts';
import { isImageId } from '../images/image-id.ts';
import { ImagesRepository } from '../images/images.repository.ts';
import { BackgroundPixels } from '../pixels/background-pixels.ts';
import { cardsFolder } from '../storage/object-keys.ts';
import { ObjectStorage } from '../storage/object-storage.ts';
import { CardStore } from './card-store.ts';
import { CardTitles } from './card-titles.ts';

/** Draws a card on the first request, only once for parallel requests, and stores it. */
@Injectable()
export class ShareCardsService {
  private readonly finding = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly storage: ObjectStorage,
    private readonly cards: CardStore,
    private readonly titles: CardTitles,
    private readonly pixels: BackgroundPixels,
  ) {}

  /** Throws `image_not_found` for URLs that no page contains. Cards outlive a change of the name, because shared links still use them. */
  async find(id: string, file: string): Promise<Buffer> {
    const card = parseCardFile(file);
    const image = card && isImageId(id) ? await this.images.findReady(id) : null;
    if (!card || !image) throw new AppError('image_not_found');
    const key = `${cardsFolder(image)}${file}`;
    // The first client may disconnect while others wait for the same card.
    const finding =
      this.finding.get(key) ?? withoutDeadline(() => this.readOrDraw(image, key, card)).finally(() => this.finding.delete(key));
    this.finding.set(key, finding);
    return finding;
  }

  private async readOrDraw(image: ImageDocument, key: string, { shape, digest, focal }: CardAddress): Promise<Buffer> {
    const known = await this.cards.read(key);
    if (known) return known;
    // Accepts only the current focal point, so that a client cannot request a card for every possible point.
    if (focal && (!image.focal || cardFocal(image.focal) !== focal)) throw new AppError('image_not_found');
    const texts = await this.titles.find(image._id, digest);
    const master = texts && (await this.storage.read(image.masterKey));
    if (!master) throw new AppError('image_not_found');
    const { bytes } = await this.pixels.run('card', image.width * image.height, {
      master,
      ...CARD_SIZES[shape],
      maxBytes: CARD_MAX_BYTES[shape],
      ...texts,
      ...(focal && image.focal && { focal: image.focal }),
    });
    const card = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    await this.cards.write(image, key, card);
    return card;
  }
}
