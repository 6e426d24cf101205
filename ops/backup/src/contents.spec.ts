import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { storedImageSchema } from '../../../packages/media-client/src/stored-image.schema.ts';
import { draftSchema } from '../../../packages/service-kit/src/records/draft.schema.ts';
import { storedVersionSchema } from '../../../packages/service-kit/src/records/versioned.schema.ts';
import { DATABASE_KEY, IMAGES_PREFIX, STAGING_PREFIX } from '../../../services/media/src/storage/object-keys.ts';
import { BUCKET, DATABASES, HELD, LEFT_OUT } from './contents.ts';

const SERVICES = join(__dirname, '../../../services');
const IN_EACH = [join(__dirname, '../../../packages/service-kit/src/audit/outbox-entry.schema.ts')];

type Schema = Pick<typeof storedImageSchema, 'get' | 'paths'>;
type Path = Schema['paths'][string] & { schema?: Schema };

interface Declared {
  name: string;
  imagePaths: string[];
}

async function declaredBy(service: string): Promise<Declared[]> {
  const folder = join(SERVICES, service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(schema|repository)\.ts$/.test(file));
  const modules = await Promise.all(
    [...files.map((file) => join(folder, file)), ...IN_EACH].map((file) => import(file) as Promise<object>),
  );
  const own = modules.flatMap((module) => Object.values(module)).filter(isStored);
  // A service with versions or drafts also stores their collections.
  const beside: readonly [string, Schema][] = [
    ['publishedBy', storedVersionSchema],
    ['draftPublished', draftSchema],
  ];
  const stored = [...own, ...beside.flatMap(([path, schema]) => (own.some(({ paths }) => path in paths) ? [schema] : []))];
  return stored.map((schema) => ({ name: `${service}.${schema.get('collection')}`, imagePaths: imagePathsOf(schema) }));
}

function isStored(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'paths' in value && Boolean((value as Schema).get('collection'));
}

/** Records embed an image or, in media, its id as `imageId`; a version lists the ids of all its images. */
function imagePathsOf({ paths }: Schema, prefix = ''): string[] {
  return Object.entries<Path>(paths).flatMap(([name, { schema }]) => {
    if (!schema) return name === 'imageId' || name === 'images' ? [`${prefix}${name}`] : [];
    return isStoredImage(schema) ? [`${prefix}${name}.id`] : imagePathsOf(schema, `${prefix}${name}.`);
  });
}

function isStoredImage({ paths }: Schema): boolean {
  return String(Object.keys(paths)) === String(Object.keys(storedImageSchema.paths));
}

describe('contents of a backup', () => {
  let declared: Declared[];
  const isHeld = ({ name }: Declared): boolean => !((name.split('.')[1] ?? '') in LEFT_OUT);

  beforeAll(async () => {
    declared = (await Promise.all(DATABASES.map(declaredBy))).flat();
  });

  it('include every declared collection that is not listed as left out', () => {
    const held = HELD.map(({ database, collection }) => `${database}.${collection}`);
    expect(
      declared
        .filter(isHeld)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(held.sort());
    expect(readdirSync(SERVICES).sort()).toEqual([...DATABASES].sort());
  });

  it('list every path that refers to an image', () => {
    const known = HELD.flatMap(({ database, collection, imagePaths }) => imagePaths.map((path) => `${database}.${collection}.${path}`));
    const referring = declared.filter(isHeld).flatMap(({ name, imagePaths }) => imagePaths.map((path) => `${name}.${path}`));
    expect(known.length).toBeGreaterThan(0);
    expect(known.sort()).toEqual(referring.sort());
  });

  it('use the object prefixes of media', () => {
    expect(BUCKET).toEqual({ images: IMAGES_PREFIX, staging: STAGING_PREFIX, identity: DATABASE_KEY });
  });
});
