import { ENDPOINTS } from '@reefdesk/contracts/api';
import { auditOf } from '@reefdesk/contracts/audit/endpoints';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';

/** Kinds of records by the service that owns them: those that its endpoints change or export. */
export const AUDITED_SERVICES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Routes>(ENDPOINTS).map(([service, calls]) => [service, new Set(Object.entries(calls).flatMap(kindsOf))]),
);

function kindsOf([name, { access }]: [string, Endpoint]): string[] {
  return [true, false].flatMap((isStaff) => auditOf(name, access, isStaff)?.kind ?? []);
}
