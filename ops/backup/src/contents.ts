// What a backup holds, and what it leaves out on purpose: as the services' manifests say. contents.spec.ts holds them against the services.
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';

/** One per service; the name in MongoDB is this with a prefix. */
export const DATABASES = SERVICE_NAMES;
export type DatabaseName = ServiceName;

export interface CollectionName {
  database: DatabaseName;
  collection: string;
}

export interface HeldCollection extends CollectionName {
  /** Where its documents refer to images, as paths in the documents. */
  imagePaths: readonly string[];
}

const collections = SERVICE_NAMES.flatMap((database) => MANIFESTS[database].collections.map((one) => ({ database, ...one })));

/** In the order of copying (packages/system/src/services.ts); restoring goes the other way. */
export const HELD: readonly HeldCollection[] = collections.flatMap((one) =>
  'imagePaths' in one ? [{ database: one.database, collection: one.name, imagePaths: one.imagePaths }] : [],
);

/** Collection → why it is left out. A restore empties these in the target. */
export const LEFT_OUT: Readonly<Record<string, string>> = Object.fromEntries(
  collections.flatMap((one) => ('leftOut' in one ? [[one.name, one.leftOut]] : [])),
);

/**
 * At which version each database is, kept beside its documents. Copied before them: a migration that ran meanwhile runs again where
 * it is restored, and leaves what it meets changed as it is.
 */
export { VERSION_COLLECTION } from '@reefdesk/service-kit/mongo/migrations/version-collection';

export const IMAGES: CollectionName = { database: 'media', collection: 'images' };
export const SWEEP_STATE: CollectionName = { database: 'media', collection: 'image_collection' };

/** Names in the bucket, as media gives them. Staging and the identity of the bucket are left out like their collections. */
export const BUCKET = { images: 'images/', staging: 'staging/', identity: 'database-id' } as const;
