import { commonEnv, mongoEnv, readEnv } from '@reefdesk/service-kit/env';

export type CatalogEnv = ReturnType<typeof readCatalogEnv>;

/** The service's environment; `source` is the process's own unless a test brings another. */
export function readCatalogEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv }, source);
}
