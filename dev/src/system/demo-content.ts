import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SeedOptions, SiteAccess } from '@reefdesk/demo/seed-site';
import { repositoryRoot } from '@reefdesk/embedded-stack/paths';
import type { StartConfig } from './config.ts';
import { localUrl } from './processes.ts';

const PICTURES = join(repositoryRoot, 'demo', 'pictures');

export type SeedTarget = Pick<SeedOptions, 'site' | 'stateFile' | 'pictures'>;

/** The local system with this configuration. `password`: of the first admin, if known. `seedKey`: of this run. */
export function ownSite(config: StartConfig, { password, seedKey }: Pick<SiteAccess, 'password' | 'seedKey'>): SeedTarget {
  const [origin] = config.publicOrigins?.split(',') ?? [];
  const { dataDir, adminEmail: email, environment } = config;
  return seedTarget(dataDir, { url: localUrl(config), origin: origin?.trim(), email, password, seedKey }, environment.MONGODB_URI);
}

/** A remote site. The data folder only holds the progress of the seeding. */
export function distantSite({ dataDir, adminEmail: email, adminPassword: password }: StartConfig, url: string): SeedTarget {
  return seedTarget(dataDir, { url, email, password }, new URL(url).origin);
}

/** Each external database has its own state file, because another database is another site. Without `database` it is the embedded one. */
function seedTarget(dataDir: string, site: SiteAccess, database: string | undefined): SeedTarget {
  const mark = database && `-${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
  return { site, stateFile: join(dataDir, `seed-state${mark || ''}.json`), pictures: PICTURES };
}
