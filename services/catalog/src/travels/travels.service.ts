import { Injectable } from '@nestjs/common';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { ListView, PagingQuery } from '@reefdesk/contracts/lists';
import { durationText } from '@reefdesk/contracts/time/duration';
import type { PackageListQuery } from '@reefdesk/contracts/travels/requests';
import {
  choosePackages,
  type PackageChoices,
  type PackageFilters,
  packageChoices,
  rankIn,
  type SearchablePackage,
} from '@reefdesk/contracts/travels/search';
import type {
  ItineraryView,
  PackageCardView,
  PackageIdView,
  PackageView,
  TravelDetailView,
  TravelPageView,
  TravelsWithStatsView,
} from '@reefdesk/contracts/travels/views';
import { ImageDirectory } from '@reefdesk/media-client/image-directory';
import type { StoredImage } from '@reefdesk/media-client/stored-image';
import { Operator } from '@reefdesk/operator-client/operator';
import type { Caller } from '@reefdesk/service-kit/access/caller';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { BY_PLACE, NEWEST_FIRST, pageInMemory } from '@reefdesk/service-kit/mongo/pages';
import { type Visibility, visibleTo } from '../content/visibility.ts';
import { imagesOf, mainImage } from '../destinations/destination.mapper.ts';
import type { DestinationDocument } from '../destinations/destination.schema.ts';
import { type DestinationSummary, DestinationsRepository } from '../destinations/destinations.repository.ts';
import { ActiveBookings } from './active-bookings.ts';
import { monthOf } from './calendar-month.ts';
import { destinationIdsOf } from './itinerary.ts';
import { picturesOf, type TravelDocument } from './travel.schema.ts';
import { toTravelDetailView } from './travel-detail.mapper.ts';
import { toPackageCardView, toPackageIdView, toPackageView, toTravelListItemView } from './travel-list.mapper.ts';
import { toItineraryView, toTravelPageView } from './travel-page.mapper.ts';
import { type ListedTravels, TravelsRepository } from './travels.repository.ts';

type ListedView = PackageView | PackageCardView | PackageIdView;

interface PackagePage extends Page<ListedView> {
  /** Number of matches on all pages and what the filters can choose from; for pages of cards. */
  counted?: { total: number; choices: PackageChoices };
}

interface FoundTravel extends SearchablePackage {
  id: string;
  place?: string | undefined;
}

interface TravelsWithStats extends Pick<Page<unknown>, 'nextCursor'> {
  list: TravelsWithStatsView;
}

interface OutsideFigures {
  activeBookings: number | null;
  /** Current month in the operator's time zone, like `2026-11`. */
  month: string;
  timeZone: string;
}

@Injectable()
export class TravelsService {
  constructor(
    private readonly travels: TravelsRepository,
    private readonly destinations: DestinationsRepository,
    private readonly images: ImageDirectory,
    private readonly bookings: ActiveBookings,
    private readonly operator: Operator<{ timeZone: string }>,
  ) {}

  /** In the order that staff set, or as the query says. */
  async packages(caller: Caller, query: PackageListQuery): Promise<PackagePage> {
    const visibility = visibleTo(caller);
    const { destination: visiting, days, kind, sort } = query;
    const listed = { ...visibility, visiting, slugs: namedIn(query) };
    const isCounted = query.view === 'card' && query.limit !== undefined;
    const isSorted = sort !== undefined && sort !== 'ours';
    const isFiltered = days !== undefined || kind !== undefined || isSorted;
    const found = isFiltered || isCounted ? await this.search(listed, query) : undefined;
    const { items, nextCursor } =
      found && isFiltered ? await this.pageOfFound(found.travels, visibility, query) : await this.travels.list(listed, BY_PLACE, query);
    return {
      items: await this.packageViews(items, visibility, query.view),
      nextCursor,
      ...(isCounted && found && { counted: found.counted }),
    };
  }

  async page(caller: Caller, slug: string): Promise<TravelPageView> {
    const visibility = visibleTo(caller);
    return this.pageOf(found(await this.travels.findBySlug(slug, visibility)), visibility);
  }

  async pageOf(travel: TravelDocument, visibility: Visibility): Promise<TravelPageView> {
    const destinations = await this.visited(travel, visibility);
    const views = await this.images.views([...picturesOf(travel), ...[...destinations.values()].flatMap(imagesOf)]);
    return toTravelPageView(travel, destinations, views);
  }

