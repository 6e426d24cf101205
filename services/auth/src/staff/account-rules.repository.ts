import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import type { UserDocument } from '../accounts/user.schema.ts';
import { ACCOUNT_RULES_ID, ACCOUNT_RULES_MODEL, type AccountRulesDocument } from './account-rules.schema.ts';

@Injectable()
export class AccountRulesRepository {
  constructor(@InjectModel(ACCOUNT_RULES_MODEL) private readonly rules: Model<AccountRulesDocument>) {}

  /** True if owners demand a second step of staff and this user has none. */
  async lacksTwoStep({ role, twoStep }: Pick<UserDocument, 'role' | 'twoStep'>): Promise<boolean> {
    return role === 'admin' && !twoStep && this.demandsTwoStep();
  }

  async demandsTwoStep(): Promise<boolean> {
    return (await this.rules.exists({ _id: ACCOUNT_RULES_ID, twoStepDemanded: true })) !== null;
  }

  async demandTwoStep(twoStepDemanded: boolean): Promise<void> {
    const write = () => this.rules.updateOne({ _id: ACCOUNT_RULES_ID }, { $set: { twoStepDemanded } }, { upsert: true }).exec();
    try {
      await write();
    } catch (error) {
      // Two first ones at once: the document is there now.
      if (!isDuplicateOf(error, '_id')) throw error;
      await write();
    }
  }
}
