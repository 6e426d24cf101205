import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';

/** Sorted by number; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [];
