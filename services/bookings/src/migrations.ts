import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';

export const MIGRATIONS: readonly Migration[] = [];
