import { bool, makeValidator, mongoEnv, readEnv, str, url } from '@reefdesk/service-kit/env';
import { BUCKET_NAME, DATABASE_PREFIX } from '@reefdesk/system/names';
import { mustBeIdentities, mustBeRecipients } from './bundle/seal.ts';

const LONGEST_PAUSE_SECONDS = 86_400;

const seconds = makeValidator<number>((input) => {
  const value = Number(input);
  if (!(value >= 1 && value <= LONGEST_PAUSE_SECONDS)) throw new Error(`not a number from 1 to ${LONGEST_PAUSE_SECONDS}: "${input}"`);
  return value;
});

const recipients = makeValidator<string>((input) => {
  try {
    mustBeRecipients(input);
    return input;
  } catch (error) {
    throw new Error(`not public keys of age (age1…): ${(error as Error).message}`);
  }
});

/** The message must not contain the secret value. */
const identities = makeValidator<string>((input) => {
  try {
    mustBeIdentities(input);
    return input;
  } catch {
    throw new Error('not private keys of age (AGE-SECRET-KEY-1…), one on each line');
  }
});

const readingEnv = {
  BACKUP_IDENTITY: identities({ default: '', desc: 'Private keys that open an encrypted backup, as age-keygen writes them' }),
};

const backupEnv = {
  ...readingEnv,
  MONGODB_URI: mongoEnv.MONGODB_URI,
  MONGODB_DB_PREFIX: str({ default: DATABASE_PREFIX, desc: "What stands before the services' names in the names of the databases" }),
  S3_ENDPOINT: url({ example: 'http://storage:9000' }),
  S3_REGION: str({ default: 'us-east-1' }),
  S3_BUCKET: str({ default: BUCKET_NAME }),
  S3_ACCESS_KEY: str(),
  S3_SECRET_KEY: str(),
  BACKUP_PAUSE_SECONDS: seconds({ default: 300, desc: 'How long image sweeps stay paused after the last sign of life of a backup' }),
  BACKUP_RECIPIENT: recipients({ default: '', desc: 'Public keys that a backup is encrypted to; any one of theirs opens it' }),
  PARENT_PIPE: bool({ default: false, desc: 'Give up when standard input closes' }),
};

export type BackupEnv = ReturnType<typeof readBackupEnv>;

export function readBackupEnv(source: NodeJS.ProcessEnv) {
  return readEnv(backupEnv, source);
}

export function readReadingEnv(source: NodeJS.ProcessEnv) {
  return readEnv(readingEnv, source);
}
