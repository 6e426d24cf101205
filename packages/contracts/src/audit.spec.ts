import { AUDIT_KINDS, permitsTimeline } from './audit.ts';
import { CALLS } from './calls/all.calls.ts';
import { auditOf } from './calls/audited-calls.ts';
import type { Call, Calls } from './calls/call.ts';

describe('kinds of the audit', () => {
  it('include those of all endpoints that are recorded', () => {
    const calls = Object.values<Calls>(CALLS).flatMap((rows) => Object.entries<Call>(rows));
    const kinds = calls.flatMap(([name, { access }]) => [true, false].map((isStaff) => auditOf(name, access, isStaff)?.kind));
    expect(AUDIT_KINDS).toEqual(expect.arrayContaining(kinds.filter((kind) => kind !== undefined)));
  });

  it('are open to those who may edit such records, and unknown ones to owners only', () => {
    const may = (position: 'editor' | 'owner', kind: string) => permitsTimeline(kind, { role: 'admin', position });
    expect([may('editor', 'packages'), may('editor', 'people'), may('editor', 'constructor')]).toEqual([true, false, false]);
    expect([may('owner', 'people'), may('owner', 'constructor')]).toEqual([true, true]);
  });
});
