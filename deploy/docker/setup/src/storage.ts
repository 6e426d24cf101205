// One-shot job that sets up Garage: layout, bucket and a key for each user.
import { readFileSync } from 'node:fs';
import { STORAGE_USERS, storageKeyVariables } from '@reefdesk/system/storage-users';
import { prepareStorage } from './storage/prepare-storage.ts';

const TIMEOUT_MS = 15 * 60_000;

try {
  await prepareStorage({
    nodes: variable('STORAGE_NODES').split(','),
    adminToken: variable('STORAGE_ADMIN_TOKEN'),
    encrypted: process.env.STORAGE_ADMIN_TLS === 'on',
    bucket: variable('STORAGE_BUCKET'),
    quotaBytes: quota(process.env.STORAGE_QUOTA_GIGABYTES),
    keys: STORAGE_USERS.map((user) => {
      const { accessKey, secretKey } = storageKeyVariables(user);
      return { ...user, accessKey: variable(accessKey), secretKey: variable(secretKey) };
    }),
    removeFormer: process.env.STORAGE_REMOVE_FORMER === 'yes',
    log: (line) => console.log(line),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  console.log('The storage is ready.');
} catch (error) {
  console.error(`The storage could not be prepared: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function quota(gigabytes: string | undefined): number | undefined {
  if (!gigabytes) return undefined;
  if (!(Number(gigabytes) > 0)) throw new Error(`STORAGE_QUOTA_GIGABYTES is no number above 0: "${gigabytes}"`);
  return Math.round(Number(gigabytes) * 1e9);
}

function variable(name: string): string {
  const file = process.env[`${name}_FILE`];
  const value = file ? readFileSync(file, 'utf8').trim() : process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
