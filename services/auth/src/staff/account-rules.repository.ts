import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateOf } from '@reefdesk/service-kit/mongo/duplicate-key';
import type { Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { UserDocument } from '../accounts/user.schema.ts';

interface AccountRulesDocument {
  _id: string;
  twoStepDemanded: boolean;
}

const ACCOUNT_RULES_ID = 'staff';

export const ACCOUNT_RULES_MODEL = 'AccountRules';

export const accountRulesSchema = new Schema<AccountRulesDocument>(
  { _id: { type: String, required: true }, twoStepDemanded: { type: Boolean, required: true } },
  { collection: 'account_rules', versionKey: false },
);

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
      // A parallel request has created the document.
      if (!isDuplicateOf(error, '_id')) throw error;
      await write();
    }
  }
}
