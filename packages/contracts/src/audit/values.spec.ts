import { ENDPOINTS } from '../api.ts';
import { AUDIT_KINDS, auditOf } from '../audited.ts';
import type { Endpoint, Routes } from '../endpoint.ts';
import { permitsTimeline } from './values.ts';

describe('kinds of the audit', () => {
  it('include those of all endpoints that are recorded', () => {
    const endpoints = Object.values<Routes>(ENDPOINTS).flatMap((routes) => Object.values<Endpoint>(routes));
    const kinds = endpoints.flatMap((endpoint) => [true, false].map((isStaff) => auditOf(endpoint, isStaff)?.kind));
    expect(AUDIT_KINDS).toEqual(expect.arrayContaining(kinds.filter((kind) => kind !== undefined)));
  });

  it('are open to positions that may edit such records, and unknown kinds to owners only', () => {
    const may = (position: 'editor' | 'owner', kind: string) => permitsTimeline(kind, { role: 'admin', position });
    expect([may('editor', 'packages'), may('editor', 'people'), may('editor', 'constructor')]).toEqual([true, false, false]);
    expect([may('owner', 'people'), may('owner', 'constructor')]).toEqual([true, true]);
  });
});
