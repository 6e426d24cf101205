import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BackingService, type BackingServiceOptions, nothingToStop } from './backing-service.ts';
import { logFileOf, runDirOf } from './folders.ts';
import { freePort } from './free-port.ts';
import { hostArguments } from './paths.ts';
import { accepts } from './probes.ts';
import { randomSecret } from './secrets.ts';
import { Supervisor } from './supervisor.ts';

export interface Mail extends BackingService {
  /** `smtp://user:password@host:port`. */
  url: string;
  mailboxDir?: string;
}

/** Uses the server of `SMTP_URL`, otherwise an embedded one that stores all emails for staff to read. */
export async function startMail({ dataDir, environment, ownEnvironment, events }: BackingServiceOptions): Promise<Mail> {
  const url = (environment ?? process.env).SMTP_URL;
  if (url) return { description: 'mail server from SMTP_URL', url, stop: nothingToStop };
  const mailboxDir = join(dataDir, 'mailbox');
  mkdirSync(mailboxDir, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const [user, password] = ['reefdesk', randomSecret()];
  const supervisor = new Supervisor(
    {
      name: 'mail',
      command: process.execPath,
      args: [...hostArguments('mail-host'), mailboxDir, String(port)],
      env: { ...ownEnvironment, SMTP_USER: user, SMTP_PASSWORD: password },
      runDir: runDirOf(dataDir),
      logFile: logFileOf(dataDir, 'mail'),
      isReady: () => accepts({ port, host: '127.0.0.1' }),
    },
    events,
  );
  await supervisor.start();
  return {
    description: 'mail server, embedded',
    url: `smtp://${user}:${password}@127.0.0.1:${port}`,
    mailboxDir,
    stop: () => supervisor.stop(),
  };
}
