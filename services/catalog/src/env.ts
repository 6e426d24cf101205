import { commonEnv, mongoEnv, num, readEnv } from '@reefdesk/service-kit/env';

const catalogEnv = {
  REMOVAL_SWEEP_SECONDS: num({ default: 15, desc: 'Seconds between two looks for removals of destinations that were cut short' }),
};

export type CatalogEnv = ReturnType<typeof readCatalogEnv>;

/** The service's environment; `source` is the process's own unless a test brings another. */
export function readCatalogEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv, ...catalogEnv }, source);
}