  async itinerary(caller: Caller, idOrSlug: string): Promise<ItineraryView> {
    const visibility = visibleTo(caller);
    return this.itineraryOf(found(await this.travels.findByIdOrSlug(idOrSlug, visibility)), visibility);
  }

  async itineraryOf(travel: TravelDocument, visibility: Visibility): Promise<ItineraryView> {
    const destinations = await this.visited(travel, visibility);
    const views = await this.images.views([
      ...picturesOf(travel),
      ...[...destinations.values()].flatMap((visited) => mainImage(visited) ?? []),
    ]);
    return toItineraryView(travel, destinations, views);
  }

  async packageOf(travel: TravelDocument, visibility: Visibility): Promise<PackageView> {
    const [view] = await this.packageViews([travel], visibility, undefined);
    return view as PackageView;
  }

  /** `activeBookings` is null if bookings does not answer (OR-60, ENQ-14). */
  async figures(now = new Date()): Promise<OutsideFigures> {
    const [{ timeZone }, activeBookings] = await Promise.all([this.operator.current(), this.bookings.count()]);
    return { activeBookings, month: monthOf(now, timeZone), timeZone };
  }

  async listWithStats({ activeBookings, month, timeZone }: OutsideFigures, query: PagingQuery): Promise<TravelsWithStats> {
    const [{ items: travels, nextCursor }, moments, destinationCount] = await Promise.all([
      this.travels.list({}, NEWEST_FIRST, query),
      this.travels.creations(),
      this.destinations.count(),
    ]);
    const [summaries, views] = await Promise.all([this.summaries(travels, {}), this.images.views(coversOf(travels))]);
    const stats = {
      totalTravels: moments.length,
      activeBookings,
      destinations: destinationCount,
      monthlyTours: moments.filter((moment) => monthOf(moment, timeZone) === month).length,
    };
    return { list: { travels: travels.map((travel) => toTravelListItemView(travel, summaries, views)), stats }, nextCursor };
  }

  async details(id: string): Promise<TravelDetailView> {
    return this.detailsOf(found(await this.travels.find(id)));
  }

  async detailsOf(travel: TravelDocument): Promise<TravelDetailView> {
    const destinations = await this.visited(travel, {});
    const views = await this.images.views([...picturesOf(travel), ...[...destinations.values()].flatMap(imagesOf)]);
    return toTravelDetailView(travel, destinations, views);
  }

  private async search(listed: ListedTravels, filters: PackageFilters) {
    const all = (await this.travels.searched(listed)).map(({ _id, durationDays, level, price, place }) => ({
      ...{ id: _id, duration: durationText(durationDays), level, price, place },
    }));
    const travels = choosePackages(all, filters);
    return { travels, counted: { total: travels.length, choices: packageChoices(all) } };
  }

  private async pageOfFound(found: readonly FoundTravel[], visibility: Visibility, query: PackageListQuery): Promise<Page<TravelDocument>> {
    const keysOf = (travel: FoundTravel) => [rankIn(travel, query.sort ?? 'ours'), travel.place ?? '', travel.id];
    const { items: page, nextCursor } = pageInMemory(found, keysOf, query);
    const ids = page.map(({ id }) => id);
    const travels = byId((await this.travels.list({ ...visibility, ids }, BY_PLACE, {})).items);
    return { items: ids.flatMap((id) => travels.get(id) ?? []), nextCursor };
  }

  private async packageViews(
    travels: readonly TravelDocument[],
    visibility: Visibility,
    view: ListView | undefined,
  ): Promise<ListedView[]> {
    if (view === 'ids') return travels.map(toPackageIdView);
    const pictures = this.images.views(coversOf(travels));
    if (view === 'card') {
      const views = await pictures;
      return travels.map((travel) => toPackageCardView(travel, views));
    }
    const [summaries, views] = await Promise.all([this.summaries(travels, visibility), pictures]);
    return travels.map((travel) => toPackageView(travel, summaries, views));
  }

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

function namedIn({ slugs }: PackageListQuery): string[] | undefined {
  return slugs ? slugs.split(',').slice(0, LIMITS.namedPackages) : undefined;
}

function byId<Item extends { _id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._id, item]));
}

function coversOf(travels: readonly TravelDocument[]): StoredImage[] {
  return travels.flatMap((travel) => travel.image ?? []);
}
