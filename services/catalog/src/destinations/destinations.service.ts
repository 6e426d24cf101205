import { Injectable } from '@nestjs/common';
import type { DestinationView } from '@reefdesk/contracts/destinations';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { visibleTo } from '../content/visibility.ts';
import { imagesOf, toDestinationView } from './destination.mapper.ts';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';

/** The rules of destinations. */
@Injectable()
export class DestinationsService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
  ) {}

  /** In order of creation. */
  async list(caller: Caller): Promise<DestinationView[]> {
    return this.views(await this.destinations.list(visibleTo(caller)));
  }

  async get(caller: Caller, id: string): Promise<DestinationView> {
    const destination = await this.destinations.find(id, visibleTo(caller));
    if (!destination) throw new AppError('destination_not_found');
    const [view] = await this.views([destination]);
    return view as DestinationView;
  }

  private async views(destinations: readonly DestinationDocument[]): Promise<DestinationView[]> {
    const views = await this.images.views(destinations.flatMap(imagesOf));
    return destinations.map((destination) => toDestinationView(destination, views));
  }
}
