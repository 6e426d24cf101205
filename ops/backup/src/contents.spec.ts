import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DATABASE_KEY, IMAGES_PREFIX, STAGING_PREFIX } from '../../../services/media/src/storage/object-keys.ts';
import { BUCKET, DATABASES, HELD, LEFT_OUT } from './contents.ts';

const SERVICES = join(__dirname, '../../../services');

/** The sources of a service whose names end so. */
function sources(service: string, ending: string): string[] {
  const folder = join(SERVICES, service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(join(folder, file), 'utf8'));
}

const found = (texts: string[], pattern: RegExp): string[][] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => [...match]));

describe('what a backup holds', () => {
  it('is every collection of every service, or it says why not', () => {
    const collections = DATABASES.flatMap((database) =>
      found(sources(database, '.schema.ts'), /collection: '([^']+)'/g).map(([, name]) => `${database}.${name}`),
    );
    const held = HELD.map(({ database, collection }) => `${database}.${collection}`);
    expect(collections.filter((name) => !((name.split('.')[1] ?? '') in LEFT_OUT)).sort()).toEqual([...held].sort());
    expect(readdirSync(SERVICES).sort()).toEqual([...DATABASES].sort());
  });

  it('knows every place that refers to an image, as the services answer for them', () => {
    const answered = DATABASES.flatMap((database) =>
      found(sources(database, 'uses.repository.ts'), /this\.(\w+)\s*\.distinct\('([^']+)'/g).map(
        ([, name, path]) => `${database}.${name}.${path}`,
      ),
    );
    const known = HELD.flatMap(({ database, collection, imagePaths }) => imagePaths.map((path) => `${database}.${collection}.${path}`));
    expect(answered.length).toBeGreaterThan(0);
    expect([...known].sort()).toEqual(answered.sort());
  });

  it('names the objects as media does', () => {
    expect(BUCKET).toEqual({ images: IMAGES_PREFIX, staging: STAGING_PREFIX, identity: DATABASE_KEY });
  });
});
