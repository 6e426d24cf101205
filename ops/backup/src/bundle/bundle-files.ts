import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Duplex, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BundleError } from './bundle-error.ts';
import { MANIFEST_FILE } from './layout.ts';
import { type KeyList, type Seal, sealOf } from './seal.ts';

const SEALED = '.age';

export type WrittenContent = [content: Readable | AsyncIterable<Uint8Array>, ...through: Transform[]];

/** Files of a backup by name. With a seal each file is encrypted separately and ends in `.age`. */
export class BundleFiles {
  constructor(
    private readonly folder: string,
    private readonly seal?: Seal,
  ) {}

  /** Writes a private file; it is on disk when the promise resolves. */
  async write(name: string, [content, ...through]: WrittenContent, signal?: AbortSignal): Promise<void> {
    const file = this.fileOf(name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { seal } = this;
    const source = content instanceof Readable ? content : Readable.from(content, { objectMode: false });
    const sealing = seal ? [Duplex.from((plain: AsyncIterable<Uint8Array>) => seal.close(plain))] : [];
    await pipeline([source, ...through, ...sealing, createWriteStream(file, { mode: 0o600, flush: true })], { signal });
  }

  /** The first read fails if the file is missing. An encrypted file fails where it was altered or cut off. */
  open(name: string): Readable {
    const file = createReadStream(this.fileOf(name));
    return this.seal ? Readable.from(this.seal.open(file), { objectMode: false }) : file;
  }

  private fileOf(name: string): string {
    return join(this.folder, ...name.split('/')) + (this.seal ? SEALED : '');
  }
}

/** Opens an existing backup. Throws a {@link BundleFault} if it is encrypted and no key was given. */
export function openBundle(folder: string, identities: KeyList): BundleFiles {
  const isEncrypted = !existsSync(join(folder, MANIFEST_FILE)) && existsSync(join(folder, MANIFEST_FILE + SEALED));
  if (!isEncrypted) return new BundleFiles(folder);
  if (identities === '')
    throw new BundleError(`${folder} is encrypted: BACKUP_IDENTITY_FILE must name the file with the private key that opens it`);
  return new BundleFiles(folder, sealOf(identities));
}
