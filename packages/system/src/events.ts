import type { EventManifest } from './manifest.ts';
import { MANIFESTS, SERVICE_NAMES } from './services.ts';

/** Every event that a service tells. */
export const EVENTS: readonly EventManifest[] = SERVICE_NAMES.flatMap((name) => MANIFESTS[name].events);
