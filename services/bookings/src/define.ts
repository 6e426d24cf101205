import { ENDPOINTS } from '@reefdesk/contracts/api';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import { seededMoments } from '@reefdesk/service-kit/request/seeded-moments';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type BookingsEnv, readBookingsEnv } from './env.ts';
import { MIGRATIONS } from './migrations.ts';
import type { WebhookTransport } from './webhook/webhook-transport.ts';

/** Only tests pass `transport`, which replaces the webhook's network. */
export function defineBookings(source?: NodeJS.ProcessEnv, transport?: WebhookTransport): ServiceDefinition<BookingsEnv> {
  const env = readBookingsEnv(source);
  return {
    name: 'bookings',
    env,
    module: AppModule.forRoot(env, transport),
    prepare: migrated('bookings', env, MIGRATIONS),
    endpoints: ENDPOINTS.bookings,
    // The gateway rewrites all forwarding headers, so they can be trusted.
    configure: (app) => {
      app.set('trust proxy', true);
      app.use(seededMoments(env.SEED_KEY));
    },
  };
}
