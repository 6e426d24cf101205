import type { AuditEntry } from '../audit.ts';
import { message } from './message.ts';

/**
 * Stores audit entries of a service, each once even if it is sent again; returns the ids of the stored ones. NATS permissions allow each
 * service its own subject only, and auth refuses kinds of records that this service does not own (`forbidden`).
 */
export const collectAudit = (service: string) =>
  message<{ entries: readonly AuditEntry[] }, { kept: readonly string[] }>(`auth.audit.collect.${service}`);
