import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Position } from '@reefdesk/contracts/access';
import { AuthUnderTest } from './auth-under-test.ts';

describe('kinds of records in the audit', () => {
  let auth: AuthUnderTest;

  beforeAll(async () => {
    auth = await AuthUnderTest.start();
  });
  afterAll(() => auth?.stop());

  it.each<Position>(['owner', 'editor'])('that do not exist are refused as a field error, for an %s', async (position) => {
    const account = { email: `${position}@reef.example`, password: 'a calm evening' };
    await auth.addStaff({ ...account, position });
    const browser = auth.browser();
    await browser.login(account);
    const token = await browser.token();
    for (const kind of ['constructor', '__proto__', 'toString', 'reefs']) {
      const { status, body } = await browser.ask('GET', `/api/audit?kind=${kind}&record=r1`, { token });
      expect([kind, status, body]).toEqual([
        kind,
        400,
        expect.objectContaining({ code: 'validation_failed', fields: { kind: [expect.anything()] } }),
      ]);
    }
    expect((await browser.ask('GET', '/api/audit?kind=packages&record=r1', { token })).status).toBe(200);
  });
});
