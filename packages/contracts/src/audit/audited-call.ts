import type { Endpoint } from '../endpoint.ts';
import type { AuditAction } from './values.ts';

/** The part of an audit entry that follows from the endpoint alone. */
export interface AuditedCall {
  /** Kind of the changed record: `packages`. */
  kind: string;
  action: AuditAction;
  /** Path parameter that identifies the record. */
  record: string | undefined;
}

const ACTIONS: Readonly<Record<string, AuditAction>> = { POST: 'created', PUT: 'changed', PATCH: 'changed', DELETE: 'removed' };
const EXPORT = /\/export(\.\w+)?$/;

/**
 * Audit entry of a call by a signed-in user; undefined when nothing is recorded. Every write by staff and every export is recorded
 * (AUD-01) unless the endpoint says otherwise: the kind is the first word of the path, the action follows from the method, and the
 * record is the first path parameter.
 */
export function auditOf(
  { route, access, audit = {} }: Pick<Endpoint, 'route' | 'access' | 'audit'>,
  isStaff: boolean,
): AuditedCall | undefined {
  const [method = '', path = ''] = route.split(' ');
  const isExport = EXPORT.test(path);
  if (audit === null || access === 'public' || (method === 'GET' && !isExport)) return undefined;
  const byStaff = isStaff && access !== 'customer';
  if (!byStaff && !isExport && !audit.ofEverybody) return undefined;
  return {
    kind: audit.kind ?? path.split('/')[2] ?? '',
    action: audit.action ?? (isExport ? 'exported' : (ACTIONS[method] ?? 'changed')),
    record: audit.kind === 'accounts' ? undefined : /\{(\w+)\}/.exec(path)?.[1],
  };
}
