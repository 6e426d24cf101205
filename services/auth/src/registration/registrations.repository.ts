import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { REGISTRATION_MODEL, type RegistrationDocument } from './registration.schema.ts';

@Injectable()
export class RegistrationsRepository {
  constructor(@InjectModel(REGISTRATION_MODEL) private readonly registrations: Model<RegistrationDocument>) {}

  /** In place of an earlier one of the same address, whose link is void then. */
  async keep(registration: Omit<RegistrationDocument, 'tokenHash'>): Promise<void> {
    try {
      await this.replace(registration);
    } catch (error) {
      // Of two first ones at the same moment the database lets one through; the other finds it and replaces it.
      if (!isDuplicateOf(error, '_id')) throw error;
      await this.replace(registration);
    }
  }

  /** Gives the registration of an address a link in place of an earlier one; null when there is none. */
  expectLink(email: string, now: Date, link: { tokenHash: string; expiresAt: Date }): Promise<RegistrationDocument | null> {
    return this.registrations
      .findOneAndUpdate({ _id: email, expiresAt: { $gt: now } }, { $set: link }, { returnDocument: 'after' })
      .lean<RegistrationDocument>()
      .exec();
  }

  findByLink(tokenHash: string, now: Date): Promise<RegistrationDocument | null> {
    return this.registrations
      .findOne({ tokenHash, expiresAt: { $gt: now } })
      .lean<RegistrationDocument>()
      .exec();
  }

  /** Not one that came meanwhile. */
  async remove({ _id, userId }: RegistrationDocument): Promise<void> {
    await this.registrations.deleteOne({ _id, userId }).exec();
  }

  private async replace({ _id, ...registration }: Omit<RegistrationDocument, 'tokenHash'>): Promise<void> {
    await this.registrations.updateOne({ _id }, { $set: registration, $unset: { tokenHash: 1 } }, { upsert: true }).exec();
  }
}
