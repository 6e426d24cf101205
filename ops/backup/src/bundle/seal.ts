import { Decrypter, Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Public or private keys, separated by blanks, commas or line breaks. */
export type KeyList = string;

type Chunks = AsyncIterable<Uint8Array>;

/** Encrypts and decrypts the files of a backup in the age format (age-encryption.org), in blocks of 64 KB. */
export interface Seal {
  /** Throws for a backup that is only read. */
  close(content: Chunks): AsyncGenerator<Uint8Array>;
  /** Throws if no key fits, at the first altered block, and on a missing end. */
  open(content: Chunks): AsyncGenerator<Uint8Array>;
}

/** Parses the file format of `age-keygen`; `#` begins a comment. */
export function keysIn(list: KeyList): string[] {
  return list
    .replace(/#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((key) => key !== '');
}

/** Throws on an invalid age public key. */
export function mustBeRecipients(list: KeyList): void {
  encrypterTo(keysIn(list));
}

/** Throws on an invalid age private key, without its value. */
export function mustBeIdentities(list: KeyList): void {
  decrypterWith(keysIn(list));
}

/** Seal of a new backup. To verify it without private keys, the files are also encrypted to a temporary key of this process. */
export async function sealTo(recipients: KeyList): Promise<Seal> {
  const keys = keysIn(recipients);
  // A classical key would defeat the protection of post-quantum keys.
  const own = keys.some((key) => /^age1(tag)?pq1/.test(key)) ? await generateHybridIdentity() : await generateX25519Identity();
  const encrypter = encrypterTo([...keys, await identityToRecipient(own)]);
  return { ...opener(decrypterWith([own])), close: (content) => through(content, (stream) => encrypter.encrypt(stream)) };
}

export function sealOf(identities: KeyList): Seal {
  const close = (): never => {
    throw new Error('There is no public key to encrypt to');
  };
  return { ...opener(decrypterWith(keysIn(identities))), close };
}

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
