// Users of the object storage and their permissions. Other services upload to addresses signed by media.
import { MANIFESTS, SERVICE_NAMES } from './services.ts';

export interface StorageUser {
  readonly name: string;
  /** Within the bucket. No user may create buckets or change permissions. */
  readonly may: readonly ('read' | 'write')[];
}

export const STORAGE_USERS: readonly StorageUser[] = [
  ...SERVICE_NAMES.filter((name) => MANIFESTS[name].objectStorage === 'keys').map((name) => ({ name, may: ['read', 'write'] as const })),
  { name: 'backup', may: ['read'] },
  { name: 'restore', may: ['read', 'write'] },
];

export type StorageKeyVariable = `${Uppercase<string>}_ACCESS_KEY` | `${Uppercase<string>}_SECRET_KEY`;

export function storageKeyVariables({ name }: Pick<StorageUser, 'name'>): { accessKey: StorageKeyVariable; secretKey: StorageKeyVariable } {
  const prefix = name.toUpperCase() as Uppercase<string>;
  return { accessKey: `${prefix}_ACCESS_KEY`, secretKey: `${prefix}_SECRET_KEY` };
}
