// Process of the embedded mail server: accepts emails of this machine's services and stores them; sends none. Usage: mail-host.ts FOLDER
// PORT, credentials in SMTP_USER and SMTP_PASSWORD; MAILBOX_EMAILS overrides the number of stored emails.
import { timingSafeEqual } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { EmailStore, MAX_EMAIL_BYTES, MAX_STORED_EMAILS } from './email-store.ts';
import { onParentGone } from './parent-pipe.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const { SMTP_USER = '', SMTP_PASSWORD = '', MAILBOX_EMAILS } = process.env;

const store = new EmailStore(folder, Number(MAILBOX_EMAILS) || MAX_STORED_EMAILS);
await store.tidy();

const server = new SMTPServer({
  banner: 'Reefdesk, embedded',
  // No TLS: the server listens on the loopback address only, which has no certificate.
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  authMethods: ['PLAIN', 'LOGIN'],
  disableReverseLookup: true,
  size: MAX_EMAIL_BYTES,
  maxClients: 20,
  logger: false,
  onAuth: ({ username, password }, _session, done) => {
    if (isSame(username ?? '', SMTP_USER) && isSame(password ?? '', SMTP_PASSWORD)) done(null, { user: SMTP_USER });
    else done(new Error('Invalid username or password'));
  },
  onData: (stream, _session, done) => {
    // Imported here, because the parser takes 15 MB and emails are rare.
    import('mailparser')
      .then(({ simpleParser }) => simpleParser(stream, { skipTextToHtml: true, skipImageLinks: true }))
      .then(async (email) => {
        if (stream.sizeExceeded) throw Object.assign(new Error('The email is too large'), { responseCode: 552 });
        await store.add(email);
        done();
      })
      .catch((error: Error) => done(error));
  },
});
server.on('error', (error) => console.error(new Date().toISOString(), error));
server.listen(Number(port), '127.0.0.1');

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function close(): void {
  server.close(() => process.exit(0));
  setTimeout(() => process.exit(0), 2_000).unref();
}
process.on('SIGTERM', close);
process.on('SIGINT', close);
onParentGone(close);
