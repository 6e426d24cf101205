import { ENDPOINTS } from '@reefdesk/contracts/api';
import { PublicKeySource } from '@reefdesk/service-kit/access/public-keys';
import { migrated } from '@reefdesk/service-kit/mongo/migrations/migrate-at-start';
import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { type AuthEnv, readAuthEnv } from './env.ts';
import { Keyring } from './keys/keyring.ts';
import { MIGRATIONS } from './migrations.ts';

export function defineAuth(source?: NodeJS.ProcessEnv): ServiceDefinition<AuthEnv> {
  const env = readAuthEnv(source);
  return {
    name: 'auth',
    env,
    module: AppModule.forRoot(env),
    prepare: migrated('auth', env, MIGRATIONS),
    endpoints: ENDPOINTS.auth,
    publicKeys: { provide: PublicKeySource, useExisting: Keyring },
    // The gateway rewrites all forwarding headers, so they can be trusted.
    configure: (app) => {
      app.set('trust proxy', true);
    },
  };
}
