import { commonEnv, mongoEnv, readEnv, str } from '@reefdesk/service-kit/env';

export type SiteEnv = ReturnType<typeof readSiteEnv>;

/** The service's environment; `source` is the process's own unless a test brings another. */
export function readSiteEnv(source?: NodeJS.ProcessEnv) {
  const brandFile = { BRAND_FILE: str({ desc: 'JSON file with everything about the operator: what an empty system begins with' }) };
  return readEnv({ ...commonEnv, ...mongoEnv, ...brandFile }, source);
}
