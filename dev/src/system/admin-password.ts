import { existsSync, readFileSync } from 'node:fs';
import { privateFileOf } from '../stack/folders.ts';
import { readablePassword, writePrivate } from '../stack/secrets.ts';
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
  const file = privateFileOf(dataDir, 'admin-password');
  if (!existsSync(file)) writePrivate(file, `${readablePassword()}\n`);
  return { value: readFileSync(file, 'utf8').trim(), file };
}
