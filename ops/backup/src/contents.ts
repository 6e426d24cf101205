// What a backup holds, and what it leaves out on purpose. contents.spec.ts holds both against the services.

/** One per service; the name in MongoDB is this with a prefix. */
export const DATABASES = ['auth', 'catalog', 'testimonials', 'media'] as const;
export type DatabaseName = (typeof DATABASES)[number];

export interface CollectionName {
  database: DatabaseName;
  collection: string;
}

export interface HeldCollection extends CollectionName {
  /** Where its documents refer to images, as paths in the documents. */
  imagePaths: readonly string[];
}

/**
 * In the order of copying: who refers comes before what it refers to. While the system goes on working, what is referred to
 * is made before the reference and nothing that is referred to is removed (image sweeps are paused), so each copy finds
 * what an earlier one refers to. Restoring goes the other way.
 */
export const HELD: readonly HeldCollection[] = [
  { database: 'auth', collection: 'users', imagePaths: [] },
  { database: 'catalog', collection: 'travels', imagePaths: ['image.id'] },
  { database: 'catalog', collection: 'destinations', imagePaths: ['images.image.id'] },
  // After both: what an itinerary refers to and was removed in between is then known as removed, and taken out.
  { database: 'catalog', collection: 'removed_destinations', imagePaths: [] },
  { database: 'testimonials', collection: 'testimonials', imagePaths: ['profile.id', 'photos.image.id'] },
  { database: 'media', collection: 'slides', imagePaths: ['imageId'] },
  { database: 'media', collection: 'images', imagePaths: [] },
];

/** Collection → why it is left out. A restore empties these in the target. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  sessions: 'one that was ended since must not come back; people sign in again',
  login_attempts: 'counters of minutes',
  uploads: 'uploads in progress; their bytes are not kept either',
  image_collection: 'what sweeps remember about the databases and the bucket as they were',
  database_identity: 'a restored database is another one and gets an identity of its own',
};

export const IMAGES: CollectionName = { database: 'media', collection: 'images' };
export const SWEEP_STATE: CollectionName = { database: 'media', collection: 'image_collection' };

/** Names in the bucket, as media gives them. Staging and the identity of the bucket are left out like their collections. */
export const BUCKET = { images: 'images/', staging: 'staging/', identity: 'database-id' } as const;
