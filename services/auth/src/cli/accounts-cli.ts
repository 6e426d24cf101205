import type { Readable, Writable } from 'node:stream';
import { EnvironmentError } from '@reefdesk/service-kit/env';
import { NewerDatabaseError } from '@reefdesk/service-kit/mongo/migrations/version.errors';
import { readAccountsCliEnv } from '../env.ts';
import { connectAccounts, DatabaseAwayError } from './accounts.ts';
import { parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { readPassword } from './password-input.ts';
import { explainError, perform } from './perform.ts';
import { recorded } from './recorded.ts';

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
      const told = await recorded(command, accounts.audit, () => perform(command, accounts, password));
      stdout.write(`${told}\n`);
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

function explain(error: unknown, args: readonly string[]): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof EnvironmentError || error instanceof DatabaseAwayError || error instanceof NewerDatabaseError) return error.message;
  const explained = explainError(error);
  if (explained) return explained;
  return `${args[0]} failed: ${error instanceof Error ? error.message : String(error)}`;
}
