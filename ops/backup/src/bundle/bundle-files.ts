import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Duplex, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BundleFault } from './bundle-fault.ts';
import { MANIFEST_FILE } from './layout.ts';
import { type KeyList, type Seal, sealOf } from './seal.ts';

const SEALED = '.age';

/** What is written, and what it is changed by on its way. */
export type WrittenContent = [content: Readable | AsyncIterable<Uint8Array>, ...through: Transform[]];

/** The files of a backup by their names in it. With a seal all of them are encrypted, each by itself, and are called `….age`. */
export class BundleFiles {
  constructor(
    private readonly folder: string,
    private readonly seal?: Seal,
  ) {}

  /** Streams through what is given into a private file; on disk when it resolves. */
  async write(name: string, [content, ...through]: WrittenContent, signal?: AbortSignal): Promise<void> {
    const file = this.fileOf(name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { seal } = this;
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const sealing = seal ? [Duplex.from((plain: AsyncIterable<Uint8Array>) => seal.close(plain))] : [];
    await pipeline([source, ...through, ...sealing, createWriteStream(file, { mode: 0o600, flush: true })], { signal });
  }

  /** Fails at its first read when the file is missing, and where it was altered or cut off if it is encrypted. */
  open(name: string): Readable {
    const file = createReadStream(this.fileOf(name));
    return this.seal ? Readable.from(this.seal.open(file), { objectMode: false }) : file;
  }

  private fileOf(name: string): string {
    return join(this.folder, ...name.split('/')) + (this.seal ? SEALED : '');
  }
}

/** A backup that is there. Throws a {@link BundleFault} when it is encrypted and no key was given. */
export function openBundle(folder: string, identities: KeyList): BundleFiles {
  const isEncrypted = !existsSync(join(folder, MANIFEST_FILE)) && existsSync(join(folder, MANIFEST_FILE + SEALED));
  if (!isEncrypted) return new BundleFiles(folder);
  if (identities === '')
    throw new BundleFault(`${folder} is encrypted: BACKUP_IDENTITY_FILE must name the file with the private key that opens it`);
  return new BundleFiles(folder, sealOf(identities));
}
