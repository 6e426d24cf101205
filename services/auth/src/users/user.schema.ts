import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { POSITIONS, type Position } from '@reefdesk/contracts/positions';
import { ROLES, type Role, USER_STATUSES, type UserStatus } from '@reefdesk/contracts/roles';
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
  /** Lower-cased; unique. */
  email: string;
  /** argon2id, in PHC form. */
  passwordHash: string;
  role: Role;
  /** Of staff alone; absent where code from before positions wrote: `rightsOf` says what it is. */
  position?: Position;
  /** Of a translator alone. */
  languages?: LanguageCode[];
  status: UserStatus;
  language: LanguageCode;
  createdAt: Date;
  /**
   * Raised in the same write as whatever ends all sessions: those opened under an earlier number are worth nothing, even
   * when the process dies before they are removed. Absent in accounts from before it: 0.
   */
  sessionEpoch?: number;
  /**
   * Somebody opened the link of a letter to this address. Absent where nobody has: in accounts from before there were letters,
   * and in those that the operator made.
   */
  emailVerified?: boolean;
  /** The link of the latest letter that is for a new password; whatever else sets one takes it away. */
  passwordReset?: ExpectedLink;
  /** The link of the latest letter that is to verify the address of an account that could do without. */
  emailVerification?: ExpectedLink;
  /** Who it is at the sign-in provider (`src/oidc`): issuer and subject, as a digest. */
  oidcIdentity?: string;
  /** Somebody has signed in to it: from then on a new device is told of. */
  signedInBefore?: boolean;
  /** Each opens it without the password; who has one has a second step, too. */
  passkeys?: Passkey[];
  /** The second step, where it is asked for. */
  twoStep?: TwoStep;
  /** A secret that no code has come of yet. */
  twoStepSetup?: TwoStepSetup;
  version: number;
  /** The audit entry of the last change of rights. */
  changedIn?: string;
}

export interface ExpectedLink {
  /** SHA-256 of the link's token: reading the database opens no account. */
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
    passwordHash: { type: String, required: true },
    role: { type: String, enum: ROLES, required: true },
    position: { type: String, enum: POSITIONS },
    // None, and not an empty list, where there are none.
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
    // None, and not an empty list, where there are none.
    passkeys: { type: [passkey], default: undefined },
    twoStep: { type: twoStep },
    twoStepSetup: { type: twoStepSetup },
    version: { type: Number, required: true },
  },
  { collection: 'users', versionKey: false },
);

// What owners decide about staff; the rest is in entries of its own kind, which say what was done and not with what.
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
