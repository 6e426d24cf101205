import { commonEnv, formEnv, mongoEnv, readEnv, seedEnv } from '@reefdesk/service-kit/env';

export type TestimonialsEnv = ReturnType<typeof readTestimonialsEnv>;

export function readTestimonialsEnv(source?: NodeJS.ProcessEnv) {
  return readEnv({ ...commonEnv, ...mongoEnv, ...formEnv, ...seedEnv }, source);
}
