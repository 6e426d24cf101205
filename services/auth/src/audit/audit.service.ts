import { Injectable } from '@nestjs/common';
import { AREAS, permits } from '@reefdesk/contracts/access';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { ENDPOINTS } from '@reefdesk/contracts/api';
import type { AuditEntryView, AuditExportQuery, AuditQuery } from '@reefdesk/contracts/audit/endpoints';
import { type AuditChange, type AuditEntry, permitsTimeline } from '@reefdesk/contracts/audit/values';
import { auditOf } from '@reefdesk/contracts/audited';
import type { Endpoint, Routes } from '@reefdesk/contracts/endpoint';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import type { Brand } from '@reefdesk/contracts/site/brand';
import { addDays, startOfDay } from '@reefdesk/contracts/time/calendar-days';
import { Operator } from '@reefdesk/operator-client/operator';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import type { Page } from '@reefdesk/service-kit/http/listing';
import { eachPage } from '@reefdesk/service-kit/mongo/pages';
import { UsersRepository } from '../accounts/users.repository.ts';
import { AuditEntriesRepository, type AuditFilter } from './audit-entries.repository.ts';
import type { AuditEntryDocument } from './audit-entry.schema.ts';

export const AUDITED_SERVICES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Routes>(ENDPOINTS).map(([service, endpoints]) => [service, new Set(Object.values(endpoints).flatMap(kindsOf))]),
);

function kindsOf(endpoint: Endpoint): string[] {
  return [true, false].flatMap((isStaff) => auditOf(endpoint, isStaff)?.kind ?? []);
}

const EXPORT_BATCH = 500;
/** Maximum number of lines; larger exports need shorter periods. */
const EXPORT_MAX = 50_000;

/** Audit entries of all services (AUD-01 to AUD-04). */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditEntriesRepository,
    private readonly users: UsersRepository,
    private readonly operator: Operator<Partial<Brand>>,
  ) {}

  /**
   * Stores names of staff with the entries, because accounts may be removed. Throws `forbidden` if the service does not own the record
   * kind.
   */
  async collect(service: string, entries: readonly AuditEntry[]): Promise<string[]> {
    const kinds = AUDITED_SERVICES.get(service);
    if (!entries.every(({ kind }) => kinds?.has(kind))) throw new AppError('forbidden');
    const ids = [...new Set(entries.flatMap(({ userId, changes }) => [userId ?? [], ...changes.map(peopleIn)].flat()))];
    const staff = new Map((await this.users.findByIds(ids)).filter(({ role }) => role === 'admin').map((user) => [user._id, user]));
    for (const { id, at, changes: seen, ...entry } of entries) {
      const actor = staff.get(entry.userId ?? '');
      const [actorName, actorEmail] = [actor?.fullname ?? null, actor?.email ?? null];
      const changes = seen.map((change) => withNames(change, (person) => staff.get(person)?.fullname));
      await this.entries.add({ ...entry, changes, _id: id, at: new Date(at), actorName, actorEmail });
    }
    return entries.map(({ id }) => id);
  }

  /** Throws `forbidden` for users other than owners, except for the timeline of a record that they may edit. */
  async search({ limit, cursor, ...query }: AuditQuery, actor: Actor): Promise<Page<AuditEntryView>> {
    const { kind, record } = query;
    const mayRead = permits(AREAS.audit, actor) || (kind && record && permitsTimeline(kind, actor));
    if (!mayRead) throw new AppError('forbidden');
    const { items, nextCursor } = await this.entries.list(await this.filterOf(query), { limit, cursor });
    return { items: items.map(toAuditEntryView), nextCursor };
  }

  /** Newest first, in batches. */
  async *export(query: AuditExportQuery): AsyncGenerator<AuditEntryView[]> {
    const filter = await this.filterOf(query);
    let left = EXPORT_MAX;
    for await (const entries of eachPage((cursor) => this.entries.list(filter, { limit: EXPORT_BATCH, cursor }))) {
      yield entries.slice(0, left).map(toAuditEntryView);
      left -= entries.length;
      if (left <= 0) return;
    }
  }

  removeBefore(date: Date): Promise<number> {
    return this.entries.removeBefore(date);
  }

  private async filterOf({ actor, kind, record, from, to }: AuditExportQuery): Promise<AuditFilter> {
    const { timeZone = 'UTC' } = from || to ? await this.operator.current() : {};
    return {
      userIds: actor ? await this.idsOf(actor) : undefined,
      kind: kind || undefined,
      recordId: record || undefined,
      from: from ? startOfDay(timeZone, from) : undefined,
      to: to ? startOfDay(timeZone, addDays(to, 1)) : undefined,
    };
  }

  private async idsOf(actor: string): Promise<string[]> {
    if (!actor.includes('@')) return [actor];
    const user = await this.users.findByEmail(normaliseEmail(actor));
    return user ? [user._id] : [];
  }
}

const PEOPLE_FIELD = 'assignee';

function peopleIn({ field, before, after }: AuditChange): string[] {
  return field === PEOPLE_FIELD ? [before ?? [], after ?? []].flat() : [];
}

function withNames(change: AuditChange, nameOf: (id: string) => string | undefined): AuditChange {
  if (change.field !== PEOPLE_FIELD) return change;
  const named = (id: string | null) => id && (nameOf(id) ?? id);
  return { ...change, before: named(change.before), after: named(change.after) };
}

function toAuditEntryView(entry: AuditEntryDocument): AuditEntryView {
  return {
    entry_id: entry._id,
    at: entry.at.toISOString(),
    call: entry.call,
    action: entry.action,
    kind: entry.kind,
    record_id: entry.recordId,
    record_name: entry.recordName,
    actor: { user_id: entry.userId, name: entry.actorName, email: entry.actorEmail, position: entry.position },
    network: entry.network,
    changes: entry.changes.map(({ field, before, after }) => ({ field, before, after })),
    changes_left_out: entry.changesLeftOut,
    outcome: entry.outcome,
  };
}
