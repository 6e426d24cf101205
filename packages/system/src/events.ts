import type { EventManifest } from './manifest.ts';
import { MANIFESTS, SERVICE_NAMES } from './services.ts';

export const EVENTS: readonly EventManifest[] = SERVICE_NAMES.flatMap((name) => MANIFESTS[name].events);
