import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countDocuments, insertUnseen } from '@reefdesk/test-kit/databases';
import { startTestStack, type TestStack } from '@reefdesk/test-kit/stack';
import { runBackupCli } from '../src/cli/backup-cli.ts';
import { Bucket } from '../src/objects/bucket.ts';

const SECRET = 'a name that nobody may read';
const KEY = 'images/0a1b/master.webp';
const PICTURE = Buffer.alloc(200_000, SECRET);

interface KeyFile {
  recipient: string;
  file: string;
}

describe('an encrypted backup', () => {
  let stack: TestStack;
  let folder: string;
  let backup: string;
  let [first, second, stranger]: KeyFile[] = [];
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'reefdesk-encrypted-'));
    stack = await startTestStack({ mongo: true, s3: true });
    const { endpoint, region, bucket: name, accessKey, secretKey } = stack.s3;
    const storage = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: name, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
    environment = { MONGODB_URI: stack.mongoUri, MONGODB_DB_PREFIX: stack.database(''), ...storage };
    await insert('auth', 'users', { _id: 'one', name: SECRET });
    await insert('media', 'images', { _id: 'two', state: 'ready', masterKey: KEY, renditions: [] });
    const bucket = new Bucket({ ...storage });
    await bucket.write(KEY, Readable.from([PICTURE]), { size: PICTURE.length, type: 'image/webp' });
    bucket.close();
    [first, second, stranger] = await Promise.all(['first', 'second', 'stranger'].map(newKey));
    backup = join(folder, 'one');
    const made = await run(['backup', '--to', backup], { BACKUP_RECIPIENT: `${first?.recipient}\n${second?.recipient}` });
    expect(made).toMatchObject({ code: 0, stderr: '' });
  });
  afterAll(async () => {
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(args: readonly string[], env: Record<string, string> = {}) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const { signal } = new AbortController();
    const code = await runBackupCli(args, { env: { ...environment, ...env }, stdout, stderr, signal });
    return { code, stdout: await text(stdout.end()), stderr: await text(stderr.end()) };
  }

  async function newKey(name: string): Promise<KeyFile> {
    const { stdout } = await run(['new-key']);
    const file = join(folder, `${name}.txt`);
    writeFileSync(file, stdout);
    return { recipient: /public key: (age1\w+)/.exec(stdout)?.[1] ?? '', file };
  }

  const insert = (database: string, collection: string, document: { _id: string } & Record<string, unknown>) =>
    insertUnseen(stack.mongoUri, stack.database(database), collection, document);
  const users = () => countDocuments(stack.mongoUri, stack.database('auth'));
  const filesOf = (place: string): string[] =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(place, file)).isFile());

  it('reveals no content in its files', () => {
    const files = filesOf(backup);
    expect(files).toEqual(expect.arrayContaining(['manifest.json.age', 'objects.ndjson.age', `objects/${KEY}.age`]));
    for (const file of files) {
      const content = readFileSync(join(backup, file)).toString('latin1');
      expect([file, content.slice(0, 21), content.includes(SECRET)]).toEqual([file, 'age-encryption.org/v1', false]);
    }
  });

  describe('has a target with another record and picture', () => {
    beforeEach(async () => {
      if (!(await users()).sessions) await insert('auth', 'sessions', { _id: 'later' });
    });

    const refusals: [string, (copy: string) => void, () => KeyFile | undefined, RegExp][] = [
      ['no key', () => undefined, () => undefined, /is encrypted: BACKUP_IDENTITY_FILE must name/],
      ['the key of somebody else', () => undefined, () => stranger, /no identity matched/],
      ['a picture cut off', (copy) => truncateSync(objectIn(copy), 70_000), () => first, /object images\/0a1b.* is missing or damaged/],
      ['a picture without its end', (copy) => truncateSync(objectIn(copy), endOfBlock(copy)), () => first, /missing or damaged/],
      ['a picture with a byte more', (copy) => appendFileSync(objectIn(copy), 'x'), () => first, /missing or damaged/],
      ['records with another byte', (copy) => change(usersIn(copy)), () => first, /auth\.users is missing or damaged/],
      ['records of another time', (copy) => renameSync(travelsIn(copy), usersIn(copy)), () => first, /auth\.users is not the one/],
      [
        'a manifest cut off',
        (copy) => truncateSync(join(copy, 'manifest.json.age'), 300),
        () => first,
        /no manifest\.json that can be read/,
      ],
    ];
    const objectIn = (copy: string): string => join(copy, 'objects', `${KEY}.age`);
    const usersIn = (copy: string): string => join(copy, 'databases/auth.users.bson.gz.age');
    const travelsIn = (copy: string): string => join(copy, 'databases/catalog.travels.bson.gz.age');
    /** Blocks are 64 KB plus a tag, and only whole blocks follow the header. */
    const endOfBlock = (copy: string): number => statSync(objectIn(copy)).size - (PICTURE.length % 65_536) - 16;
    const change = (file: string): void => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill((bytes.at(-20) ?? 0) ^ 1, bytes.length - 20, bytes.length - 19));
    };

    it.each(refusals)('is rejected with %s before anything is changed', async (_what, damage, keyOf, message) => {
      const copy = join(folder, 'copy');
      cpSync(backup, copy, { recursive: true });
      damage(copy);
      const file = keyOf()?.file;
      const env: Record<string, string> = file ? { BACKUP_IDENTITY_FILE: file } : {};
      for (const args of [
        ['check', '--from', copy],
        ['restore', '--from', copy, '--replace'],
      ]) {
        const { code, stderr } = await run(args, env);
        expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
      }
      rmSync(copy, { recursive: true });
      expect(await users()).toMatchObject({ users: 1, sessions: 1 });
    });

    it('requires the key before the store settings', async () => {
      const { code, stderr } = await run(['restore', '--from', backup], { MONGODB_URI: 'mongodb://127.0.0.1:1/' });
      expect([code, stderr]).toEqual([1, expect.stringContaining('BACKUP_IDENTITY_FILE')]);
    });
  });

  it('is checked and restored completely with either key', async () => {
    for (const key of [first, second]) {
      const env = { BACKUP_IDENTITY_FILE: key?.file ?? '' };
      expect(await run(['check', '--from', backup], env)).toMatchObject({ code: 0, stderr: '' });
      const restored = await run(['restore', '--from', backup, '--replace'], env);
      expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('everything is as it is in the backup') });
      expect(await users()).toEqual({ users: 1 });
    }
  });

  it('reads the key from standard input, so that no command line or file contains it', () => {
    const env = { ...process.env, ...environment, BACKUP_IDENTITY_FILE: '/dev/stdin' };
    const tool = join(import.meta.dirname, '../dist/cli.js');
    // Uses a shell pipe, as in a container, because Node gives a child a socket, which cannot be opened as a file.
    const args = ['-c', 'cat "$1" | "$2" "$3" check --from "$4"', 'sh', first?.file ?? '', process.execPath, tool, backup];
    const { status, stderr } = spawnSync('/bin/sh', args, { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('names the setting without a valid key, and never prints a private one', async () => {
    const wrong = await run(['backup', '--to', join(folder, 'never')], { BACKUP_RECIPIENT: 'age1nonsense' });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringMatching(/BACKUP_RECIPIENT: not public keys of age/)]);
    const hush = 'AGE-SECRET-KEY-1NOT-ONE';
    const { code, stderr } = await run(['check', '--from', backup], { BACKUP_IDENTITY: hush });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/BACKUP_IDENTITY: not private keys of age/)]);
    expect(stderr).not.toContain(hush);
    expect(readdirSync(folder)).not.toContain('never');
  });
});
