import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Localised } from '@reefdesk/contracts/languages';
import type { Model } from 'mongoose';
import { mainImage } from '../destinations/destination.mapper.ts';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';

@Injectable()
export class CardTitlesRepository {
  constructor(
    @InjectModel(TRAVEL) private readonly travels: Model<TravelDocument>,
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
  ) {}

  /** Names of the active records whose main picture is this image. */
  async namesWith(imageId: string): Promise<Partial<Localised>[]> {
    const [travels, destinations] = await Promise.all([
      this.travels.find({ status: 'active', 'image.id': imageId }).select({ name: 1 }).lean(),
      this.destinations.find({ status: 'active', 'images.image.id': imageId }).select({ name: 1, images: 1 }).lean(),
    ]);
    return [...travels, ...destinations.filter((destination) => mainImage(destination)?.id === imageId)].map(({ name }) => name);
  }
}
