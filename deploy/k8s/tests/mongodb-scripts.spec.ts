import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { SERVICE_NAMES } from '@reefdesk/system/services';
import { SWEEP_STATE } from '../../../ops/backup/src/contents.ts';
import { sourceFolder } from './render.ts';

/** Fake of the replica set as the scripts use it, because the embedded server has no sets and users. */
class FakeSet {
  members: string[] = [];
  primary: string | undefined;
  /** The first user may be created without a sign-in, from localhost. */
  users = new Map<string, { pwd: string; roles: unknown[] }>();
  privileges = new Map<string, unknown[]>();
  isAdministrator = false;

  constructor(readonly own = 'mongodb-0.mongodb:27017') {}

  hello() {
    return { setName: this.members.length > 0 ? 'rs0' : undefined, primary: this.primary, isWritablePrimary: this.primary === this.own };
  }

  initiate({ members }: { members: { host: string }[] }) {
    if (this.members.length > 0) throw new Error('already initialized');
    this.members = members.map(({ host }) => host);
    this.primary = this.own;
  }

  getSiblingDB() {
    return this;
  }

  getUser(user: string) {
    return this.users.get(user) ?? null;
  }

  createUser({ user, pwd, roles }: { user: string; pwd: string; roles: unknown[] }) {
    if (this.users.size > 0 && !this.isAdministrator) throw Object.assign(new Error('requires authentication'), { code: 13 });
    if (!this.primary || this.primary !== this.own) throw new Error('not primary');
    this.users.set(user, { pwd, roles });
  }

  getRole(role: string) {
    return this.privileges.get(role) ?? null;
  }

  createRole({ role, privileges }: { role: string; privileges: unknown[] }) {
    if (this.privileges.has(role)) throw new Error('role already exists');
    this.updateRole(role, { privileges });
  }

  updateRole(role: string, { privileges }: { privileges: unknown[] }) {
    this.privileges.set(role, privileges);
  }

  updateUser(user: string, { pwd, roles }: { pwd: string; roles: unknown[] }) {
    this.users.set(user, { pwd, roles });
  }
}

function run(script: string, set: FakeSet, env: Record<string, string>): void {
  const code = readFileSync(join(sourceFolder, 'components', 'mongodb', script), 'utf8');
  const rs = { initiate: (config: { members: { host: string }[] }) => set.initiate(config) };
  runInNewContext(code, { db: set, rs, process: { env }, sleep: () => undefined, print: () => undefined });
}

function byDatabase(one: unknown, other: unknown): number {
  const { db } = one as { db: string };
  return db.localeCompare((other as { db: string }).db);
}

const FOUND = { MEMBERS: '3', MONGO_ROOT_USER: 'root', MONGO_ROOT_PASSWORD: 'r-secret' };

describe('the scripts of MongoDB', () => {
  it('create the set and its administrator once', () => {
    const set = new FakeSet();
    run('found.js', set, FOUND);
    expect(set.members).toEqual(['mongodb-0.mongodb:27017', 'mongodb-1.mongodb:27017', 'mongodb-2.mongodb:27017']);
    expect([...set.users]).toEqual([['root', { pwd: 'r-secret', roles: ['root'] }]]);
    run('found.js', set, { ...FOUND, MONGO_ROOT_PASSWORD: 'another' });
    expect(set.users.get('root')?.pwd).toBe('r-secret');
  });

  it('leave a set unchanged that has another primary', () => {
    const set = new FakeSet();
    set.members = ['mongodb-0.mongodb:27017', 'mongodb-1.mongodb:27017'];
    set.primary = 'mongodb-1.mongodb:27017';
    run('found.js', set, FOUND);
    expect(set.users.size).toBe(0);
  });

  it('wait for a primary, and fail so that they are retried', () => {
    const set = new FakeSet();
    set.members = ['mongodb-0.mongodb:27017'];
    expect(() => run('found.js', set, FOUND)).toThrow('no primary yet');
  });

  it('give each service its own database, backups read and restores write access to all, and update users from the Secrets', () => {
    const set = new FakeSet();
    run('found.js', set, FOUND);
    set.isAdministrator = true;
    const uris = (pwd: string) =>
      Object.fromEntries(
        [...SERVICE_NAMES, 'backup', 'restore'].map((name) => [
          `${name.toUpperCase()}_URI`,
          `mongodb://${name}-1:${pwd}@mongodb:27017/?replicaSet=rs0&authSource=admin`,
        ]),
      );
    run('users.js', set, uris('r-first_1'));
    expect(set.users.get('catalog-1')).toEqual({ pwd: 'r-first_1', roles: [{ role: 'readWrite', db: 'reefdesk_catalog' }] });
    const onAll = (role: string) => [...SERVICE_NAMES].sort().map((name) => ({ role, db: `reefdesk_${name}` }));
    const rolesOf = (user: string) => [...(set.users.get(user)?.roles ?? [])].sort(byDatabase);
    expect(rolesOf('backup-1')).toEqual([{ role: 'reefdesk-backup', db: 'admin' }, ...onAll('read')]);
    expect(rolesOf('restore-1')).toEqual(onAll('readWrite'));
    run('users.js', set, uris('r-second'));
    expect([...set.privileges]).toEqual([
      [
        'reefdesk-backup',
        [
          {
            resource: { db: `reefdesk_${SWEEP_STATE.database}`, collection: SWEEP_STATE.collection },
            actions: ['find', 'insert', 'update'],
          },
        ],
      ],
    ]);
    expect([...set.users.keys()]).toEqual(['root', ...SERVICE_NAMES.map((name) => `${name}-1`), 'backup-1', 'restore-1']);
    expect(set.users.get('catalog-1')?.pwd).toBe('r-second');
  });
});
