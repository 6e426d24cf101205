import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { killEverything } from '../support/processes.ts';
import { type StartedSystem, startSystem } from '../support/system.ts';
import { expect, test } from '../support/test.ts';

async function signInUntilTheEnd({ url, adminEmail, adminPassword }: StartedSystem, acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      const answer = await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: adminEmail, password: adminPassword }),
      });
      if (answer.status === 200) acknowledged.push(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    } catch {
      return;
    }
  }
}

test('acknowledged writes survive when all processes are killed while writing', { tag: '@once' }, async () => {
  test.setTimeout(360_000); // It starts two systems of its own.
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-durability-'));
  const acknowledged: string[] = [];
  try {
    const first = await startSystem({ folder });
    const writers = [signInUntilTheEnd(first, acknowledged), signInUntilTheEnd(first, acknowledged)];
    while (acknowledged.length < 12) await sleep(5);
    killEverything(first);
    await Promise.all(writers);
    await first.stop();

    const second = await startSystem({ folder });
    try {
      const me = await Promise.all(acknowledged.map((cookie) => fetch(`${second.url}/api/me`, { headers: { cookie } })));
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      expect(me.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
