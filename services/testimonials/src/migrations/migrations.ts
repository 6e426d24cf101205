import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import { updatedAtEverywhere } from './0002-updated-at-everywhere.ts';

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [updatedAtEverywhere];
