import type { ServiceDefinition } from '@reefdesk/service-kit/service';
import { AppModule } from './app.module.ts';
import { destinationsDocs } from './destinations/destinations.docs.ts';
import { type CatalogEnv, readCatalogEnv } from './env.ts';
import { itineraryDocs } from './travels/itinerary.docs.ts';
import { travelsDocs } from './travels/travels.docs.ts';

/** The service, ready to start: in a process of its own or inside a test. */
export function defineCatalog(source?: NodeJS.ProcessEnv): ServiceDefinition<CatalogEnv> {
  const env = readCatalogEnv(source);
  return { name: 'catalog', env, module: AppModule.forRoot(env), docs: { ...travelsDocs, ...itineraryDocs, ...destinationsDocs } };
}
