import { Schema } from 'mongoose';

/** What owners ask of the accounts of their staff: one document. */
export interface AccountRulesDocument {
  _id: string;
  /** Staff are led to set the second step up. */
  twoStepDemanded: boolean;
}

export const ACCOUNT_RULES_ID = 'staff';

export const ACCOUNT_RULES_MODEL = 'AccountRules';

export const accountRulesSchema = new Schema<AccountRulesDocument>(
  { _id: { type: String, required: true }, twoStepDemanded: { type: Boolean, required: true } },
  { collection: 'account_rules', versionKey: false },
);
