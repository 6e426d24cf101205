// Process of the embedded object storage: an S3 server from npm, hardened. Usage: s3-host.ts FOLDER PORT BUCKET, comma-separated credentials in
// S3_ACCESS_KEY and S3_SECRET_KEY.
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onParentGone } from './parent-pipe.ts';
import { DurableStore, tidy } from './s3-store.ts';

interface Account {
  createKeyPair(accessKey: string, secretKey: string): void;
  revokeAccessKey(accessKey: string): void;
}

interface S3Server {
  callback(): (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void;
  store: DurableStore;
  context: { store: DurableStore };
  on(event: 'error', listener: (error: Error & { code?: string; status?: number }) => void): void;
}

const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver') as new (options: object) => S3Server;
const { DUMMY_ACCOUNT: account } = require('@20minutes/s3rver/lib/models/account') as { DUMMY_ACCOUNT: Account };

const [directory = '', port = '', bucket = ''] = process.argv.slice(2);
const { S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env;

account.revokeAccessKey('S3RVER'); // The well-known test key.
const secrets = S3_SECRET_KEY.split(',');
for (const [at, accessKey] of S3_ACCESS_KEY.split(',').entries()) account.createKeyPair(accessKey, secrets[at] ?? '');

const s3 = new S3rver({ directory, silent: true, vhostBuckets: false });
await tidy(directory);
await mkdir(join(directory, bucket), { recursive: true });
s3.store = s3.context.store = new DurableStore(directory);
s3.on('error', (error) => {
  if (error.status === undefined || error.status >= 500) console.error(new Date().toISOString(), error);
});
const answer = s3.callback();

const server = createServer((request, response) => {
  // The S3 server accepts unsigned requests, which a private bucket must not.
  if (isSigned(request.url ?? '', request.headers.authorization)) return answer(request, response);
  response.writeHead(403, { 'content-type': 'application/xml', connection: 'close' });
  response.end('<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>');
});
// Longer than any client keeps an idle connection, so that the client always closes first.
server.keepAliveTimeout = 120_000;
server.listen(Number(port), '127.0.0.1');

function isSigned(url: string, authorization: string | undefined): boolean {
  return authorization !== undefined || /[?&]X-Amz-Signature=/.test(url);
}

function close(): void {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 3_000).unref();
}
process.on('SIGTERM', close);
process.on('SIGINT', close);
onParentGone(close);
