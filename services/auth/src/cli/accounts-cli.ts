import type { Readable } from 'node:stream';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type CliStreams, InvalidArgumentError, runCommandLine } from '@reefdesk/service-kit/command-line';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { NewerDatabaseError } from '@reefdesk/service-kit/mongo/migrations/version.errors';
import { readAccountsCliEnv } from '../env.ts';
import { connectAccounts, DatabaseAwayError } from './accounts.ts';
import { accountCommands } from './command-line.ts';
import { explainError, perform } from './perform.ts';
import { recorded } from './recorded.ts';

export interface AccountsCliStreams extends CliStreams {
  stdin: Readable;
}

/** The command behind `npm run user`; returns the exit code. */
export function runAccountsCli(args: readonly string[], { env, stdin, stdout, stderr }: AccountsCliStreams): Promise<number> {
  const declare = accountCommands(async (command) => {
    const password = command.passwordStdin ? await readPassword(stdin) : undefined;
    const accounts = await connectAccounts(readAccountsCliEnv(env));
    try {
      const told = await recorded(command, accounts.audit, () => perform(command, accounts, password));
      stdout.write(`${told}\n`);
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

/** The first line of standard input. */
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
