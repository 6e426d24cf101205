import { ADMIN, AuthUnderTest } from './auth-under-test.ts';

describe('the first admin', () => {
  let auth: AuthUnderTest;

  beforeEach(async () => {
    auth = await AuthUnderTest.start({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  });

  afterEach(() => auth?.stop());

  const admins = () => auth.database.collection('users').find({ role: 'admin' }).toArray();

  it('does not exist unless the environment names one: there is no default account', async () => {
    expect(await auth.database.collection('users').countDocuments()).toBe(0);
  });

  it('is made once however many replicas start at the same time', async () => {
    await Promise.all([auth.startReplica(), auth.startReplica(), auth.startReplica()]);
    expect(await admins()).toEqual([expect.objectContaining({ email: ADMIN.email, role: 'admin', status: 'active', version: 1 })]);
    expect((await auth.browser().login(ADMIN)).status).toBe(200);
  });

  it('is never overwritten, nor joined by another, when the variables change', async () => {
    await auth.startReplica();
    const [made] = await admins();
    await auth.startReplica({ ADMIN_PASSWORD: 'quite another one' });
    await auth.startReplica({ ADMIN_EMAIL: 'second@reefdesk.example' });
    expect(await admins()).toEqual([made]);
  });

  it('is not made of a customer who has the address', async () => {
    await auth.startReplica();
    await auth.database.collection('users').updateOne({ email: ADMIN.email }, { $set: { role: 'customer' } });
    await auth.startReplica();
    expect(await admins()).toEqual([]);
  });
});
