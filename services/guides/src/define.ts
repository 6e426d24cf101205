import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type GuidesEnv, readGuidesEnv } from './env.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

/** The service, ready to start: in a process of its own or inside a test. */
export function defineGuides(source?: NodeJS.ProcessEnv): ServiceDefinition<GuidesEnv> {
  const env = readGuidesEnv(source);
  return { name: 'guides', env, module: AppModule.forRoot(env), prepare: migrated('guides', env, MIGRATIONS) };
}
