// Included and excluded collections of a backup, from the services' manifests; contents.spec.ts compares them with the services.
import { MANIFESTS, SERVICE_NAMES, type ServiceName } from '@reefdesk/system/services';

/** One per service; the name in MongoDB has a prefix. */
export const DATABASES = SERVICE_NAMES;
export type DatabaseName = ServiceName;

export interface CollectionName {
  database: DatabaseName;
  collection: string;
}

export interface HeldCollection extends CollectionName {
  imagePaths: readonly string[];
}

const collections = SERVICE_NAMES.flatMap((database) => MANIFESTS[database].collections.map((one) => ({ database, ...one })));

/** In the order of copying (packages/system/src/services.ts); a restore uses the reverse order. */
export const HELD: readonly HeldCollection[] = collections.flatMap((one) =>
  'imagePaths' in one ? [{ database: one.database, collection: one.name, imagePaths: one.imagePaths }] : [],
);

/** Collection → reason for its exclusion. A restore empties these in the target. */
export const LEFT_OUT: Readonly<Record<string, string>> = Object.fromEntries(
  collections.flatMap((one) => ('leftOut' in one ? [[one.name, one.leftOut]] : [])),
);

/** Version of each database, copied before the documents: a concurrent migration runs again after a restore and skips changed documents. */
export { VERSION_COLLECTION } from '@reefdesk/service-kit/mongo/migrations/version-collection';

export const IMAGES: CollectionName = { database: 'media', collection: 'images' };
export const SWEEP_STATE: CollectionName = { database: 'media', collection: 'image_collection' };

/** Key prefixes of media. Staging and the bucket's identity are excluded like their collections. */
export const BUCKET = { images: 'images/', staging: 'staging/', identity: 'database-id' } as const;
