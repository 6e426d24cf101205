import { ENDPOINTS } from '@reefdesk/contracts/api';
import { auditOf } from '@reefdesk/contracts/audited';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';

/** Kinds of records by the service that owns them: those that its endpoints change or export. */
export const AUDITED_SERVICES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Routes>(ENDPOINTS).map(([service, endpoints]) => [service, new Set(Object.values(endpoints).flatMap(kindsOf))]),
);

function kindsOf(endpoint: Endpoint): string[] {
  return [true, false].flatMap((isStaff) => auditOf(endpoint, isStaff)?.kind ?? []);
}
