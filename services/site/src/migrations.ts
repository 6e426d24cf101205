import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';

/** Sorted by number. The schema without migrations has version 1. */
export const MIGRATIONS: readonly Migration[] = [];
