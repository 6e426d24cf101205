import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Certificates, completeCertificates } from './certificates.ts';
import { consumersOf } from './consumers.ts';
import { completeSecrets, type SecretName, type Secrets } from './secrets.ts';

export interface PrepareOptions {
  root: string;
  /** Data folders of containers that do not run as root, with their user. */
  dataFolders: readonly (readonly [folder: string, owner: number])[];
  /** If empty, a password from an earlier run is kept. */
  adminPassword?: string | undefined;
  renewed?: readonly SecretName[];
  certificates?: Certificates | undefined;
  /** Maps owners for tests, because only root can change the owner of a file. */
  ownerOf?: (owner: number) => number;
}

export interface Prepared {
  secrets: Secrets;
  isFirst: boolean;
}

/** Creates missing secrets and writes the files of all consumers. Idempotent. */
export function prepare({
  root,
  dataFolders,
  adminPassword,
  renewed = [],
  certificates,
  ownerOf = (owner) => owner,
}: PrepareOptions): Prepared {
  const file = join(root, 'master', 'secrets.json');
  const before = readIfThere(file);
  const existing = JSON.parse(before ?? '{}') as Partial<Secrets>;
  const secrets = completeSecrets({ ...existing, ...(adminPassword && { adminPassword }) }, renewed);
  const after = JSON.stringify(secrets, null, 2);
  // Written first, because a secret that a consumer has must never be lost.
  if (after !== before) writePrivateFile(file, after, ownerOf(0));
  for (const { folder, owner, files } of consumersOf(secrets, certificates)) {
    givePrivateFolder(join(root, folder), ownerOf(owner));
    for (const [name, content] of Object.entries(files)) handOut(join(root, folder, name), content, ownerOf(owner));
  }
  for (const [folder, owner] of dataFolders) givePrivateFolder(folder, ownerOf(owner));
  return { secrets, isFirst: before === undefined };
}

export async function prepareCertificates({
  root,
  now,
  isRenewed = false,
  ownerOf = (owner) => owner,
}: Pick<PrepareOptions, 'root' | 'ownerOf'> & { now: Date; isRenewed?: boolean }): Promise<Certificates> {
  const file = join(root, 'master', 'certificates.json');
  const before = readIfThere(file);
  const certificates = await completeCertificates(isRenewed ? {} : (JSON.parse(before ?? '{}') as Partial<Certificates>), now);
  const after = JSON.stringify(certificates, null, 2);
  if (after !== before) writePrivateFile(file, after, ownerOf(0));
  return certificates;
}

function handOut(file: string, content: string, owner: number): void {
  if (readIfThere(file) !== content) writePrivateFile(file, content, owner);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Replaces the file atomically by a rename. Only `owner` can read it. */
function writePrivateFile(file: string, content: string, owner: number): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.new`;
  writeFileSync(draft, content, { mode: 0o400 });
  chownSync(draft, owner, owner);
  renameSync(draft, file);
}

function givePrivateFolder(folder: string, owner: number): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  chownSync(folder, owner, owner);
}
