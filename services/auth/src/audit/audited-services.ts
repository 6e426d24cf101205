import { CALLS } from '@reefdesk/contracts/calls/all.calls';
import { auditOf } from '@reefdesk/contracts/calls/audited-calls';
import type { Call, Calls } from '@reefdesk/contracts/calls/call';

/** Kinds of records by the service that owns them: those that its endpoints change or export. */
export const AUDITED_SERVICES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Calls>(CALLS).map(([service, calls]) => [service, new Set(Object.entries(calls).flatMap(kindsOf))]),
);

function kindsOf([name, { access }]: [string, Call]): string[] {
  return [true, false].flatMap((isStaff) => auditOf(name, access, isStaff)?.kind ?? []);
}
