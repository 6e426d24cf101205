import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@reefdesk/contracts/accounts/values';
import { InternalTokenVerifier } from '@reefdesk/service-kit/access/internal-token';
import { generateKeySet } from './key-set.ts';
import { Keyring } from './keyring.ts';

const ACTOR: Actor = { userId: 'u-1', role: 'admin', position: 'translator', languages: ['ID'], sessionId: 's-1' };

async function setOf(...texts: string[]): Promise<string> {
  return JSON.stringify({ keys: texts.flatMap((text) => (JSON.parse(text) as { keys: unknown[] }).keys) });
}

describe('Keyring', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keyring-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('signs tokens that every service verifies with the published keys alone', async () => {
    const keyring = await Keyring.load({ secret: await generateKeySet(), file: '' });
    expect(JSON.stringify(await keyring.list())).not.toContain('"d"');
    await expect(new InternalTokenVerifier(keyring).verify(await keyring.sign(ACTOR, 60))).resolves.toEqual(ACTOR);
  });

  it('keeps accepting the tokens of an older key while a newer one signs', async () => {
    const [older, newer] = [await generateKeySet(), await generateKeySet()];
    const before = await Keyring.load({ secret: older, file: '' });
    const after = await Keyring.load({ secret: await setOf(newer, older), file: '' });
    const verifier = new InternalTokenVerifier(after);
    await expect(verifier.verify(await before.sign(ACTOR, 60))).resolves.toEqual(ACTOR);
    await expect(verifier.verify(await after.sign(ACTOR, 60))).resolves.toEqual(ACTOR);
  });

  it('rejects tokens with unknown keys and expired tokens', async () => {
    const keyring = await Keyring.load({ secret: await generateKeySet(), file: '' });
    const stranger = await Keyring.load({ secret: await generateKeySet(), file: '' });
    const verifier = new InternalTokenVerifier(keyring);
    await expect(verifier.verify(await stranger.sign(ACTOR, 60))).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(verifier.verify(await keyring.sign(ACTOR, -10))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('creates one private file when several replicas start at once', async () => {
    const file = join(folder, 'made', 'auth-keys.json');
    const keyrings = await Promise.all(Array.from({ length: 12 }, () => Keyring.load({ secret: '', file })));
    const kids = await Promise.all(keyrings.map(async (keyring) => (await keyring.list())[0]?.kid));
    expect(new Set(kids).size).toBe(1);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'made'))).toEqual(['auth-keys.json']);
    expect(await readFile(file, 'utf8')).toContain(kids[0] as string);
  });

  it('does not replace a file it cannot read', async () => {
    const file = join(folder, 'auth-keys.json');
    await writeFile(file, 'something else');
    await expect(Keyring.load({ secret: '', file })).rejects.toThrow(/^AUTH_KEYS_FILE: /);
    expect(await readFile(file, 'utf8')).toBe('something else');
  });
});
