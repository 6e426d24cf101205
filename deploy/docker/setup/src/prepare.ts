import { join } from 'node:path';
import { type Certificates, completeCertificates } from './certificates.ts';
import { consumersOf } from './consumers.ts';
import { givePrivateFolder, readIfThere, writePrivateFile } from './private-files.ts';
import { completeSecrets, type SecretName, type Secrets } from './secrets.ts';

export interface PrepareOptions {
  /** Holds `master`, and one folder per consumer. */
  root: string;
  /** Folders of data whose containers do not run as root, with their user. */
  dataFolders: readonly (readonly [folder: string, owner: number])[];
  /** Empty: as it was given before, if it was. */
  adminPassword?: string | undefined;
  renewed?: readonly SecretName[];
  /** The ways to the stores are encrypted. */
  certificates?: Certificates | undefined;
  /** Of the process: only root can give files away. */
  ownerOf?: (owner: number) => number;
}

export interface Prepared {
  secrets: Secrets;
  isFirst: boolean;
}

/** Makes what is missing and hands out what there is; the same again changes nothing. */
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
  // First of all: what was handed out must never be lost.
  if (after !== before) writePrivateFile(file, after, ownerOf(0));
  for (const { folder, owner, files } of consumersOf(secrets, certificates)) {
    givePrivateFolder(join(root, folder), ownerOf(owner));
    for (const [name, content] of Object.entries(files)) handOut(join(root, folder, name), content, ownerOf(owner));
  }
  for (const [folder, owner] of dataFolders) givePrivateFolder(folder, ownerOf(owner));
  return { secrets, isFirst: before === undefined };
}

/** The certificates of this installation, made or renewed where there is need; all of them anew when asked. */
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
