import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ENQUIRY_STATES, ENQUIRY_WISHES, type EnquiryState } from '@reefdesk/contracts/enquiries/values';
import { LIMITS } from '@reefdesk/contracts/limits';
import type { PagingQuery } from '@reefdesk/contracts/lists';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { NEWEST_FIRST, OLDEST_FIRST, type Order, readPage } from '@reefdesk/service-kit/mongo/pages';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/records/versioned-documents';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/records/versioned-edits';
import type { Model, QueryFilter } from 'mongoose';
import { ENQUIRY_MODEL, type EnquiryDocument, type ListedEnquiry } from './enquiry.schema.ts';
import { type TermFilter, termFilters } from './search-terms.ts';

export interface EnquiryFilter {
  state?: EnquiryState | undefined;
  q?: string | undefined;
  package?: string | undefined;
  /** `departure_id` */
  waitlist?: string | undefined;
  language?: string | undefined;
  wish?: 'open' | undefined;
  /** `user_id`; null for unassigned enquiries. */
  assignee?: string | null | undefined;
  /** Only enquiries whose guest waits for a reply. */
  isWaiting?: boolean | undefined;
}

interface SearchPlan {
  words: QueryFilter<EnquiryDocument>[];
  isRare: boolean;
}

export interface GuestPage {
  /** First id of the page, inclusive. */
  from?: string;
  before?: Date;
  limit: number;
}

export interface Arrival {
  from: Date | undefined;
  before: Date | undefined;
  withSpam: boolean;
}

/** Up to this many matches of one word are read faster than the list is scanned. */
const FEW = 3_000;
const TERMS_INDEX = { words: 1 } as const;
const NOT_LISTED = { messages: 0, notes: 0, history: 0, words: 0 } as const;
const ANY_WISH = { $in: ENQUIRY_WISHES };
const SHOWN_STATES = ENQUIRY_STATES.filter((state) => state !== 'spam');
/** Without comparing with null, so that the index alone answers (`waitingSince`, `state`). */
const WAITS = { waitingSince: { $gte: new Date(0) } };
const WAITING = { ...WAITS, state: { $in: SHOWN_STATES } };
/** Enquiries with an open wish, except new ones. */
const WISHING = { wish: ANY_WISH, state: { $nin: ['new', 'spam'] as EnquiryState[] } };

const ON_WAITLIST = { waitlist: 'waiting', state: { $ne: 'spam' satisfies EnquiryState } };

export const LONGEST_WAIT_FIRST: Order = { field: 'waitingSince', direction: 1 };

/** The only file that writes the `enquiries` collection; `statistics/` reads it too. */
@Injectable()
export class EnquiriesRepository implements VersionedStore<EnquiryDocument> {
  constructor(@InjectModel(ENQUIRY_MODEL) private readonly model: Model<EnquiryDocument>) {}

  /** `reference-taken`: another enquiry has the same random reference. */
  async insert(enquiry: EnquiryDocument): Promise<'created' | 'present' | 'reference-taken'> {
    // The unique index must exist before the first insert.
    await this.model.init();
    try {
      return (await insertNew(this.model, enquiry)) ? 'created' : 'present';
    } catch (error) {
      if (isDuplicateOf(error, 'reference')) return 'reference-taken';
      throw error;
    }
  }

  find(id: string): Promise<EnquiryDocument | null> {
    return this.model.findById(id).lean<EnquiryDocument>().exec();
  }

  findByToken(token: string): Promise<EnquiryDocument | null> {
    return this.model.findOne({ token }).lean<EnquiryDocument>().exec();
  }

  findByReference(reference: string): Promise<EnquiryDocument | null> {
    return this.model.findOne({ reference }).lean<EnquiryDocument>().exec();
  }

