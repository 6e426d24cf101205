import { POSITIONS, type Position, ROLES, type Role, USER_STATUSES, type UserStatus } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { audited } from '@reefdesk/service-kit/audit/audited.schema';
import { Schema } from 'mongoose';
import { type Passkey, passkey } from './passkey.schema.ts';
import { rightsOf } from './rights.ts';
import { type TwoStep, type TwoStepSetup, twoStep, twoStepSetup } from './two-step.schema.ts';

export interface UserDocument {
  /** UUID. */
  _id: string;
  fullname: string;
  name: string;
  /** In lower case; unique. */
  email: string;
  /** argon2id in PHC format. Absent if the account has never had a password. */
  passwordHash?: string;
  role: Role;
  /** Only staff have one; absent if older code created the account, see `rightsOf`. */
  position?: Position;
  /** Only translators have them. */
  languages?: LanguageCode[];
  status: UserStatus;
  language: LanguageCode;
  createdAt: Date;
  /**
   * Incremented in every write that ends all sessions: sessions with an earlier number are invalid, even if the process dies before they
   * are removed. Absent in older accounts, which means 0.
   */
  sessionEpoch?: number;
  /** True if the user opened a link in an email to this address. Absent in older accounts and in those that the operator created. */
  emailVerified?: boolean;
  /** Link of the latest password email; any other new password removes it. */
  passwordReset?: ExpectedLink;
  /** Link of the latest verification email, for an account that exists without verification. */
  emailVerification?: ExpectedLink;
  /** Digest of issuer and subject at the sign-in provider (`src/oidc`). */
  oidcIdentity?: string;
  /** True after the first sign-in: from then on, sign-ins from new devices are reported by email. */
  signedInBefore?: boolean;
  /** Each one signs in without the password. An account with passkeys also has a second step. */
  passkeys?: Passkey[];
  /** Absent if sign-in takes one step. */
  twoStep?: TwoStep;
  /** Secret of an app that has not been confirmed by a code yet. */
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
    // Absent, not an empty array, if there are none.
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
    // Absent, not an empty array, if there are none.
    passkeys: { type: [passkey], default: undefined },
    twoStep: { type: twoStep },
    twoStepSetup: { type: twoStepSetup },
    version: { type: Number, required: true },
  },
  { collection: 'users', versionKey: false },
);

// Fields that owners decide about. Other changes of staff have entries of their own kind, which contain no values.
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
