import { connect } from '@nats-io/transport-node';
import { connectS3 } from '@reefdesk/object-storage/s3';
import { MongoClient } from 'mongodb';
import { startTestStack, type TestStack } from '../src/stack.ts';

describe('startTestStack', () => {
  let stack: TestStack;

  beforeAll(async () => {
    stack = await startTestStack();
  });

  afterAll(() => stack?.stop());

  it('gives each suite its own database', async () => {
    const client = new MongoClient(stack.mongoUri);
    const dives = client.db(stack.database('catalog')).collection<{ _id: string }>('dives');
    await dives.insertOne({ _id: 'lembeh' });
    expect(await dives.findOne()).toEqual({ _id: 'lembeh' });
    await client.close();
  });

  it('creates a separate, writable bucket', async () => {
    const client = connectS3(stack.s3).client;
    await client.putObject(stack.s3.bucket, 'a/b.txt', 'coral');
    expect((await client.statObject(stack.s3.bucket, 'a/b.txt')).size).toBe(5);
  });

  it('connects each account to NATS and rejects a wrong password', async () => {
    const { user, password } = stack.credentials('auth');
    const connection = await connect({ servers: stack.natsUrl, user, pass: password, inboxPrefix: '_INBOX_auth' });
    expect(connection.getServer()).toContain('127.0.0.1');
    await connection.close();
    await expect(connect({ servers: stack.natsUrl, user, pass: 'wrong' })).rejects.toThrow(/authorization/i);
  });

  it('returns the whole environment of a service', () => {
    expect(Object.keys(stack.env('media')).sort()).toEqual([
      'BRAND_FILE',
      'MONGODB_DB',
      'MONGODB_URI',
      'NATS_PASSWORD',
      'NATS_URL',
      'NATS_USER',
      'S3_ACCESS_KEY',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_SECRET_KEY',
    ]);
  });

  it('throws when a backing service was not started', async () => {
    const few = await startTestStack({ nats: true });
    expect(() => few.mongoUri).toThrow(/did not start mongo/);
    await few.stop();
  });
});
