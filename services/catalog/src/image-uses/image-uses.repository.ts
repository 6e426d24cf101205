import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DESTINATION, type DestinationDocument } from '../destinations/destination.schema.ts';
import { TRAVEL, type TravelDocument } from '../travels/travel.schema.ts';

/** Every place of this database that refers to an image. A new one must be added here, or its images are collected. */
@Injectable()
export class ImageUsesRepository {
  constructor(
    @InjectModel(TRAVEL) private readonly travels: Model<TravelDocument>,
    @InjectModel(DESTINATION) private readonly destinations: Model<DestinationDocument>,
  ) {}

  /** The ids in use, with others that hang beside them. Whatever the status of the record: inactive content comes back. */
  async find(ids: readonly string[]): Promise<string[]> {
    const used = await Promise.all([
      this.travels.distinct('image.id', { 'image.id': { $in: [...ids] } }).read('primary'),
      this.destinations.distinct('images.image.id', { 'images.image.id': { $in: [...ids] } }).read('primary'),
    ]);
    return used.flat().filter((id) => typeof id === 'string');
  }
}
