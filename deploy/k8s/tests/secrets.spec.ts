import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseKeySet } from '../../../services/auth/src/keys/key-set.ts';
import { Workshop } from './render.ts';

// Each renders or runs the script, which takes its time on a busy machine.
jest.setTimeout(60_000);

describe('make-secrets', () => {
  let workshop: Workshop;
  const read = (file: string) => workshop.secrets('local', file);
  const folder = () => join(workshop.folder, 'overlays', 'local', 'secrets');
  const everything = () => Object.fromEntries(readdirSync(folder()).map((file) => [file, read(file)]));

  beforeEach(() => {
    workshop = new Workshop();
  });

  afterEach(() => workshop.remove());

  it('makes everything once, other for each overlay; the same again changes nothing', () => {
    const before = everything();
    expect(Object.keys(before)).toHaveLength(10);
    expect(workshop.makeSecrets('local')).not.toContain(read('auth.env').ADMIN_PASSWORD);
    expect(everything()).toEqual(before);
    expect(workshop.secrets('production', 'auth.env').NATS_PASSWORD).not.toBe(read('auth.env').NATS_PASSWORD);
  });

  it('makes files that only their owner can read', () => {
    for (const file of readdirSync(folder())) expect([file, statSync(join(folder(), file)).mode & 0o777]).toEqual([file, 0o600]);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
  });

  it('makes passwords that stand in a URI and in a NATS configuration as they are', () => {
    const passwords = Object.values(everything()).flatMap((file) => Object.entries(file).filter(([name]) => name.endsWith('PASSWORD')));
    const ofProcesses = passwords.filter(([name]) => name !== 'ADMIN_PASSWORD').map(([, value]) => value);
    expect(ofProcesses).toHaveLength(10);
    for (const password of ofProcesses) expect(password).toMatch(/^r[\w-]{32}$/);
    expect(new Set(ofProcesses).size).toBe(ofProcesses.length);
  });

  it('renews what it is told to, under new names, and nothing else', () => {
    const before = everything();
    workshop.makeSecrets('local', 'rotate', 'mongo', 's3');
    const after = everything();
    expect(after['catalog.env']?.MONGODB_URI).toMatch(/^mongodb:\/\/catalog-2:r[\w-]{32}@mongodb:27017\//);
    expect(after['media.env']?.S3_ACCESS_KEY).toBe('media-2');
    expect(after['media.env']?.S3_SECRET_KEY).not.toBe(before['media.env']?.S3_SECRET_KEY);
    for (const file of ['nats.env', 'mongodb.env', 'minio.env', 'gateway.env', 'replica-set.key'])
      expect(after[file]).toEqual(before[file]);
    expect(after['auth.env']).toEqual({ ...before['auth.env'], MONGODB_URI: after['auth.env']?.MONGODB_URI });
  });

  it('renews the password of every NATS account', () => {
    const passwords = () =>
      Object.values(everything()).flatMap(({ NATS_PASSWORD, SEED_PASSWORD, OPS_PASSWORD }) => [NATS_PASSWORD, SEED_PASSWORD, OPS_PASSWORD]);
    const before = new Set(passwords().filter(Boolean));
    workshop.makeSecrets('local', 'rotate', 'nats');
    const after = passwords().filter(Boolean);
    expect(after).toHaveLength(7);
    expect(after.filter((password) => before.has(password))).toEqual([]);
  });

  it('makes a signing key known, lets it sign, and retires the one before it', () => {
    const kids = () => parseKeySet(read('auth.env').AUTH_KEYS ?? '', 'AUTH_KEYS').map(({ kid }) => kid);
    const [old] = kids();
    workshop.makeSecrets('local', 'auth-keys', 'add');
    const [first, added] = kids();
    expect(first).toBe(old);
    workshop.makeSecrets('local', 'auth-keys', 'promote');
    expect(kids()).toEqual([added, old]);
    workshop.makeSecrets('local', 'auth-keys', 'retire');
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
    expect(() => workshop.makeSecrets(...args)).toThrow(/Command failed/);
    expect(everything()).toEqual(before);
  });
});
