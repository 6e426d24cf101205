import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';

interface DeviceDocument {
  /** Digest of the cookie's value and the account, so that the collection reveals neither. */
  _id: string;
  expiresAt: Date;
}

export const DEVICE_MODEL = 'KnownDevice';

export const deviceSchema = new Schema<DeviceDocument>(
  { _id: { type: String, required: true }, expiresAt: { type: Date, required: true, index: { expireAfterSeconds: 0 } } },
  { collection: 'known_devices', versionKey: false },
);

@Injectable()
export class DevicesRepository {
  constructor(@InjectModel(DEVICE_MODEL) private readonly devices: Model<DeviceDocument>) {}

  async isKnown(id: string, now: Date): Promise<boolean> {
    return (await this.devices.exists({ _id: id, expiresAt: { $gt: now } })) !== null;
  }

  async forget(id: string): Promise<void> {
    await this.devices.deleteOne({ _id: id }).exec();
  }

  async keepUntil(id: string, expiresAt: Date): Promise<void> {
    try {
      await this.devices.updateOne({ _id: id }, { $set: { expiresAt } }, { upsert: true }).exec();
    } catch (error) {
      // A parallel sign-in has written the same document.
      if (!isDuplicateOf(error, '_id')) throw error;
    }
  }
}
