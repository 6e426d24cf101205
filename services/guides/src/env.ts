import { commonEnv, mongoEnv, readEnv } from '@reefdesk/service-kit/env';

export type GuidesEnv = ReturnType<typeof readGuidesEnv>;

/** The service's environment; `source` is the process's own unless a test brings another. */
export function readGuidesEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv }, source);
}
