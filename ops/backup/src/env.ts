import { bool, makeValidator, mongoEnv, readEnv, str, url } from '@reefdesk/service-kit/env';

const LONGEST_PAUSE_SECONDS = 86_400;

const seconds = makeValidator<number>((input) => {
  const value = Number(input);
  if (!(value >= 1 && value <= LONGEST_PAUSE_SECONDS)) throw new Error(`not a number from 1 to ${LONGEST_PAUSE_SECONDS}: "${input}"`);
  return value;
});

const backupEnv = {
  MONGODB_URI: mongoEnv.MONGODB_URI,
  MONGODB_DB_PREFIX: str({ default: 'reefdesk_', desc: 'What stands before auth, catalog, media and testimonials in the database names' }),
  S3_ENDPOINT: url({ example: 'http://minio:9000' }),
  S3_REGION: str({ default: 'us-east-1' }),
  S3_BUCKET: str({ default: 'reefdesk' }),
  S3_ACCESS_KEY: str(),
  S3_SECRET_KEY: str(),
  BACKUP_PAUSE_SECONDS: seconds({ default: 300, desc: 'How long image sweeps stay paused after the last sign of life of a backup' }),
  PARENT_PIPE: bool({ default: false, desc: 'Give up when standard input closes' }),
};

export type BackupEnv = ReturnType<typeof readBackupEnv>;

export function readBackupEnv(source: NodeJS.ProcessEnv) {
  return readEnv(backupEnv, source);
}
