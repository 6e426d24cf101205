import { STORAGE_USERS } from '@reefdesk/system/storage-users';
import { GarageStandIn } from '@reefdesk/test-kit/garage-stand-in';
import { completeSecrets } from '../secrets.ts';
import { prepareStorage, type StorageKey, type StorageOptions } from './prepare-storage.ts';

describe('the setup of the storage', () => {
  let garage: GarageStandIn;
  let lines: string[];
  let keys: StorageKey[];

  const start = async (nodes = 1) => {
    garage = await GarageStandIn.start({ token: 'the token', nodes });
  };
  const run = (options: Partial<StorageOptions> = {}) =>
    prepareStorage({
      nodes: garage.nodes,
      adminToken: 'the token',
      bucket: 'reefdesk',
      keys,
      removeFormer: false,
      log: (line) => lines.push(line),
      signal: AbortSignal.timeout(60_000),
      ...options,
    });
  const keyOf = (user: string): string => keys.find(({ name }) => name === user)?.accessKey ?? '';

  beforeEach(() => {
    lines = [];
    keys = newKeys();
  });

  afterEach(() => garage?.stop());

  it('creates the layout, the bucket and one key per user: all may read, and all but the backup may write', async () => {
    await start();
    await run();
    expect(garage.roles).toEqual([{ id: garage.ids[0], zone: '127.0.0.1', capacity: 20e9, tags: [] }]);
    expect(garage.buckets.map(({ name }) => name)).toEqual(['reefdesk']);
    expect([...garage.keys.values()].map(({ name, createBucket }) => [name, createBucket])).toEqual([
      ['media', false],
      ['backup', false],
      ['restore', false],
    ]);
    for (const name of ['media', 'restore']) expect(garage.permissionsOf(keyOf(name))).toEqual(['read reefdesk', 'write reefdesk']);
    expect(garage.permissionsOf(keyOf('backup'))).toEqual(['read reefdesk']);
  });

  it('creates one cluster of several nodes, each in its own zone', async () => {
    await start(3);
    await run();
    expect(garage.roles.map(({ id }) => id)).toEqual(garage.ids);
    expect(garage.layoutVersion).toBe(1);
  });

  it('changes nothing on a second run, and keeps permissions that were added by hand', async () => {
    await start();
    await run();
    lines = [];
    garage.changes.splice(0);
    await run();
    expect(lines).toEqual([]);
    expect(garage.changes.filter((change) => change !== 'AllowBucketKey')).toEqual([]);
    garage.buckets[0]?.permissions.get(keyOf('media'))?.add('owner');
    garage.buckets[0]?.permissions.get(keyOf('backup'))?.add('write');
    for (const key of garage.keys.values()) key.createBucket = true;
    await run();
    expect(garage.permissionsOf(keyOf('media'))).toEqual(['read reefdesk', 'write reefdesk']);
    expect(garage.permissionsOf(keyOf('backup'))).toEqual(['read reefdesk']);
    expect([...garage.keys.values()].filter(({ createBucket }) => createBucket)).toEqual([]);
  });

  it('sets a given quota once, and keeps the existing quota if none is given', async () => {
    await start();
    await run({ quotaBytes: 5e9 });
    expect(garage.buckets[0]?.quotas).toEqual({ maxSize: 5e9, maxObjects: null });
    garage.changes.splice(0);
    await run({ quotaBytes: 5e9 });
    await run();
    expect(garage.changes).not.toContain('UpdateBucket');
    expect(garage.buckets[0]?.quotas.maxSize).toBe(5e9);
  });

  it('continues an interrupted run with a staged layout', async () => {
    await start();
    garage.staged.push({ id: garage.ids[0] ?? '', zone: 'storage', capacity: 1e9, tags: [] });
    await run();
    expect(garage.layoutVersion).toBe(1);
    expect(garage.permissionsOf(keyOf('restore'))).toHaveLength(2);
  });

  it('leaves a layout unchanged that has other staged changes', async () => {
    await start();
    garage.staged.push({ id: 'f'.repeat(64), zone: 'elsewhere', capacity: 1e9, tags: [] });
    await expect(run()).rejects.toThrow('Somebody has begun to change the layout');
    expect(garage.layoutVersion).toBe(0);
  });

  it('adds renewed keys beside the former ones, and removes the former ones on request', async () => {
    await start();
    const former = keys;
    await run();
    keys = newKeys();
    await run();
    expect(garage.keys.size).toBe(2 * STORAGE_USERS.length);
    await run({ removeFormer: true });
    expect([...garage.keys.keys()].sort()).toEqual(keys.map(({ accessKey }) => accessKey).sort());
    for (const { accessKey } of former) expect(garage.permissionsOf(accessKey)).toEqual([]);
  });

  it('waits for a node that is not reachable yet, and logs it once', async () => {
    await start();
    garage.isUnavailable = true;
    const done = run({
      log: (line) => {
        lines.push(line);
        garage.isUnavailable = false;
      },
    });
    await done;
    expect(lines.filter((line) => line.startsWith('Waiting for node'))).toHaveLength(1);
  });

  it('throws with the reason after a timeout or an error response', async () => {
    await start();
    await expect(run({ adminToken: 'another' })).rejects.toThrow('GetNodeInfo: 403');
    await expect(run({ keys: [{ name: 'media', accessKey: 'media-1', secretKey: 'r', may: ['read'] }] })).rejects.toThrow(
      'not a valid Garage key ID',
    );
    await run();
    const forged = keys.map((key) => ({ ...key, secretKey: '0'.repeat(64) }));
    await expect(run({ keys: forged })).rejects.toThrow('another secret');
    garage.isUnavailable = true;
    await expect(run({ signal: AbortSignal.abort() })).rejects.toThrow('Waited too long for node 127.0.0.1');
  });
});

function newKeys(): StorageKey[] {
  const { storageAccessKeys, storageSecretKeys } = completeSecrets({});
  return STORAGE_USERS.map((user) => ({
    ...user,
    accessKey: storageAccessKeys[user.name] ?? '',
    secretKey: storageSecretKeys[user.name] ?? '',
  }));
}
