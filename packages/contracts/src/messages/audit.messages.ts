import type { AuditEntry } from '../audit.ts';
import { message } from './message.ts';

/** Keeps these for good, each once however often it is told; answered with the ids of those that are kept. */
export const CollectAudit = message<{ entries: readonly AuditEntry[] }, { kept: readonly string[] }>('auth.audit.collect');
