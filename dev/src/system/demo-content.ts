// Where demo content goes, who brings it, and where it is written down how far it came.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SeedOptions, SiteAccess } from '@reefdesk/demo/seed-site';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { StartConfig } from './config.ts';
import { localUrl } from './processes.ts';

const PICTURES = join(repositoryRoot, 'demo', 'pictures');

/** What a seeding is told of a site. */
export type SeedTarget = Pick<SeedOptions, 'site' | 'stateFile' | 'pictures'>;

/** The system that runs by this configuration. `password`: of its first admin, where it is known; `seedKey`: of this run. */
export function ownSite(config: StartConfig, { password, seedKey }: Pick<SiteAccess, 'password' | 'seedKey'>): SeedTarget {
  const [origin] = config.publicOrigins?.split(',') ?? [];
  const { dataDir, adminEmail: email, environment } = config;
  return seedTarget(dataDir, { url: localUrl(config), origin: origin?.trim(), email, password, seedKey }, environment.MONGODB_URI);
}

/** A site anywhere: the data folder only keeps how far a seeding came. */
export function distantSite({ dataDir, adminEmail: email, adminPassword: password }: StartConfig, url: string): SeedTarget {
  return seedTarget(dataDir, { url, email, password }, new URL(url).origin);
}

/** Another database is another site: it may be empty though the one before it was filled. Without a name: the embedded one. */
function seedTarget(dataDir: string, site: SiteAccess, database: string | undefined): SeedTarget {
  const mark = database && `-${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
  return { site, stateFile: join(dataDir, `seed-state${mark || ''}.json`), pictures: PICTURES };
}
