import { commonEnv, formEnv, mongoEnv, num, readEnv, str } from '@reefdesk/service-kit/env';

const catalogEnv = {
  BRAND_FILE: str({ desc: 'JSON file with everything about the operator; of it, the time zone' }),
  REMOVAL_SWEEP_SECONDS: num({ default: 15, desc: 'Seconds between two looks for removals of destinations that were cut short' }),
};

export type CatalogEnv = ReturnType<typeof readCatalogEnv>;

export function readCatalogEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv, ...formEnv, ...catalogEnv }, source);
}
