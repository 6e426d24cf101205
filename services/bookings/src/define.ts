import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type BookingsEnv, readBookingsEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';
import { seededMoments } from './seeding/seeded-moments.ts';
import type { WebhookRoad } from './webhook/webhook-road.ts';

/** Only tests pass `road`, which replaces the webhook's network. */
export function defineBookings(source?: NodeJS.ProcessEnv, road?: WebhookRoad): ServiceDefinition<BookingsEnv> {
  const env = readBookingsEnv(source);
  return {
    name: 'bookings',
    env,
    module: AppModule.forRoot(env, road),
    prepare: migrated('bookings', env, MIGRATIONS),
    endpoints: ENDPOINTS.bookings,
    // The gateway rewrites all forwarding headers, so they can be trusted.
    configure: (app) => {
      app.set('trust proxy', true);
      app.use(seededMoments(env.SEED_KEY));
    },
  };
}
