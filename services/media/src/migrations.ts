import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [];
