import { Injectable } from '@nestjs/common';
import type { DestinationCardView, DestinationIdView, DestinationView } from '@reefdesk/contracts/destinations/endpoints';
import type { ListQuery, ListView } from '@reefdesk/contracts/lists';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { visibleTo } from '../content/visibility.ts';
import { imagesOf, mainImage, toDestinationCardView, toDestinationIdView, toDestinationView } from './destination.mapper.ts';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';

@Injectable()
export class DestinationsService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
  ) {}

  /** Sorted by creation time. */
  async list(caller: Caller, query: ListQuery): Promise<Page<DestinationView | DestinationCardView | DestinationIdView>> {
    const visibility = visibleTo(caller);
    const { items, ...paged } = await this.destinations.list(visibility, query, query.view);
    return { items: await this.viewed(items, query.view), ...paged };
  }

  async get(caller: Caller, id: string): Promise<DestinationView> {
    const destination = await this.destinations.find(id, visibleTo(caller));
    if (!destination) throw new AppError('destination_not_found');
    return this.view(destination);
  }

  async view(destination: DestinationDocument): Promise<DestinationView> {
    const [view] = await this.views([destination]);
    return view as DestinationView;
  }

  private async viewed(
    destinations: readonly DestinationDocument[],
    view: ListView | undefined,
  ): Promise<(DestinationView | DestinationCardView | DestinationIdView)[]> {
    if (view === 'ids') return destinations.map(toDestinationIdView);
    if (view === undefined) return this.views(destinations);
    const views = await this.images.views(destinations.flatMap((destination) => mainImage(destination) ?? []));
    return destinations.map((destination) => toDestinationCardView(destination, views));
  }

  private async views(destinations: readonly DestinationDocument[]): Promise<DestinationView[]> {
    const views = await this.images.views(destinations.flatMap(imagesOf));
    return destinations.map((destination) => toDestinationView(destination, views));
  }
}
