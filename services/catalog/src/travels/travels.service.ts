import { Injectable } from '@nestjs/common';
import type { ListQuery, ListView } from '@reefdesk/contracts/requests/lists.requests';
import type {
  ItineraryView,
  PackageIdView,
  PackageView,
  SlimPackageView,
  TravelDetailView,
  TravelPageView,
  TravelsWithStatsView,
} from '@reefdesk/contracts/travels';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { Operator } from '@reefdesk/operator-client/operator';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { type Listed, readList } from '@reefdesk/service-kit/http/listing';
import { type Visibility, visibleTo } from '../content/visibility.ts';
import { imagesOf, mainImage } from '../destinations/destination.mapper.ts';
import type { DestinationDocument } from '../destinations/destination.schema.ts';
import { type DestinationSummary, DestinationsRepository } from '../destinations/destinations.repository.ts';
import { ActiveBookings } from './active-bookings.ts';
import { isSameMonth } from './calendar-month.ts';
import { destinationIdsOf } from './itinerary.ts';
import type { TravelDocument } from './travel.schema.ts';
import { toTravelDetailView } from './travel-detail.mapper.ts';
import { toPackageIdView, toPackageView, toSlimPackageView, toTravelListItemView } from './travel-list.mapper.ts';
import { toItineraryView, toTravelPageView } from './travel-page.mapper.ts';
import { TravelsRepository } from './travels.repository.ts';

/** The rules of travel packages. */
@Injectable()
export class TravelsService {
  constructor(
    private readonly travels: TravelsRepository,
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
    private readonly bookings: ActiveBookings,
    private readonly operator: Operator<{ timeZone: string }>,
  ) {}

  /** In order of creation, in the view that is asked for. */
  async packages(caller: Caller, query: ListQuery): Promise<Listed<PackageView | SlimPackageView | PackageIdView>> {
    const visibility = visibleTo(caller);
    const { items, ...paged } = await readList(query, {
      read: (slice) => this.travels.list(visibility, 'oldest-first', slice),
      count: () => this.travels.count(visibility),
    });
    return { items: await this.packageViews(items, visibility, query.view), ...paged };
  }

  async page(caller: Caller, slug: string): Promise<TravelPageView> {
    const travel = found(await this.travels.findBySlug(slug, visibleTo(caller)));
    const destinations = await this.visited(travel, visibleTo(caller));
    const views = await this.images.views([...picturesOf([travel]), ...[...destinations.values()].flatMap(imagesOf)]);
    return toTravelPageView(travel, destinations, views);
  }

  async itinerary(caller: Caller, idOrSlug: string): Promise<ItineraryView> {
    const travel = found(await this.travels.findByIdOrSlug(idOrSlug, visibleTo(caller)));
    const destinations = await this.visited(travel, visibleTo(caller));
    const views = await this.images.views([...destinations.values()].flatMap((destination) => mainImage(destination) ?? []));
    return toItineraryView(travel, destinations, views);
  }

  /** The back office's list, newest first, with its figures; bookings' own is null while nobody can say (OR-60, ENQ-14). */
  async listWithStats(now = new Date()): Promise<TravelsWithStatsView> {
    const [travels, destinationCount, { timeZone }, activeBookings] = await Promise.all([
      this.travels.list({}, 'newest-first'),
      this.destinations.count(),
      this.operator.current(),
      this.bookings.count(),
    ]);
    const [summaries, views] = await Promise.all([this.summaries(travels, {}), this.images.views(picturesOf(travels))]);
    return {
      travels: travels.map((travel) => toTravelListItemView(travel, summaries, views)),
      stats: {
        totalTravels: travels.length,
        activeBookings,
        destinations: destinationCount,
        monthlyTours: travels.filter((travel) => isSameMonth(travel.createdAt, now, timeZone)).length,
      },
    };
  }

  async details(id: string): Promise<TravelDetailView> {
    return this.detailsOf(found(await this.travels.find(id)));
  }

  /** The package as the back office edits it. */
  async detailsOf(travel: TravelDocument): Promise<TravelDetailView> {
    const destinations = await this.visited(travel, {});
    const views = await this.images.views([...picturesOf([travel]), ...[...destinations.values()].flatMap(imagesOf)]);
    return toTravelDetailView(travel, destinations, views);
  }

  private async packageViews(
    travels: readonly TravelDocument[],
    visibility: Visibility,
    view: ListView | undefined,
  ): Promise<(PackageView | SlimPackageView | PackageIdView)[]> {
    if (view === 'ids') return travels.map(toPackageIdView);
    const pictures = this.images.views(picturesOf(travels));
    if (view === 'slim') {
      const views = await pictures;
      return travels.map((travel) => toSlimPackageView(travel, views));
    }
    const [summaries, views] = await Promise.all([this.summaries(travels, visibility), pictures]);
    return travels.map((travel) => toPackageView(travel, summaries, views));
  }

  /** One query for the destinations of all packages. */
  private async summaries(travels: readonly TravelDocument[], visibility: Visibility): Promise<Map<string, DestinationSummary>> {
    return byId(await this.destinations.summariesByIds([...new Set(travels.flatMap(destinationIdsOf))], visibility));
  }

  private async visited(travel: TravelDocument, visibility: Visibility): Promise<Map<string, DestinationDocument>> {
    return byId(await this.destinations.listByIds(destinationIdsOf(travel), visibility));
  }
}

function found(travel: TravelDocument | null): TravelDocument {
  if (!travel) throw new AppError('travel_not_found');
  return travel;
}

function byId<Item extends { _id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._id, item]));
}

function picturesOf(travels: readonly TravelDocument[]): StoredImage[] {
  return travels.flatMap((travel) => travel.image ?? []);
}
