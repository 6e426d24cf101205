import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { readTestimonialsEnv, type TestimonialsEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';

export function defineTestimonials(source?: NodeJS.ProcessEnv): ServiceDefinition<TestimonialsEnv> {
  const env = readTestimonialsEnv(source);
  return {
    name: 'testimonials',
    env,
    module: AppModule.forRoot(env),
    prepare: migrated('testimonials', env, MIGRATIONS),
    endpoints: ENDPOINTS.testimonials,
  };
}
