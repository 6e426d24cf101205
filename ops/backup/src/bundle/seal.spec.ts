import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Decrypter } from 'age-encryption';
import { keysIn, newKeyPair, type Seal, sealOf, sealTo } from './seal.ts';

const BLOCK = 64 * 1_024;
const BLOCKS = 200;

async function keyPair(): Promise<{ recipient: string; identity: string }> {
  const identity = await newKeyPair();
  return { recipient: /age1\w+/.exec(identity)?.[0] ?? '', identity };
}

async function all(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* of(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

const sealed = async (seal: Seal, content: Uint8Array): Promise<Buffer> => all(seal.close(of(content)));
const opened = (identity: string, content: Uint8Array): Promise<Buffer> => all(sealOf(identity).open(of(content)));

describe('the seal of a backup', () => {
  it.each([0, 1, BLOCK, BLOCK + 1, 3 * BLOCK])('decrypts %d bytes with each key that they were encrypted to', async (size) => {
    const [one, two] = await Promise.all([keyPair(), keyPair()]);
    const content = randomBytes(size);
    const closed = await sealed(await sealTo(`${one.recipient}, ${two.recipient}`), content);
    for (const { identity } of [one, two]) expect((await opened(identity, closed)).equals(content)).toBe(true);
    await expect(opened(await newKeyPair(), closed)).rejects.toThrow('no identity matched');
  });

  it('uses the age format, which other programs can open', async () => {
    const { recipient, identity } = await keyPair();
    const closed = await sealed(await sealTo(recipient), Buffer.from('a record'));
    expect(closed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
    const other = new Decrypter();
    other.addIdentity(keysIn(identity)[0] ?? '');
    expect(await other.decrypt(closed, 'text')).toBe('a record');
  });

  it('opens files of the same run, which another run cannot open', async () => {
    const { recipient } = await keyPair();
    const seal = await sealTo(recipient);
    const closed = await sealed(seal, Buffer.from('a record'));
    expect((await all(seal.open(of(closed)))).toString()).toBe('a record');
    await expect(all((await sealTo(recipient)).open(of(closed)))).rejects.toThrow('no identity matched');
  });

  it('buffers only a few blocks, whatever the size', async () => {
    const { recipient, identity } = await keyPair();
    const pulled = { plain: 0, closed: 0 };
    async function* plain(): AsyncGenerator<Uint8Array> {
      for (; pulled.plain < BLOCKS; pulled.plain++) yield new Uint8Array(BLOCK);
    }
    async function* counted(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        pulled.closed++;
        yield chunk;
      }
    }
    const hash = createHash('sha256');
    let [taken, ahead] = [0, 0];
    for await (const chunk of sealOf(identity).open(counted((await sealTo(recipient)).close(plain())))) {
      hash.update(chunk);
      taken += chunk.length;
      ahead = Math.max(ahead, pulled.plain - taken / BLOCK);
    }
    expect(taken).toBe(BLOCKS * BLOCK);
    expect(hash.digest('hex')).toBe(
      createHash('sha256')
        .update(new Uint8Array(BLOCKS * BLOCK))
        .digest('hex'),
    );
    expect(ahead).toBeLessThan(20);
  });

  it('rejects altered or truncated files, also when cut between two blocks', async () => {
    const { recipient, identity } = await keyPair();
    const closed = await sealed(await sealTo(recipient), randomBytes(3 * BLOCK));
    const header = closed.length - 3 * (BLOCK + 16);
    const altered = Buffer.from(closed).fill(closed.at(-40) === 0 ? 1 : 0, closed.length - 40, closed.length - 39);
    for (const bad of [altered, closed.subarray(0, -1), closed.subarray(0, header + 2 * (BLOCK + 16)), closed.subarray(0, 40)])
      await expect(opened(identity, bad)).rejects.toThrow();
  });
});
