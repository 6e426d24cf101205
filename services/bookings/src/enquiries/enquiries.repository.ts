import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { normaliseEmail } from '@reefdesk/contracts/email';
import { ENQUIRY_STATES, ENQUIRY_WISHES, type EnquiryState } from '@reefdesk/contracts/enquiries';
import type { Changes, VersionedStore } from '@reefdesk/service-kit/editing/versioned-edits';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import { changeAtVersion, insertNew } from '@reefdesk/service-kit/mongo/versioned-documents';
import type { Model } from 'mongoose';
import { filterAfter, type Position } from '../lists/cursor.ts';
import { ENQUIRY_MODEL, type EnquiryDocument, type ListedEnquiry } from './enquiry.schema.ts';
import { wordFilters } from './search-words.ts';

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

  list(filter: EnquiryFilter, { direction, after, limit }: EnquiryPage): Promise<ListedEnquiry[]> {
    const conditions = [conditionsOf(filter), ...wordFilters(filter.q ?? ''), ...(after ? [filterAfter(after, direction)] : [])];
    return this.model
      .find({ $and: conditions })
      .select(NOT_LISTED)
      .sort({ createdAt: direction, _id: direction })
      .limit(limit)
      .lean<ListedEnquiry[]>()
      .exec();
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

  /**
   * That name this address, however it is written, by id from `from` on. What they are searched by finds few that do not; an
   * enquiry whose person was taken out of it names none.
   */
  async listOfGuest(email: string, { from = '', before, limit }: GuestPage): Promise<EnquiryDocument[]> {
    const [wanted, found] = [normaliseEmail(email), [] as EnquiryDocument[]];
    const sentBefore = before ? [{ createdAt: { $lt: before } }] : [];
    let seen: EnquiryDocument[];
    let after: Record<string, string> = { $gte: from };
    do {
      const conditions: object[] = [{ _id: after }, { email: { $ne: null } }, ...sentBefore, ...wordFilters(wanted)];
      seen = await this.model.find({ $and: conditions }).sort({ _id: 1 }).limit(limit).lean<EnquiryDocument[]>().exec();
      found.push(...seen.filter((enquiry) => normaliseEmail(enquiry.email ?? '') === wanted));
      after = { $gt: seen.at(-1)?._id ?? '' };
    } while (seen.length === limit && found.length < limit);
    return found.slice(0, limit);
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

function conditionsOf({ state, package: slug, language, assignee, wish }: EnquiryFilter): Record<string, unknown> {
  return {
    state: state ?? { $in: SHOWN_STATES },
    ...(slug && { 'package.slug': slug }),
    ...(language && { language }),
    ...(wish && { wish: ANY_WISH }),
    ...(assignee !== undefined && { assignee }),
  };
}
