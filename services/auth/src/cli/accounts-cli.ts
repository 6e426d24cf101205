import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AuditAction } from '@reefdesk/contracts/audited';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type AuditOutbox, openEntry } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { noteAudited, Trail } from '@reefdesk/service-kit/audit/trail';
import { type CliStreams, InvalidArgumentError, runCommandLine } from '@reefdesk/service-kit/command-line';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { NewerDatabaseError } from '@reefdesk/service-kit/mongo/migrations/version.errors';
import { readAccountsCliEnv } from '../env.ts';
import { connectAccounts, DatabaseAwayError } from './accounts.ts';
import type { CommandLine } from './command-line.ts';
import { accountCommands } from './command-line.ts';
import { explainError, perform } from './perform.ts';

/** Commands in the audit; the person who ran them is not known. */
const ACTIONS: Readonly<Record<CommandLine['action'], AuditAction>> = {
  add: 'created',
  invite: 'created',
  position: 'changed',
  disable: 'changed',
  enable: 'changed',
  'reset-password': 'password_reset',
  'disable-two-step': 'two_step_off',
  'end-sessions': 'sessions_ended',
};
const SHELL = 'shell';

async function recorded<T>({ action, email }: CommandLine, audit: AuditOutbox, work: () => Promise<T>): Promise<T> {
  const kind = action === 'invite' ? 'invitations' : 'people';
  const unattributed = { recordId: null, userId: null, position: null, network: SHELL };
  const entry = openEntry(randomUUID(), { call: '', kind, action: ACTIONS[action], ...unattributed });
  await audit.put(entry);
  const trail = new Trail(entry, audit);
  try {
    const result = await trail.run(() => {
      noteAudited({ name: email });
      return work();
    });
    await trail.succeeded();
    return result;
  } catch (error) {
    await trail.failed(error);
    throw error;
  }
}

export interface AccountsCliStreams extends CliStreams {
  stdin: Readable;
}

export function runAccountsCli(args: readonly string[], { env, stdin, stdout, stderr }: AccountsCliStreams): Promise<number> {
  const declare = accountCommands(async (command) => {
    const password = command.passwordStdin ? await readPassword(stdin) : undefined;
    const accounts = await connectAccounts(readAccountsCliEnv(env));
    try {
      const report = await recorded(command, accounts.audit, () => perform(command, accounts, password));
      stdout.write(`${report}\n`);
    } finally {
      const warning = await accounts.close();
      if (warning) stderr.write(`${warning}\n`);
    }
  });
  const explain = (error: Error): string => {
    if (error instanceof EnvironmentError || error instanceof DatabaseAwayError || error instanceof NewerDatabaseError)
      return error.message;
    return explainError(error) ?? `${args[0]} failed: ${error.message}`;
  };
  return runCommandLine(args, { name: 'npm run user --', declare, explain }, { stdout, stderr });
}

async function readPassword(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > LIMITS.passwordMaxLength + 1) break;
  }
  const password = text.split(/\r?\n/, 1)[0] ?? '';
  if (password.length < LIMITS.passwordMinLength || password.length > LIMITS.passwordMaxLength) {
    throw new InvalidArgumentError(
      `--password-stdin: the password must have ${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters`,
    );
  }
  return password;
}
