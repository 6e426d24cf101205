import { commonEnv, formEnv, mongoEnv, readEnv } from '@reefdesk/service-kit/env';

export type TestimonialsEnv = ReturnType<typeof readTestimonialsEnv>;

/** The service's environment; `source` is the process's own unless a test brings another. */
export function readTestimonialsEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv, ...formEnv }, source);
}
