import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntryView } from '@reefdesk/contracts/audit/endpoints';
import type { AuditEntry } from '@reefdesk/contracts/audit/values';
import { collectAudit } from '@reefdesk/contracts/messages/auth.messages';
import { DescribeOperator } from '@reefdesk/contracts/messages/site.messages';
import { completeRetention } from '@reefdesk/contracts/site/values';
import { AuditOutbox } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { eventually } from '@reefdesk/test-kit/eventually';
import { HeldClock } from '@reefdesk/test-kit/held-clock';
import { NatsPeer } from '@reefdesk/test-kit/nats-peer';
import type { OutboxEntry } from '../../../packages/service-kit/src/audit/outbox-entry.schema.ts';
import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

const DAY_MS = 86_400_000;

describe('audit', () => {
  let auth: AuthUnderTest;
  let catalog: NatsPeer;
  let bookings: NatsPeer;
  let token: string | undefined;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
    [catalog, bookings] = await Promise.all([NatsPeer.connect(auth.stack, 'catalog'), NatsPeer.connect(auth.stack, 'bookings')]);
    const browser = auth.browser();
    await browser.login(ADMIN);
    token = await browser.token();
  });
  afterAll(async () => {
    await Promise.all([catalog?.close(), bookings?.close()]);
    await auth?.stop();
  });

  const outbox = () => auth.database.collection<OutboxEntry>('audit_outbox');

  async function read(query: string): Promise<AuditEntryView[]> {
    const answer = await auth.browser().ask<{ data: AuditEntryView[] }>('GET', `/api/audit?limit=100&${query}`, { token });
    expect(answer.status).toBe(200);
    return answer.body.data;
  }

  /** All entries with the action, oldest first. The outbox is read first, because entries are stored before they leave it. */
  async function recorded(action: string): Promise<Pick<AuditEntry, 'recordId' | 'userId' | 'network'>[]> {
    const waiting = await outbox().find({ action }).toArray();
    const stored = await auth.database.collection<OutboxEntry>('audit_entries').find({ action }).toArray();
    const all = new Map([...waiting, ...stored].map((entry) => [entry._id, entry]));
    const oldestFirst = [...all.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
    return oldestFirst.map(({ recordId, userId, network }) => ({ recordId, userId, network }));
  }

  /** Simulates a process that ends before it settles its entries. */
  async function leavingUnsettled(work: () => Promise<void>): Promise<void> {
    const settling = jest.spyOn(AuditOutbox.prototype, 'settle').mockRejectedValue(new Error('The process has ended'));
    await work().finally(() => settling.mockRestore());
    await outbox().updateMany({ state: { $ne: 'settled' } }, { $set: { at: new Date(0) } });
  }

  it('records sign-ins and failed attempts: the account if there is one, never what was typed, and only up to a limit (AUD-01)', async () => {
    const ana = { email: 'ana@reef.example', password: 'a calm morning' };
    const userId = await auth.addCustomer(ana);
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const tryAs = (email: string, address: string) =>
      auth.browser().ask('POST', '/api/login', { body: { email, password: 'secret-typo' }, ...from(address) });
    await tryAs(ana.email, '198.51.100.7');
    await tryAs('nobody@reef.example', '198.51.100.8');
    expect(await recorded('sign_in_failed')).toEqual([
      { recordId: userId, userId: null, network: '198.51.100.x' },
      { recordId: null, userId: null, network: '198.51.100.x' },
    ]);
    await auth.browser().login(ana);
    expect(await recorded('signed_in')).toContainEqual(expect.objectContaining({ userId, recordId: userId }));

    const before = (await recorded('sign_in_failed')).length;
    // The limit counts per clock hour, which must not end during the test.
    const clock = new HeldClock();
    // Resets the sign-in limits of five attempts per quarter of an hour, but not those of the audit.
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 5; tries += 1) await tryAs('nobody@reef.example', '203.0.113.9');
      await auth.database.collection('login_attempts').deleteMany({});
    }
    clock.release();
    expect((await recorded('sign_in_failed')).length - before).toBe(10);
    const all = JSON.stringify([
      ...(await outbox().find().toArray()),
      ...(await auth.database.collection('audit_entries').find().toArray()),
    ]);
    for (const never of ['secret-typo', 'nobody@', ana.email, '198.51.100.7']) expect(all).not.toContain(never);
  });

  it('stores entries of a service only for records that it owns, and none of a request with others (AUD-02)', async () => {
    const entry: AuditEntry = {
      id: 'own',
      at: new Date().toISOString(),
      call: '',
      action: 'changed',
      kind: 'packages',
      recordId: 'claimed',
      recordName: 'Reef',
      userId: null,
      position: null,
      network: '203.0.113.x',
      changes: [],
      changesLeftOut: 0,
      outcome: 'done',
    };
    for (const kind of ['people', 'accounts', 'bookings', 'constructor']) {
      const entries = [entry, { ...entry, id: 'claimed', kind }];
      await expect(catalog.ask(collectAudit('catalog'), { entries })).rejects.toMatchObject({ code: 'forbidden' });
    }
    expect(await read('record=claimed')).toEqual([]);
  });

  it('stores each entry once, and never changes a stored one (AUD-02)', async () => {
    const entry: AuditEntry = {
      id: 'told-twice',
      at: new Date().toISOString(),
      call: 'PATCH /api/edit-travel/{travelId}',
      action: 'changed',
      kind: 'packages',
      recordId: 't1',
      recordName: 'Reef',
      userId: 'gone',
      position: 'editor',
      network: '203.0.113.x',
      changes: [{ field: 'name.en', before: 'Reef', after: 'Wall' }],
      changesLeftOut: 0,
      outcome: 'done',
    };
    expect(await catalog.ask(collectAudit('catalog'), { entries: [entry] })).toEqual({ kept: ['told-twice'] });
    const again = { ...entry, changes: [], recordName: 'Another' };
    expect(await catalog.ask(collectAudit('catalog'), { entries: [again, again] })).toMatchObject({ kept: ['told-twice', 'told-twice'] });
    expect(await read('record=t1')).toMatchObject([{ entry_id: 'told-twice', record_name: 'Reef', changes: entry.changes }]);
  });

  it('stores the name of an assignee, or the id if there is no such user (AUD-03)', async () => {
    const lia = await auth.addStaff({ email: 'in-charge@reef.example', password: 'a calm evening', position: 'agent' });
    const entry = (id: string, before: string | null, after: string | null): AuditEntry => ({
      id,
      at: new Date().toISOString(),
      call: 'PATCH /api/enquiries/{id}',
      action: 'changed',
      kind: 'enquiries',
      recordId: 'e1',
      recordName: 'TA-234567',
      userId: null,
      position: 'agent',
      network: '203.0.113.x',
      changes: [
        { field: 'assignee', before, after },
        { field: 'state', before: lia, after: 'new' },
      ],
      changesLeftOut: 0,
      outcome: 'done',
    });
    await bookings.ask(collectAudit('bookings'), { entries: [entry('taken', null, lia), entry('given-on', lia, 'gone')] });
    const changesById = new Map((await read('record=e1')).map(({ entry_id, changes }) => [entry_id, changes]));
    expect(changesById.get('taken')).toEqual([
      { field: 'assignee', before: null, after: 'Sari Lumowa' },
      { field: 'state', before: lia, after: 'new' },
    ]);
    expect(changesById.get('given-on')?.[0]).toEqual({ field: 'assignee', before: 'Sari Lumowa', after: 'gone' });
  });

  it('records changes of rights with the values before and after (AUD-01)', async () => {
    const id = await auth.addStaff({ email: 'lia@reef.example', password: 'a calm evening', position: 'agent' });
    const change = (body: object) => auth.browser().ask('PATCH', `/api/users/${id}`, { body, token });
    expect((await change({ position: 'translator', languages: ['ID'] })).status).toBe(200);
    expect((await change({ position: 'translator', languages: ['ID'] })).status).toBe(200);
    expect((await change({ disabled: true })).status).toBe(200);
    await eventually(async () => {
      const auditEntries = await read(`kind=people&record=${id}`);
      expect(auditEntries.map(({ changes, record_name, actor }) => ({ changes, record_name, by: actor.email }))).toEqual([
        { changes: [{ field: 'status', before: 'active', after: 'disabled' }], record_name: 'lia@reef.example', by: ADMIN.email },
        {
          changes: [
            { field: 'position', before: 'agent', after: 'translator' },
            { field: 'languages', before: null, after: 'ID' },
          ],
          record_name: 'lia@reef.example',
          by: ADMIN.email,
        },
      ]);
    });
  });

  it('records changes of rights even if the process ended before it settled the entry (AUD-02)', async () => {
    const people = await Promise.all(
      (['agent', 'owner'] as const).map((position) =>
        auth.addStaff({ email: `${position}@reef.example`, password: 'a calm evening', position }),
      ),
    );
    await leavingUnsettled(async () => {
      for (const id of people) {
        expect((await auth.browser().ask('PATCH', `/api/users/${id}`, { body: { position: 'editor' }, token })).status).toBe(500);
      }
    });
    for (const [at, before] of ['agent', 'owner'].entries()) {
      const changed = { action: 'changed', outcome: 'done', record_name: `${before}@reef.example` };
      await eventually(async () =>
        expect(await read(`kind=people&record=${people[at]}`)).toMatchObject([
          { ...changed, changes: [{ field: 'position', before, after: 'editor' }] },
        ]),
      );
    }
  });

  it('keeps entries for the months in the site’s record, and removes none while that is unavailable (AUD-04)', async () => {
    const entries = auth.database.collection<{ _id: string; at: Date }>('audit_entries');
    const old = (_id: string, days: number) => ({
      _id,
      at: new Date(Date.now() - days * DAY_MS),
      action: 'changed',
      kind: 'old',
      outcome: 'done',
    });
    await entries.insertMany([old('older', 800), old('old', 700), old('young', 10)]);
    const left = async () => (await entries.find({ kind: 'old' }).sort({ at: 1 }).toArray()).map(({ _id }) => _id);
    await auth.startReplica();
    expect(await left()).toEqual(['older', 'old', 'young']);
    const site = await NatsPeer.connect(auth.stack, 'site');
    site.answer(DescribeOperator, () => ({ brand: {} as never, retention: completeRetention() }));
    await auth.startReplica();
    await eventually(async () => expect(await left()).toEqual(['old', 'young']));
    await site.close();
  });
});
