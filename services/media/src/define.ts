import { CALLS } from '@reefdesk/contracts/calls/all.calls';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type MediaEnv, readMediaEnv } from './env.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

export function defineMedia(source: NodeJS.ProcessEnv = process.env): ServiceDefinition<MediaEnv> {
  const env = readMediaEnv(source);
  return { name: 'media', env, module: AppModule.forRoot(env), prepare: migrated('media', env, MIGRATIONS), calls: CALLS.media };
}
