import { existsSync, readFileSync } from 'node:fs';
import { privateFileOf } from '@reefdesk/embedded-stack/folders';
import { readablePassword, writePrivate } from '@reefdesk/embedded-stack/secrets';
import type { StartConfig } from './config.ts';

export interface AdminPassword {
  /** Undefined when nobody gave one and none may be made up: then no first admin is created. */
  value: string | undefined;
  /** The private file that keeps a generated one. */
  file: string | undefined;
}

/** From ADMIN_PASSWORD; else, where the database is embedded, generated once and kept in the data folder. */
export function adminPassword({ adminPassword: given, dataDir, environment }: StartConfig): AdminPassword {
  if (given) return { value: given, file: undefined };
  if (environment.MONGODB_URI) return { value: undefined, file: undefined };
  const file = fileOf(dataDir);
  const value = keptPassword(dataDir) ?? readablePassword();
  if (!existsSync(file)) writePrivate(file, `${value}\n`);
  return { value, file };
}

/** The generated one, where there is one. */
export function keptPassword(dataDir: string): string | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function fileOf(dataDir: string): string {
  return privateFileOf(dataDir, 'admin-password');
}
