import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import { seededMoments } from '@reefdesk/service-kit/request/seeded-moments';
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
    configure: (app) => void app.use(seededMoments(env.SEED_KEY)),
  };
}
