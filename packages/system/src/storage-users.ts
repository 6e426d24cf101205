// Who has a key of the object storage, and what it may do in the bucket. Nobody else holds one: uploads go to addresses that media signs.
import { MANIFESTS, SERVICE_NAMES } from './services.ts';

export interface StorageUser {
  readonly name: string;
  /** In the one bucket. Nobody may make buckets, or change what others may. */
  readonly may: readonly ('read' | 'write')[];
}

export const STORAGE_USERS: readonly StorageUser[] = [
  ...SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage === 'keys').map((name) => ({ name, may: ['read', 'write'] as const })),
  { name: 'backup', may: ['read'] },
  { name: 'restore', may: ['read', 'write'] },
];

export type StorageKeyVariable = `${Uppercase<string>}_ACCESS_KEY` | `${Uppercase<string>}_SECRET_KEY`;

/** The variables in which a setup job is told a user's key. */
export function storageKeyVariables({ name }: Pick<StorageUser, 'name'>): { accessKey: StorageKeyVariable; secretKey: StorageKeyVariable } {
  const prefix = name.toUpperCase() as Uppercase<string>;
  return { accessKey: `${prefix}_ACCESS_KEY`, secretKey: `${prefix}_SECRET_KEY` };
}
