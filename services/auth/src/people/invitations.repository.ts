import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { INVITATION_HOURS } from '@reefdesk/contracts/people/endpoints';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { ExpectedLink } from '../accounts/user.schema.ts';
import type { StaffRights } from '../staff/staff-state.ts';
import { type Acceptance, INVITATION_MODEL, type InvitationDocument } from './invitation.schema.ts';

const HOUR_MS = 3_600_000;
/** Period in which owners see an expired invitation and can send another email. */
const SHOWN_MS = 30 * 24 * HOUR_MS;

export interface Offer extends StaffRights {
  email: string;
  language: LanguageCode;
  invitedBy: string;
  inviterId?: string | undefined;
}

export interface Lifetime {
  expiresAt: Date;
  forgetAt: Date;
}

const OPEN = { acceptance: { $exists: false } };

@Injectable()
export class InvitationsRepository {
  constructor(@InjectModel(INVITATION_MODEL) private readonly invitations: Model<InvitationDocument>) {}

  /** Replaces an earlier invitation of the address; null if that one is being accepted. */
  async keep({ email, languages, inviterId, ...offer }: Offer, life: Lifetime): Promise<InvitationDocument | null> {
    await this.invitations.init();
    try {
      return await this.invitations
        .findOneAndUpdate(
          { email, ...OPEN },
          {
            $set: { ...offer, ...life, ...(languages && { languages }), ...(inviterId && { inviterId }) },
            $unset: { link: 1, ...(!languages && { languages: 1 }), ...(!inviterId && { inviterId: 1 }) },
            $setOnInsert: { _id: randomUUID(), createdAt: new Date() },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<InvitationDocument>()
        .exec();
    } catch (error) {
      if (!isDuplicateOf(error, 'email')) throw error;
      // The database accepts only one of two parallel inserts.
      return (await this.findOpenByEmail(email)) && this.keep({ email, ...(languages && { languages }), inviterId, ...offer }, life);
    }
  }

  listOpen(): Promise<InvitationDocument[]> {
    return this.invitations.find(OPEN).sort({ createdAt: -1 }).lean<InvitationDocument[]>().exec();
  }

  findOpen(id: string): Promise<InvitationDocument | null> {
    return this.invitations
      .findOne({ _id: id, ...OPEN })
      .lean<InvitationDocument>()
      .exec();
  }

  findOpenByEmail(email: string): Promise<InvitationDocument | null> {
    return this.invitations
      .findOne({ email, ...OPEN })
      .lean<InvitationDocument>()
      .exec();
  }

  /** Voids the link. Returns null if the invitation does not exist. */
  renew(id: string, renewed: Lifetime & Pick<Offer, 'invitedBy' | 'inviterId'>): Promise<InvitationDocument | null> {
    return this.invitations
      .findOneAndUpdate({ _id: id, ...OPEN }, { $set: renewed, $unset: { link: 1 } }, { returnDocument: 'after' })
      .lean<InvitationDocument>()
      .exec();
  }

  /** Replaces an earlier link; null if there is no open invitation, or a later email has its link. */
  expectLink(email: string, link: ExpectedLink, life: Lifetime): Promise<InvitationDocument | null> {
    const free = { $or: [{ link: { $exists: false } }, { 'link.askedAt': { $lte: link.askedAt } }] };
    return this.invitations
      .findOneAndUpdate({ email, ...OPEN, ...free }, { $set: { link, ...life } }, { returnDocument: 'after' })
      .lean<InvitationDocument>()
      .exec();
  }

  findByLink(tokenHash: string): Promise<InvitationDocument | null> {
    return this.invitations.findOne(reachedBy(tokenHash)).lean<InvitationDocument>().exec();
  }

  /** Uses the link up; null for all but one of several parallel requests. */
  accept(tokenHash: string, acceptance: Acceptance): Promise<InvitationDocument | null> {
    return this.invitations
      .findOneAndUpdate(reachedBy(tokenHash), { $set: { acceptance }, $unset: { link: 1 } }, { returnDocument: 'after' })
      .lean<InvitationDocument>()
      .exec();
  }

  listAccepted(): Promise<InvitationDocument[]> {
    return this.invitations
      .find({ acceptance: { $exists: true } })
      .lean<InvitationDocument[]>()
      .exec();
  }

  findAcceptedByEmail(email: string): Promise<InvitationDocument | null> {
    return this.invitations
      .findOne({ email, acceptance: { $exists: true } })
      .lean<InvitationDocument>()
      .exec();
  }

  async revoke(id: string): Promise<boolean> {
    const { deletedCount } = await this.invitations.deleteOne({ _id: id, ...OPEN }).exec();
    return deletedCount === 1;
  }

  async remove(id: string): Promise<void> {
    await this.invitations.deleteOne({ _id: id }).exec();
  }
}

function reachedBy(tokenHash: string) {
  return { 'link.tokenHash': tokenHash, 'link.expiresAt': { $gt: new Date() }, ...OPEN };
}

export function lifeFrom(now: number): Lifetime {
  const expiresAt = now + INVITATION_HOURS * HOUR_MS;
  return { expiresAt: new Date(expiresAt), forgetAt: new Date(expiresAt + SHOWN_MS) };
}
