import { POSITIONS, type Position, ROLES, type Role, USER_STATUSES, type UserStatus } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { Schema } from 'mongoose';
import { type Passkey, passkey } from './passkey.schema.ts';
import { rightsOf } from './rights.ts';
import { type TwoStep, type TwoStepSetup, twoStep, twoStepSetup } from './two-step.schema.ts';

export interface UserDocument {
  _id: string;
  fullname: string;
  name: string;
  email: string;
  /** argon2id in PHC format. Absent if the account has never had a password. */
  passwordHash?: string;
  role: Role;
  /** Only staff have one; absent if older code created the account, see `rightsOf`. */
  position?: Position;
  languages?: LanguageCode[];
  status: UserStatus;
  language: LanguageCode;
  createdAt: Date;
  /** Incremented by every write that ends all sessions; sessions with an earlier number are invalid. Absent in older accounts: 0. */
  sessionEpoch?: number;
  /** Absent in older accounts and in those that the operator created. */
  emailVerified?: boolean;
  passwordReset?: ExpectedLink;
  emailVerification?: ExpectedLink;
  /** Digest of issuer and subject at the sign-in provider (`src/oidc`). */
  oidcIdentity?: string;
  /** True after the first sign-in: from then on, sign-ins from new devices are reported by email. */
  signedInBefore?: boolean;
  /** Each one signs in without the password. An account with passkeys also has a second step. */
  passkeys?: Passkey[];
  twoStep?: TwoStep;
  twoStepSetup?: TwoStepSetup;
  version: number;
  /** Id of the audit entry of the last change of rights. */
  changedIn?: string;
}

export interface ExpectedLink {
  /** SHA-256 of the link's token, so that read access to the database opens no account. */
  tokenHash: string;
  askedAt: Date;
  expiresAt: Date;
}

export const USER_MODEL = 'User';

export const expectedLink = new Schema<ExpectedLink>(
  { tokenHash: { type: String, required: true }, askedAt: { type: Date, required: true }, expiresAt: { type: Date, required: true } },
  { _id: false },
);

export const userSchema = new Schema<UserDocument>(
  {
    _id: { type: String, required: true },
    fullname: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true, unique: true },
    passwordHash: { type: String },
    role: { type: String, enum: ROLES, required: true },
    position: { type: String, enum: POSITIONS },
    languages: { type: [String], enum: LANGUAGE_CODES, default: undefined },
    status: { type: String, enum: USER_STATUSES, required: true },
    language: { type: String, enum: LANGUAGE_CODES, required: true },
    createdAt: { type: Date, required: true },
    sessionEpoch: { type: Number },
    emailVerified: { type: Boolean },
    passwordReset: { type: expectedLink },
    emailVerification: { type: expectedLink },
    oidcIdentity: { type: String },
    signedInBefore: { type: Boolean },
    passkeys: { type: [passkey], default: undefined },
    twoStep: { type: twoStep },
    twoStepSetup: { type: twoStepSetup },
    version: { type: Number, required: true },
  },
  { collection: 'users', versionKey: false },
);

// Fields that owners change. Other changes of staff have entries of their own kind, which contain no values.
audited(userSchema, {
  kind: 'people',
  name: ({ email }) => email,
  fields: (user) => ({ position: rightsOf(user).position, languages: rightsOf(user).languages, status: user.status }),
  isPartly: true,
});

userSchema.index({ role: 1, status: 1 });
userSchema.index({ oidcIdentity: 1 }, { unique: true, sparse: true });
userSchema.index({ 'passwordReset.tokenHash': 1 }, { sparse: true });
userSchema.index({ 'emailVerification.tokenHash': 1 }, { sparse: true });
