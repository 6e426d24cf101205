import type { Readable, Writable } from 'node:stream';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { NewerDatabaseError } from '@reefdesk/service-kit/mongo/migrations/version.errors';
import { readAccountsCliEnv } from '../env.ts';
import { generatePassword } from '../passwords/generated-password.ts';
import { LastAdminError } from '../users/last-admin.error.ts';
import { type Accounts, connectAccounts, DatabaseAwayError } from './accounts.ts';
import { type CommandLine, parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { readPassword } from './password-input.ts';

export interface CliStreams {
  env: NodeJS.ProcessEnv;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

/** Done; refused or impossible now; not understood. */
const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** The command behind `npm run user`; returns the exit code. */
export async function runAccountsCli(args: readonly string[], { env, stdin, stdout, stderr }: CliStreams): Promise<number> {
  try {
    const command = parseCommandLine(args);
    if (command === 'help') {
      stdout.write(USAGE);
      return EXIT.done;
    }
    const password = command.passwordFromStdin ? await readPassword(stdin) : undefined;
    const accounts = await connectAccounts(readAccountsCliEnv(env));
    try {
      stdout.write(`${await perform(command, accounts, password)}\n`);
    } finally {
      const warning = await accounts.close();
      if (warning) stderr.write(`${warning}\n`);
    }
    return EXIT.done;
  } catch (error) {
    stderr.write(`${explain(error, args)}\n`);
    return error instanceof UsageError ? EXIT.usage : EXIT.failed;
  }
}

async function perform(command: CommandLine, { users, holders, choice }: Accounts, given: string | undefined): Promise<string> {
  const { email, name, role } = command;
  if (given !== undefined) choice.check(given, email, 'password');
  const password = given ?? generatePassword();
  const shown = given ? '' : `\nPassword: ${password}\nIt is shown this once only; only its hash is kept.`;
  // Who has registered and not verified the address yet is a customer to the operator, too.
  if (command.action !== 'add') await holders.vouchFor(email);
  switch (command.action) {
    case 'add': {
      const user = await users.create({ email, fullname: name, password, role, language: 'EN' });
      return `Added ${user.email} as ${user.role}.${shown}`;
    }
    case 'disable': {
      const before = await users.disable(email);
      return before.status === 'disabled'
        ? `${before.email} was disabled already.`
        : `Disabled ${before.email} and ended all their sessions.`;
    }
    case 'enable': {
      const before = await users.enable(email);
      return before.status === 'active' ? `${before.email} was active already.` : `Enabled ${before.email}.`;
    }
    case 'disable-two-step': {
      const before = await users.disableTwoStep(email);
      return before.twoStep
        ? `${before.email} signs in by password alone until the second step is set up again.`
        : `${before.email} had no second step.`;
    }
    case 'reset-password': {
      const user = await users.resetPassword(email, password);
      const hint = user.status === 'disabled' ? '\nThe account is disabled: enable it before signing in.' : '';
      return `Set a new password for ${user.email} and ended all their sessions.${shown}${hint}`;
    }
  }
}

function explain(error: unknown, args: readonly string[]): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (
    error instanceof LastAdminError ||
    error instanceof EnvironmentError ||
    error instanceof DatabaseAwayError ||
    error instanceof NewerDatabaseError
  )
    return error.message;
  if (error instanceof AppError && error.code === 'not_found') return 'There is no account with this email address.';
  if (error instanceof AppError && error.code === 'email_taken')
    return 'This email address already has an account; use reset-password or enable.';
  const refused = error instanceof AppError ? error.fields?.password?.[0] : undefined;
  if (refused) return `--password-stdin: ${refused.text}.`;
  return `${args[0]} failed: ${error instanceof Error ? error.message : String(error)}`;
}
