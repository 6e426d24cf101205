import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NATS_USERS } from '@reefdesk/system/nats-accounts';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { STORAGE_USERS } from '@reefdesk/system/storage-users';
import { parseKeySet } from '../../../services/auth/src/keys/key-set.ts';
import { Kustomizer } from './render.ts';

jest.setTimeout(60_000);

describe('make-secrets', () => {
  let kustomizer: Kustomizer;
  const read = (file: string) => kustomizer.secrets('local', file);
  const folder = () => join(kustomizer.folder, 'overlays', 'local', 'secrets');
  const everything = () => Object.fromEntries(readdirSync(folder()).map((file) => [file, read(file)]));

  beforeEach(() => {
    kustomizer = new Kustomizer();
  });

  afterEach(() => kustomizer.remove());

  it('creates everything once, different for each overlay, and changes nothing on a second run', () => {
    const before = everything();
    expect(Object.keys(before).sort()).toEqual(
      ['backup', 'gateway', 'minio', 'mongodb', 'mongodb-users', 'nats', 'restore', 'storage', ...SERVICE_NAMES]
        .map((name) => `${name}.env`)
        .concat('kustomization.yaml', 'replica-set.key')
        .sort(),
    );
    expect(kustomizer.makeSecrets('local')).not.toContain(read('auth.env').ADMIN_PASSWORD);
    expect(everything()).toEqual(before);
    expect(kustomizer.secrets('production', 'auth.env').NATS_PASSWORD).not.toBe(read('auth.env').NATS_PASSWORD);
  });

  it('creates files that only their owner can read', () => {
    for (const file of readdirSync(folder())) expect([file, statSync(join(folder(), file)).mode & 0o777]).toEqual([file, 0o600]);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
  });

  it('creates passwords that need no escaping in a URI or in a NATS configuration', () => {
    const passwords = Object.values(everything()).flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('PASSWORD')));
    const ofProcesses = passwords.filter(([name]) => name !== 'ADMIN_PASSWORD').map(([, value]) => value);
    // One for each service and the gateway; nats.env and the stores have four more.
    expect(ofProcesses).toHaveLength(SERVICE_NAMES.length + 5);
    for (const password of ofProcesses) expect(password).toMatch(/^r[\w-]{32}$/);
    expect(new Set(ofProcesses).size).toBe(ofProcesses.length);
  });

  it('renews only the requested secrets, under new names', () => {
    const before = everything();
    kustomizer.makeSecrets('local', 'rotate', 'mongo', 's3');
    const after = everything();
    expect(after['catalog.env']?.MONGODB_URI).toMatch(/^mongodb:\/\/catalog-2:r[\w-]{32}@mongodb:27017\//);
    for (const { name } of STORAGE_USERS) {
      const [former, renewed] = [before[`${name}.env`], after[`${name}.env`]];
      for (const key of ['S3_ACCESS_KEY', 'S3_SECRET_KEY']) expect(renewed?.[key]).not.toBe(former?.[key]);
    }
    for (const file of ['nats.env', 'mongodb.env', 'minio.env', 'storage.env', 'gateway.env', 'replica-set.key'])
      expect(after[file]).toEqual(before[file]);
    expect(after['auth.env']).toEqual({ ...before['auth.env'], MONGODB_URI: after['auth.env']?.MONGODB_URI });
  });

  it('creates storage keys in the format of Garage, exactly one for each user', () => {
    const holders = Object.entries(everything()).filter(([, file]) => 'S3_SECRET_KEY' in file);
    expect(holders.map(([file]) => file).sort()).toEqual(STORAGE_USERS.map(({ name }) => `${name}.env`).sort());
    for (const [, { S3_ACCESS_KEY, S3_SECRET_KEY }] of holders) {
      expect(S3_ACCESS_KEY).toMatch(/^GK[0-9a-f]{24}$/);
      expect(S3_SECRET_KEY).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(new Set(holders.map(([, { S3_SECRET_KEY }]) => S3_SECRET_KEY)).size).toBe(holders.length);
    expect(read('storage.env').GARAGE_RPC_SECRET).toMatch(/^[0-9a-f]{64}$/);
  });

  it('renews the password of every NATS account', () => {
    const passwords = () => Object.values(everything()).flatMap(({ NATS_PASSWORD, OPS_PASSWORD }) => [NATS_PASSWORD, OPS_PASSWORD]);
    const before = new Set(passwords().filter(Boolean));
    kustomizer.makeSecrets('local', 'rotate', 'nats');
    const after = passwords().filter(Boolean);
    expect(after).toHaveLength(NATS_USERS.length);
    expect(after.filter((password) => before.has(password))).toEqual([]);
    expect(read('nats.env').NATS_PASSWORD_CATALOG).toBe(read('catalog.env').NATS_PASSWORD);
  });

  it('adds a signing key, promotes it, and retires the previous one', () => {
    const kids = () => parseKeySet(read('auth.env').AUTH_KEYS ?? '', 'AUTH_KEYS').map(({ kid }) => kid);
    const [old] = kids();
    kustomizer.makeSecrets('local', 'auth-keys', 'add');
    const [first, added] = kids();
    expect(first).toBe(old);
    kustomizer.makeSecrets('local', 'auth-keys', 'promote');
    expect(kids()).toEqual([added, old]);
    kustomizer.makeSecrets('local', 'auth-keys', 'retire');
    expect(kids()).toEqual([added]);
  });

  it.each([
    [['nowhere']],
    [['local', 'rotate']],
    [['local', 'rotate', 'everything']],
    [['local', 'auth-keys', 'lose']],
    [['local', '--force']],
  ])('refuses %j and changes nothing', (args) => {
    const before = everything();
    expect(() => kustomizer.makeSecrets(...args)).toThrow(/Command failed/);
    expect(everything()).toEqual(before);
  });
});
