import { ENDPOINTS } from '@reefdesk/contracts/api';
import { brandFile } from '@reefdesk/contracts/site/brand-schema';
import { completeRetention, type SiteContent } from '@reefdesk/contracts/site/values';
import { readJsonFile } from '@reefdesk/service-kit/json-file';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { readSiteEnv, type SiteEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';
import { PAYMENT } from './seed/payment.ts';
import { PRIVACY } from './seed/privacy.ts';
import { QUESTIONS } from './seed/questions.ts';
import { SUPPORT } from './seed/support.ts';
import { TERMS } from './seed/terms.ts';

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

/** Initial record of an empty system (SET-02). Throws if the brand file contains invalid values. */
function firstRecord(file: string): SiteContent {
  const brand = readJsonFile('BRAND_FILE', file, brandFile);
  return {
    brand,
    questions: QUESTIONS,
    pages: { privacy: PRIVACY, terms: TERMS, support: SUPPORT },
    payment: PAYMENT,
    retention: completeRetention(),
  };
}
