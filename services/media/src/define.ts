import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type MediaEnv, readMediaEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';
import { readOperator } from './share-cards/operator.ts';

export function defineMedia(source: NodeJS.ProcessEnv = process.env): ServiceDefinition<MediaEnv> {
  const env = readMediaEnv(source);
  const module = AppModule.forRoot(env, readOperator(env.BRAND_FILE));
  return { name: 'media', env, module, prepare: migrated('media', env, MIGRATIONS), endpoints: ENDPOINTS.media };
}
