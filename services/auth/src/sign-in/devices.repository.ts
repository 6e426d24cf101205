import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { DEVICE_MODEL, type DeviceDocument } from './device.schema.ts';

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
      // Somebody signs in twice at once: the other one has just written the same.
      if (!isDuplicateOf(error, '_id')) throw error;
    }
  }
}
