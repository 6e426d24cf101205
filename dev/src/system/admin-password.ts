import { existsSync, readFileSync } from 'node:fs';
import { privateFileOf } from '@reefdesk/embedded-stack/folders';
import { readablePassword, writePrivate } from '@reefdesk/embedded-stack/secrets';
import type { StartConfig } from './config.ts';

export interface AdminPassword {
  /** Undefined if none is set and none may be generated; then no first admin is created. */
  value: string | undefined;
  file: string | undefined;
}

/** Uses ADMIN_PASSWORD, or with an embedded database a generated one from the data folder. */
export function adminPassword({ adminPassword: given, dataDir, environment }: StartConfig): AdminPassword {
  if (given) return { value: given, file: undefined };
  if (environment.MONGODB_URI) return { value: undefined, file: undefined };
  const file = fileOf(dataDir);
  const value = keptPassword(dataDir) ?? readablePassword();
  if (!existsSync(file)) writePrivate(file, `${value}\n`);
  return { value, file };
}

export function keptPassword(dataDir: string): string | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function fileOf(dataDir: string): string {
  return privateFileOf(dataDir, 'admin-password');
}
