import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import { hoursAndFeesAsObjects } from './0002-hours-and-fees-as-objects.ts';

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [hoursAndFeesAsObjects];
