import { read } from './compose-file.ts';

interface User {
  user: string;
  pwd: string;
  roles: { role: string; db: string }[];
  privileges?: object[];
}

interface Role {
  privileges: object[];
  roles: string[];
}

/** Fakes the mongosh globals that the script uses. Keeps its state between runs. */
class FakeServer {
  readonly users = new Map<string, User>();
  readonly roles = new Map<string, Role>();
  isInitiated = false;
  config: unknown;
  uri = '';
  private asked = 0;

  readonly admin = {
    adminCommand: (command: Record<string, unknown>) => {
      if ('replSetInitiate' in command) {
        if (this.isInitiated) throw new Error('already initialized');
        this.isInitiated = true;
        this.config = command.replSetInitiate;
      } else if (!this.isInitiated) throw Object.assign(new Error('no replset config'), { codeName: 'NotYetInitialized' });
    },
    // The election takes a moment.
    hello: () => ({ isWritablePrimary: this.isInitiated && ++this.asked > 2 }),
    getUser: (user: string) => this.users.get(user) ?? null,
    createUser: (user: User) => {
      if (this.users.has(user.user)) throw new Error('exists');
      this.users.set(user.user, user);
    },
    getRole: (role: string) => this.roles.get(role) ?? null,
    createRole: ({ role, ...rights }: Role & { role: string }) => {
      if (this.roles.has(role)) throw new Error('exists');
      this.roles.set(role, rights);
    },
    updateRole: (role: string, rights: Role) => {
      if (!this.roles.has(role)) throw new Error('missing');
      this.roles.set(role, rights);
    },
    updateUser: (user: string, change: Omit<User, 'user'>) => {
      if (!this.users.has(user)) throw new Error('missing');
      this.users.set(user, { user, ...change });
    },
  };

  run(users: User[]): void {
    const files: Record<string, string> = { '/run/reefdesk/root-password': 'p/w', '/run/reefdesk/users.json': JSON.stringify(users) };
    const connect = (uri: string) => {
      this.uri = uri;
      return this.admin;
    };
    const script = new Function('require', 'connect', 'sleep', 'print', read('deploy/docker/mongo/setup.js'));
    script(
      () => ({ readFileSync: (file: string) => files[file] }),
      connect,
      () => undefined,
      () => undefined,
    );
  }
}

const user = (pwd: string): User => ({ user: 'catalog', pwd, roles: [{ role: 'readWrite', db: 'reefdesk_catalog' }] });

describe('mongo/setup.js', () => {
  it('creates the replica set once, under the name that services use, and the users', () => {
    const server = new FakeServer();
    server.run([user('one')]);
    expect(server.uri).toContain('mongodb://root:p%2Fw@mongo:27017/admin?directConnection=true');
    expect(server.config).toEqual({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] });
    expect(server.users.get('catalog')).toEqual(user('one'));
  });

  it('changes nothing on a second run, except for renewed passwords', () => {
    const server = new FakeServer();
    server.run([user('one')]);
    server.run([user('one')]);
    expect(server.users.get('catalog')).toEqual(user('one'));
    server.run([user('two')]);
    expect(server.users.get('catalog')).toEqual(user('two'));
  });

  it('gives a user with custom privileges a role with exactly these privileges', () => {
    const server = new FakeServer();
    const actions = (...names: string[]) => [{ resource: { db: 'reefdesk_media', collection: 'image_collection' }, actions: names }];
    for (const privileges of [actions('find', 'remove'), actions('find')]) {
      server.run([{ ...user('one'), privileges }]);
      expect([...server.roles]).toEqual([['reefdesk-catalog', { privileges, roles: [] }]]);
      const roles = [...user('one').roles, { role: 'reefdesk-catalog', db: 'admin' }];
      expect(server.users.get('catalog')).toEqual({ ...user('one'), roles });
    }
  });

  it('does not mistake another error for a new server', () => {
    const server = new FakeServer();
    server.admin.adminCommand = () => {
      throw Object.assign(new Error('no'), { codeName: 'Unauthorized' });
    };
    expect(() => server.run([])).toThrow('no');
  });
});
