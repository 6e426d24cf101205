import { Decrypter, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Public keys, or what opens what was encrypted to them. Written one after the other, with blanks, commas or lines between. */
export type KeyList = string;

type Chunks = AsyncIterable<Uint8Array>;

/** What encrypts the files of a backup, and opens them. In the format age (age-encryption.org), in blocks of 64 KB. */
export interface Seal {
  /** For a backup that is only read: throws. */
  close(content: Chunks): AsyncGenerator<Uint8Array>;
  /** Throws where no key fits, at the first block that was altered, and where the end is missing. */
  open(content: Chunks): AsyncGenerator<Uint8Array>;
}

/** Keys in the lines of a file as `age-keygen` writes it; the rest of a line after `#` is a comment. */
export function keysIn(list: KeyList): string[] {
  return list
    .replace(/#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((key) => key !== '');
}

/** Throws when one of them is no public key of age. */
export function mustBeRecipients(list: KeyList): void {
  encrypterTo(keysIn(list));
}

/** Throws when one of them is no private key of age; says nothing of it. */
export function mustBeIdentities(list: KeyList): void {
  decrypterWith(keysIn(list));
}

/**
 * For a backup that is being made. It must read what it has just written, and cannot with public keys alone: a key that only this
 * process ever holds may open the files as well, and is gone with it.
 */
export async function sealTo(recipients: KeyList): Promise<Seal> {
  const keys = keysIn(recipients);
  // An ordinary key beside those that withstand quantum computers would undo what they are for.
  const own = keys.some((key) => /^age1(tag)?pq1/.test(key)) ? await generateHybridIdentity() : await generateX25519Identity();
  const encrypter = encrypterTo([...keys, await identityToRecipient(own)]);
  return { ...opener(decrypterWith([own])), close: (content) => through(content, (stream) => encrypter.encrypt(stream)) };
}

/** For a backup that is read. */
export function sealOf(identities: KeyList): Seal {
  const close = (): never => {
    throw new Error('There is no public key to encrypt to');
  };
  return { ...opener(decrypterWith(keysIn(identities))), close };
}

/** A new key pair as `age-keygen` prints it. */
export async function newKeyPair(now = new Date()): Promise<string> {
  const identity = await generateX25519Identity();
  return `# created: ${now.toISOString()}\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
}

function opener(decrypter: Decrypter): Pick<Seal, 'open'> {
  return { open: (content) => through(content, (stream) => decrypter.decrypt(stream)) };
}

async function* through(
  content: Chunks,
  change: (stream: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  const changed = await change(ReadableStream.from(content) as ReadableStream<Uint8Array>);
  for await (const chunk of changed as unknown as Chunks) if (chunk.length > 0) yield chunk;
}

function encrypterTo(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

function decrypterWith(identities: readonly string[]): Decrypter {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}
