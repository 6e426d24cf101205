import { parseArgs } from 'node:util';
import { LIMITS } from '@reefdesk/contracts/limits';
import { ROLES, type Role } from '@reefdesk/contracts/roles';

export const USAGE = `Manage accounts of the website.

  npm run user -- add --email ana@example.com --name "Ana Wenas" --role admin
  npm run user -- disable --email ana@example.com          signs them out at once
  npm run user -- enable --email ana@example.com
  npm run user -- reset-password --email ana@example.com   signs them out at once
  npm run user -- disable-two-step --email ana@example.com for who has lost phone and recovery codes

  --role admin|customer   customer when left out
  --password-stdin        take the password (${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters) from standard input;
                          without it one is made up and shown once
`;

export const ACTIONS = ['add', 'disable', 'enable', 'reset-password', 'disable-two-step'] as const;
export type Action = (typeof ACTIONS)[number];

export interface CommandLine {
  action: Action;
  email: string;
  name: string;
  role: Role;
  passwordFromStdin: boolean;
}

/** A command line that cannot be understood; the message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** `help` when that was asked for. */
export function parseCommandLine(args: readonly string[]): CommandLine | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [action, ...rest] = positionals;
  if (!isAction(action)) throw new UsageError(action ? `Unknown command: ${action}` : 'What should be done?');
  if (rest.length > 0) throw new UsageError(`Not understood: ${rest.join(' ')}`);
  const email = values.email?.trim() ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LIMITS.emailMaxLength) throw new UsageError('--email: an email address is needed');
  const name = values.name?.trim() ?? '';
  if (action === 'add' && (name === '' || name.length > LIMITS.fullnameMaxLength)) {
    throw new UsageError(`--name: a name of 1 to ${LIMITS.fullnameMaxLength} characters is needed`);
  }
  const role = values.role ?? 'customer';
  if (!isRole(role)) throw new UsageError(`--role: one of ${ROLES.join(', ')}`);
  return { action, email, name, role, passwordFromStdin: values['password-stdin'] ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        role: { type: 'string' },
        'password-stdin': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function isAction(value: unknown): value is Action {
  return ACTIONS.includes(value as Action);
}

function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}
