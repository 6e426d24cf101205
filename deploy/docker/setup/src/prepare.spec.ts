import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { SWEEP_STATE } from '../../../../ops/backup/src/contents.ts';
import { parseKeySet } from '../../../../services/auth/src/keys/key-set.ts';
import { type PrepareOptions, prepare } from './prepare.ts';

describe('the init job', () => {
  let root: string;
  const me = process.getuid?.() ?? 0;
  const run = (options: Partial<PrepareOptions> = {}) => prepare({ root, dataFolders: [], ownerOf: () => me, ...options });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const everything = () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(root, file)).isFile());
    return Object.fromEntries(files.map((file) => [file, read(file)]));
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'reefdesk-init-'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('creates everything once and changes nothing on a second run', () => {
    expect(run().isFirst).toBe(true);
    const first = everything();
    expect(run().isFirst).toBe(false);
    expect(everything()).toEqual(first);
  });

  it('creates different secrets for every installation', () => {
    const { secrets } = run();
    rmSync(join(root, 'master'), { recursive: true });
    const { secrets: others } = run();
    const values = (of: object) => Object.values(of).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value)));
    expect(values(secrets).filter((value) => values(others).includes(value))).toEqual([]);
    expect(new Set(values(secrets)).size).toBe(values(secrets).length);
  });

  it('creates files that only their owner can read', () => {
    run();
    for (const file of Object.keys(everything())) expect([file, statSync(join(root, file)).mode & 0o777]).toEqual([file, 0o400]);
    expect(statSync(join(root, 'auth')).mode & 0o777).toBe(0o700);
  });

  it('gives storage keys to their user and the setup, the root key to the server, and NATS passwords to their owner only', () => {
    const { storageSecretKeys, storageAdminToken, storageRpcSecret, s3SecretKey, nats } = run().secrets;
    const holders = (secret: string) =>
      Object.entries(everything())
        .filter(([file, content]) => !file.startsWith('master') && content.includes(secret))
        .map(([file]) => file.split('/')[0])
        .sort();
    expect(Object.keys(storageSecretKeys).sort()).toEqual(['backup', 'media', 'restore']);
    for (const [user, key] of Object.entries(storageSecretKeys)) expect(holders(key)).toEqual([user, 'storage-setup']);
    for (const root of [storageAdminToken, s3SecretKey]) expect(holders(root)).toEqual(['storage', 'storage-setup']);
    expect(holders(storageRpcSecret)).toEqual(['storage']);
    expect(holders(nats.auth)).toEqual(['auth', 'nats']);
    expect(holders(nats.ops)).toEqual(['nats']);
  });

  it('gives every service a database user of its own, for its own database', () => {
    run();
    const users = JSON.parse(read('mongo/users.json')) as { user: string; pwd: string; roles: { role: string; db: string }[] }[];
    const catalog = users.find(({ user }) => user === 'catalog');
    expect(catalog?.roles).toEqual([{ role: 'readWrite', db: 'reefdesk_catalog' }]);
    expect(new URL(read('catalog/mongodb-uri'))).toMatchObject({ username: 'catalog', password: catalog?.pwd, host: 'mongo:27017' });
  });

  it('lets a backup only read the databases and pause the image sweeps, and a restore write to all of them', () => {
    run();
    const users = JSON.parse(read('mongo/users.json')) as { user: string; roles: { role: string; db: string }[]; privileges?: object[] }[];
    const databases = SERVICE_NAMES.map((name) => `reefdesk_${name}`);
    expect(users.find(({ user }) => user === 'backup')).toMatchObject({
      roles: databases.map((db) => ({ role: 'read', db })),
      privileges: [
        { resource: { db: `reefdesk_${SWEEP_STATE.database}`, collection: SWEEP_STATE.collection }, actions: ['find', 'insert', 'update'] },
      ],
    });
    expect(users.find(({ user }) => user === 'restore')?.roles).toEqual(databases.map((db) => ({ role: 'readWrite', db })));
    expect(users.filter(({ privileges }) => privileges).map(({ user }) => user)).toEqual(['backup']);
  });

  it('creates signing keys that auth reads; a renewed key signs, and the previous one stays valid', () => {
    run();
    const [first] = parseKeySet(read('auth/auth-keys.json'), 'AUTH_KEYS_FILE');
    run({ renewed: ['authKeys'] });
    const keys = parseKeySet(read('auth/auth-keys.json'), 'AUTH_KEYS_FILE');
    expect(keys).toHaveLength(2);
    expect(keys[0].kid).not.toBe(first.kid);
    expect(keys[1]).toEqual(first);
  });

  it('renews only the requested secrets', () => {
    const before = run().secrets;
    const after = run({ renewed: ['nats'] }).secrets;
    expect(after).toEqual({ ...before, nats: after.nats });
    expect(after.nats.auth).not.toBe(before.nats.auth);
    expect(read('nats/nats.conf')).toContain(after.nats.gateway);
  });

  it('restores the files of a lost volume', () => {
    run();
    const before = everything();
    rmSync(join(root, 'media'), { recursive: true });
    run();
    expect(everything()).toEqual(before);
  });

  it('creates no admin password', () => {
    run();
    expect([read('auth/admin-password'), read('demo/admin-password')]).toEqual(['', '']);
  });

  it('uses the admin password from the operator', () => {
    run({ adminPassword: 'chosen by somebody' });
    expect(read('auth/admin-password')).toBe('chosen by somebody');
    run();
    expect(read('auth/admin-password')).toBe('chosen by somebody');
  });
});
