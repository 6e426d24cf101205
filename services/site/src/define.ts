import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { readSiteEnv, type SiteEnv } from './env.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { firstRecord } from './seed/first-record.ts';

/** The service, ready to start: in a process of its own or inside a test. */
export function defineSite(source?: NodeJS.ProcessEnv): ServiceDefinition<SiteEnv> {
  const env = readSiteEnv(source);
  return {
    name: 'site',
    env,
    module: AppModule.forRoot(env, firstRecord(env.BRAND_FILE)),
    prepare: migrated('site', env, MIGRATIONS),
    endpoints: ENDPOINTS.site,
  };
}
