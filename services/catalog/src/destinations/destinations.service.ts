import { Injectable } from '@nestjs/common';
import type {
  DestinationCardView,
  DestinationIdView,
  DestinationRowView,
  DestinationView,
} from '@reefdesk/contracts/destinations/endpoints';
import type { DestinationListQuery, DestinationListView } from '@reefdesk/contracts/destinations/requests';
import { choicesOf, type DestinationChoices, matchesFilters } from '@reefdesk/contracts/destinations/search';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { type Visibility, visibleTo } from '../content/visibility.ts';
import {
  imagesOf,
  mainImage,
  toDestinationCardView,
  toDestinationIdView,
  toDestinationRowView,
  toDestinationView,
  toSearchable,
} from './destination.mapper.ts';
import type { DestinationDocument } from './destination.schema.ts';
import { DestinationsRepository } from './destinations.repository.ts';

type ListedView = DestinationView | DestinationCardView | DestinationRowView | DestinationIdView;

interface DestinationPage extends Page<ListedView> {
  /** Number of matches on all pages and what the filters can choose from; for pages of cards. */
  counted?: { total: number; choices: DestinationChoices };
}

@Injectable()
export class DestinationsService {
  constructor(
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
  ) {}

  /** Sorted by creation time. */
  async list(caller: Caller, query: DestinationListQuery): Promise<DestinationPage> {
    const visibility = visibleTo(caller);
    const isFiltered = Boolean(query.q || query.category || query.level);
    const isCounted = query.view === 'card' && query.limit !== undefined;
    const { ids, counted } = isFiltered || isCounted ? await this.search(visibility, query) : {};
    const { items, nextCursor } = await this.destinations.list({ ...visibility, ...(isFiltered && { ids }) }, query, query.view);
    return { items: await this.viewed(items, query.view), nextCursor, ...(isCounted && { counted }) };
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

  private async search(visibility: Visibility, { lang, ...filters }: DestinationListQuery) {
    const all = (await this.destinations.searched(visibility)).map((document) => ({ id: document._id, ...toSearchable(document) }));
    const ids = all.filter((destination) => matchesFilters(destination, filters, lang)).map(({ id }) => id);
    return { ids, counted: { total: ids.length, choices: choicesOf(all) } };
  }

  private async viewed(destinations: readonly DestinationDocument[], view: DestinationListView | undefined): Promise<ListedView[]> {
    if (view === 'ids') return destinations.map(toDestinationIdView);
    if (view === undefined) return this.views(destinations);
    const views = await this.images.views(destinations.flatMap((destination) => mainImage(destination) ?? []));
    const toView = view === 'row' ? toDestinationRowView : toDestinationCardView;
    return destinations.map((destination) => toView(destination, views));
  }

  private async views(destinations: readonly DestinationDocument[]): Promise<DestinationView[]> {
    const views = await this.images.views(destinations.flatMap(imagesOf));
    return destinations.map((destination) => toDestinationView(destination, views));
  }
}
