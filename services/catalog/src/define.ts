import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type CatalogEnv, readCatalogEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';
import { readTimeZone } from './operator.ts';

export function defineCatalog(source?: NodeJS.ProcessEnv): ServiceDefinition<CatalogEnv> {
  const env = readCatalogEnv(source);
  return {
    name: 'catalog',
    env,
    module: AppModule.forRoot(env, readTimeZone(env.BRAND_FILE)),
    prepare: migrated('catalog', env, MIGRATIONS),
    endpoints: ENDPOINTS.catalog,
  };
}
