import { CALLS } from '@reefdesk/contracts/calls/all.calls';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type BookingsEnv, readBookingsEnv } from './env.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import { seededMoments } from './seeding/seeded-moments.ts';
import type { WebhookRoad } from './webhook/delivery/webhook-road.ts';

/** The service, ready to start: in a process of its own or inside a test, which alone may bring another `road` for the webhook. */
export function defineBookings(source?: NodeJS.ProcessEnv, road?: WebhookRoad): ServiceDefinition<BookingsEnv> {
  const env = readBookingsEnv(source);
  return {
    name: 'bookings',
    env,
    module: AppModule.forRoot(env, road),
    prepare: migrated('bookings', env, MIGRATIONS),
    calls: CALLS.bookings,
    // The gateway rewrites all forwarding headers, so the client's address is believed.
    configure: (app) => {
      app.set('trust proxy', true);
      app.use(seededMoments(env.SEED_KEY));
    },
  };
}
