import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { normaliseEmail } from '@reefdesk/contracts/email';
import { ENQUIRY_STATES, ENQUIRY_WISHES, type EnquiryState } from '@reefdesk/contracts/enquiries';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/editing/versioned-edits';
import { filterAfter, type Position } from '@reefdesk/service-kit/http/cursor';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model, QueryFilter } from 'mongoose';
import { ENQUIRY_MODEL, type EnquiryDocument, type ListedEnquiry } from './enquiry.schema.ts';
import { type WordFilter, wordFilters } from './search-words.ts';

/** Which enquiries a list shows. */
export interface EnquiryFilter {
  state?: EnquiryState | undefined;
  q?: string | undefined;
  package?: string | undefined;
  language?: string | undefined;
  /** Only those with a wish of their guest. */
  wish?: 'open' | undefined;
  /** `user_id`; null: nobody's. */
  assignee?: string | null | undefined;
}

export interface EnquiryPage {
  direction: 1 | -1;
  after?: Position | undefined;
  limit: number;
}

export interface GuestPage {
  /** The first id that counts. */
  from?: string;
  before?: Date;
  limit: number;
}

/** Which enquiries an export holds. */
export interface Arrival {
  from: Date | undefined;
  before: Date | undefined;
  withSpam: boolean;
}

/** So many are read faster than what lies between those that have all words. */
const FEW = 3_000;
const WORDS_INDEX = { words: 1 } as const;
const NOT_LISTED = { messages: 0, notes: 0, history: 0, words: 0 } as const;
const ANY_WISH = { $in: ENQUIRY_WISHES };
const SHOWN_STATES = ENQUIRY_STATES.filter((state) => state !== 'spam');

/** The only file that writes the `enquiries` collection; what is counted in it is read beside it (`figures/`). */
@Injectable()
export class EnquiriesRepository implements VersionedStore<EnquiryDocument> {
  constructor(@InjectModel(ENQUIRY_MODEL) private readonly model: Model<EnquiryDocument>) {}

  /** `reference-taken`: another one has it by chance. */
  async insert(enquiry: EnquiryDocument): Promise<'created' | 'present' | 'reference-taken'> {
    // Two of one reference are told apart by the unique index, which must therefore stand first.
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

  change(id: string, changes: Changes, version: number): Promise<EnquiryDocument | null> {
    return changeAtVersion(this.model, { _id: id }, version, { $set: changes });
  }

  async list(filter: EnquiryFilter, { direction, after, limit }: EnquiryPage): Promise<ListedEnquiry[]> {
    const { words, isRare } = await this.byRarity(wordFilters(filter.q ?? ''));
    const conditions = [conditionsOf(filter), ...words, ...(after ? [filterAfter(after, direction)] : [])];
    const query = this.model.find({ $and: conditions }).select(NOT_LISTED).sort({ createdAt: direction, _id: direction }).limit(limit);
    if (isRare) query.hint(WORDS_INDEX);
    return query.lean<ListedEnquiry[]>().exec();
  }

  /**
   * The way to what has all of several words, which the database chooses by what it was asked before: from the rarest of them where
   * few have it, else down the list. The others are asked for so that no index is taken for them.
   */
  private async byRarity(words: readonly WordFilter[]): Promise<{ words: QueryFilter<EnquiryDocument>[]; isRare: boolean }> {
    if (words.length < 2) return { words: [...words], isRare: false };
    const counts = await Promise.all(words.map((word) => this.model.countDocuments(word).limit(FEW).exec()));
    const least = Math.min(...counts);
    const rarest = least < FEW ? counts.indexOf(least) : -1;
    const ways = words.map((word, at) => (at === rarest ? word : { $nor: [{ words: { $not: asCondition(word) } }] }));
    return { words: ways, isRare: rarest >= 0 };
  }

  /** What came within this time, oldest first. */
  listArrived({ from, before, withSpam }: Arrival, { after, limit }: Omit<EnquiryPage, 'direction'>): Promise<ListedEnquiry[]> {
    const conditions = [
      { ...(from && { createdAt: { $gte: from } }) },
      { ...(before && { createdAt: { $lt: before } }) },
      { ...(!withSpam && { state: { $in: SHOWN_STATES } }) },
      ...(after ? [filterAfter(after, 1)] : []),
    ];
    return this.model
      .find({ $and: conditions })
      .select(NOT_LISTED)
      .sort({ createdAt: 1, _id: 1 })
      .limit(limit)
      .lean<ListedEnquiry[]>()
      .exec();
  }

  countIn(state: EnquiryState): Promise<number> {
    return this.model.countDocuments({ state }).exec();
  }

  /** Beside the new ones. */
  countWishes(): Promise<number> {
    return this.model.countDocuments({ wish: ANY_WISH, state: { $nin: ['new', 'spam'] } }).exec();
  }

  /** That name this address, newest first. */
  listOf(email: string, { after, limit }: Omit<EnquiryPage, 'direction'>): Promise<ListedEnquiry[]> {
    return this.model
      .find({ $and: [{ email }, ...(after ? [filterAfter(after, -1)] : [])] })
      .select(NOT_LISTED)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<ListedEnquiry[]>()
      .exec();
  }

  /** That came to nothing, whose person is still known, and that nobody has touched since. */
  listForgotten(before: Date, limit: number): Promise<EnquiryDocument[]> {
    return this.model
      .find({ erasedAt: null, state: { $ne: 'booked' }, updatedAt: { $lt: before } })
      .limit(limit)
      .lean<EnquiryDocument[]>()
      .exec();
  }

  /** The same in the whole, by id from `from` on. An enquiry whose person was taken out of it names no address. */
  listOfGuest(email: string, { from = '', before, limit }: GuestPage): Promise<EnquiryDocument[]> {
    return this.model
      .find({ email: normaliseEmail(email), _id: { $gte: from }, ...(before && { createdAt: { $lt: before } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<EnquiryDocument[]>()
      .exec();
  }

  /** By id. */
  async listByIds(ids: readonly string[]): Promise<ReadonlyMap<string, ListedEnquiry>> {
    const found = await this.model
      .find({ _id: { $in: [...new Set(ids)] } })
      .select(NOT_LISTED)
      .lean<ListedEnquiry[]>()
      .exec();
    return new Map(found.map((enquiry) => [enquiry._id, enquiry]));
  }

  /** What the guests of these enquiries are called, by id; empty once they were taken out (ENQ-19). */
  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.model
      .find({ _id: { $in: [...new Set(ids)] } })
      .select({ name: 1 })
      .lean<Pick<EnquiryDocument, '_id' | 'name'>[]>()
      .exec();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }

  /** When the guest began to wait who has waited longest; null: nobody waits. */
  async longestWait(): Promise<Date | null> {
    const found = await this.model.findOne({ state: 'new' }).sort({ createdAt: 1 }).select({ waitingSince: 1 }).lean().exec();
    return found?.waitingSince ?? null;
  }
}

function asCondition({ words }: WordFilter): { $eq: string } | { $regex: string } {
  return typeof words === 'string' ? { $eq: words } : words;
}

function conditionsOf({ state, package: slug, language, assignee, wish }: EnquiryFilter): Record<string, unknown> {
  return {
    state: state ?? { $in: SHOWN_STATES },
    ...(slug && { 'package.slug': slug }),
    ...(language && { language }),
    ...(wish && { wish: ANY_WISH }),
    ...(assignee !== undefined && { assignee }),
  };
}
