import type { Migration } from '@reefdesk/service-kit/mongo/migrations/migration';
import { earlierStaffAreOwners } from './0002-earlier-staff-are-owners.ts';
import { pendingAccountsById } from './0003-pending-accounts-by-id.ts';

/** In the order of their numbers; the baseline is version 1. */
export const MIGRATIONS: readonly Migration[] = [earlierStaffAreOwners, pendingAccountsById];