  change(id: string, changes: Changes, version: number): Promise<EnquiryDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }

  async list(filter: EnquiryFilter, order: Order, { limit = LIMITS.cursorPageDefault, cursor }: PagingQuery): Promise<Page<ListedEnquiry>> {
    const terms = await this.byRarity(filter.q);
    return readPage(this.matching(filter, terms).select(NOT_LISTED), order, { limit, cursor });
  }

  /** Ids of the newest enquiries that match the search. */
  async listIds(q: string, limit: number): Promise<string[]> {
    const query = this.matching({}, await this.byRarity(q)).select({ createdAt: 1 });
    const { items } = await readPage<{ _id: string }>(query, NEWEST_FIRST, { limit });
    return items.map(({ _id }) => _id);
  }

  private matching(filter: EnquiryFilter, { words, isRare }: SearchPlan) {
    const query = this.model.find({ $and: [conditionsOf(filter), ...words] });
    return isRare ? query.hint(TERMS_INDEX) : query;
  }

  /**
   * Chooses the query plan, since MongoDB would reuse that of an earlier search: the index of the rarest word if it has fewer than `FEW`
   * matches, else the list. All other words are `$nor`, for which MongoDB uses no index.
   */
  private async byRarity(search = ''): Promise<SearchPlan> {
    const filters = termFilters(search);
    if (filters.length < 2) return { words: [...filters], isRare: false };
    const counts = await Promise.all(filters.map((term) => this.model.countDocuments(term).limit(FEW).exec()));
    const least = Math.min(...counts);
    const rarest = least < FEW ? counts.indexOf(least) : -1;
    const ways = filters.map((term, at) => (at === rarest ? term : { $nor: [{ words: { $not: asCondition(term) } }] }));
    return { words: ways, isRare: rarest >= 0 };
  }

  /** Enquiries that arrived within this time, oldest first. */
  listArrived({ from, before, withSpam }: Arrival, page: PagingQuery): Promise<Page<ListedEnquiry>> {
    const conditions = [
      { ...(from && { createdAt: { $gte: from } }) },
      { ...(before && { createdAt: { $lt: before } }) },
      { ...(!withSpam && { state: { $in: SHOWN_STATES } }) },
    ];
    return readPage(this.model.find({ $and: conditions }).select(NOT_LISTED), OLDEST_FIRST, page);
  }

  countWaiting(): Promise<number> {
    return this.model.countDocuments(WAITING).exec();
  }

  /** Without enquiries that `countWishes` counts. */
  async countOtherWaiting(): Promise<number> {
    const [waiting, withWish] = await Promise.all([this.countWaiting(), this.model.countDocuments({ ...WISHING, ...WAITS }).exec()]);
    return Math.max(0, waiting - withWish);
  }

  /** Without new enquiries and spam. */
  countWishes(): Promise<number> {
    return this.model.countDocuments(WISHING).exec();
  }

  listOf(email: string, { limit = LIMITS.cursorPageDefault, cursor }: PagingQuery): Promise<Page<ListedEnquiry>> {
    return readPage(this.model.find({ email }).select(NOT_LISTED), NEWEST_FIRST, { limit, cursor });
  }

  async hasAnswered(email: string): Promise<boolean> {
    return (await this.model.exists({ email, answeredAt: { $ne: null } }).exec()) !== null;
  }

  /** Enquiries that are not booked, still hold personal data and have not changed since `before`. */
  listForgotten(before: Date, { except, limit }: { except: readonly string[]; limit: number }): Promise<EnquiryDocument[]> {
    return this.model
      .find({ _id: { $nin: [...except] }, erasedAt: null, state: { $ne: 'booked' }, updatedAt: { $lt: before } })
      .limit(limit)
      .lean<EnquiryDocument[]>()
      .exec();
  }

  /** Sorted by id. Erased enquiries have no address. */
  listOfGuest(email: string, { from = '', before, limit }: GuestPage): Promise<EnquiryDocument[]> {
    return this.model
      .find({ email: normaliseEmail(email), _id: { $gte: from }, ...(before && { createdAt: { $lt: before } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<EnquiryDocument[]>()
      .exec();
  }

  /** Unknown ids are left out. */
  async listByIds(ids: readonly string[]): Promise<ReadonlyMap<string, ListedEnquiry>> {
    const found = await this.model
      .find({ _id: { $in: [...new Set(ids)] } })
      .select(NOT_LISTED)
      .lean<ListedEnquiry[]>()
      .exec();
    return new Map(found.map((enquiry) => [enquiry._id, enquiry]));
  }

  /** Keyed by enquiry id; empty after erasure (ENQ-19). */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.model
      .find({ _id: { $in: [...new Set(ids)] } })
      .select({ name: 1 })
      .lean<Pick<EnquiryDocument, '_id' | 'name'>[]>()
      .exec();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** Number of guests who wait for places, by departure. Departures without any are left out. */
  async countWaitlists(departureIds?: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = await this.model
      .aggregate<{ _id: string; count: number }>([
        { $match: { ...ON_WAITLIST, ...(departureIds && { departureId: { $in: departureIds } }) } },
        { $group: { _id: '$departureId', count: { $sum: 1 } } },
      ])
      .exec();
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  /** Oldest `waitingSince` of all enquiries except spam, or null. */
  async longestWait(): Promise<Date | null> {
    const found = await this.model.findOne(WAITING).sort({ waitingSince: 1 }).select({ waitingSince: 1 }).lean().exec();
    return found?.waitingSince ?? null;
  }
}

function asCondition({ words }: TermFilter): { $eq: string } | { $regex: string } {
  return typeof words === 'string' ? { $eq: words } : words;
}

function conditionsOf({ state, package: slug, waitlist, language, assignee, wish, isWaiting }: EnquiryFilter): Record<string, unknown> {
  return {
    state: state ?? { $in: SHOWN_STATES },
    ...(slug && { 'package.slug': slug }),
    ...(waitlist && { departureId: waitlist, waitlist: 'waiting' }),
    ...(language && { language }),
    ...(wish && { wish: ANY_WISH }),
    ...(assignee !== undefined && { assignee }),
    ...(isWaiting && WAITS),
  };
}
