import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedNats } from '@reefdesk/embedded-stack/nats';
import { issueCertificate, type KeyAndCertificate, makeAuthority } from '@reefdesk/internal-tls/certificates';
import { startTlsFront, type TlsFront } from '@reefdesk/internal-tls/tls-front';
import { startTestStack, type TestStack } from './stack.ts';

export interface EncryptedStack {
  /** Backing services with TLS only; their clients need the variables of `trust`. */
  stack: TestStack;
  trust: { NODE_EXTRA_CA_CERTS: string };
}

const HOST = '127.0.0.1';

/** Backing services with TLS and certificates of this suite: NATS natively, the embedded MongoDB and storage behind a TLS proxy. */
export async function startEncryptedStack(): Promise<EncryptedStack> {
  const folder = mkdtempSync(join(tmpdir(), 'reefdesk-tls-'));
  const validity = { from: new Date(Date.now() - 60_000), days: 1 };
  const authority = await makeAuthority('Reefdesk tests', validity);
  // For a server known by address only, the NATS client uses the name `localhost`.
  const credentials = await issueCertificate(authority, [HOST, 'localhost'], validity);
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  const tls = { certificateFile: file('server.pem', credentials.certificate), keyFile: file('server-key.pem', credentials.key) };
  const nats = await startEmbeddedNats({ dataDir: folder }, tls);
  const plain = await startTestStack({ mongo: true, s3: true });
  const mongo = await before(addressOf(plain.mongoUri), credentials);
  const storage = await before(addressOf(plain.s3.endpoint), credentials);
  const endpoint = `https://${HOST}:${storage.port}`;
  const [, options = ''] = plain.mongoUri.split('/?');
  const mongoUri = `mongodb://${HOST}:${mongo.port}/?${options}&tls=true`;
  const stack: TestStack = {
    natsUrl: nats.url,
    credentials: nats.credentials,
    mongoUri,
    database: plain.database,
    s3: { ...plain.s3, endpoint },
    env: (user) => {
      const { user: NATS_USER = '', password: NATS_PASSWORD = '' } = nats.credentials(user);
      return { ...plain.env(user), NATS_URL: nats.url, NATS_USER, NATS_PASSWORD, MONGODB_URI: mongoUri, S3_ENDPOINT: endpoint };
    },
    stop: async () => {
      await Promise.all([mongo.close(), storage.close(), nats.stop()]);
      await plain.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { stack, trust: { NODE_EXTRA_CA_CERTS: file('ca.pem', authority.certificate) } };
}

function before(target: NetConnectOpts, credentials: KeyAndCertificate): Promise<TlsFront> {
  return startTlsFront({ port: 0, host: HOST, target, credentials });
}

/** The host of a MongoDB URL may be a socket path. */
function addressOf(url: string): NetConnectOpts {
  const [, host = '', port] = /^\w+:\/\/(?:[^@/]*@)?([^:/?]+)(?::(\d+))?/.exec(url) ?? [];
  const name = decodeURIComponent(host);
  return name.startsWith('/') ? { path: name } : { host: name, port: Number(port) };
}
