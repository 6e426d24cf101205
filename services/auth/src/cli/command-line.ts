import { parseArgs } from 'node:util';
import { isPosition, POSITIONS, type Position, ROLES, type Role } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';

export const USAGE = `Manage accounts of the website.

  npm run user -- add --email ana@example.com --name "Ana Wenas" --role admin
  npm run user -- invite --email ana@example.com --position editor      sends a letter with a link
  npm run user -- position --email ana@example.com --position translator --languages ID,CN
  npm run user -- disable --email ana@example.com          signs them out at once
  npm run user -- enable --email ana@example.com
  npm run user -- reset-password --email ana@example.com   signs them out at once
  npm run user -- end-sessions --email ana@example.com     signs them out at once
  npm run user -- disable-two-step --email ana@example.com for who has lost phone and recovery codes

  --role admin|customer   customer when left out
  --position ${POSITIONS.join('|')}
                          of staff; add makes an owner when left out
  --languages ${LANGUAGE_CODES.join(',')}    what a translator translates into
  --language ${LANGUAGE_CODES.join('|')}     of the letter; EN when left out
  --password-stdin        take the password (${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters) from standard input;
                          without it one is made up and shown once
`;

export const ACTIONS = ['add', 'invite', 'position', 'disable', 'enable', 'reset-password', 'end-sessions', 'disable-two-step'] as const;
export type Action = (typeof ACTIONS)[number];

/** Those that say what somebody of the staff is to be. */
const NAMES_POSITION: readonly Action[] = ['invite', 'position'];

export interface CommandLine {
  action: Action;
  email: string;
  name: string;
  role: Role;
  position?: Position;
  languages: LanguageCode[];
  language: LanguageCode;
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
  const rights = parseRights(action, role, values);
  const language = languageOf(values.language ?? 'EN', '--language');
  return { action, email, name, role, ...rights, language, passwordFromStdin: values['password-stdin'] ?? false };
}

function parseRights(
  action: Action,
  role: Role,
  { position, languages = '' }: { position?: string | undefined; languages?: string | undefined },
): Pick<CommandLine, 'position' | 'languages'> {
  const isNeeded = NAMES_POSITION.includes(action);
  if (position !== undefined && !isPosition(position)) throw new UsageError(`--position: one of ${POSITIONS.join(', ')}`);
  if (isNeeded && position === undefined) throw new UsageError(`--position is needed: one of ${POSITIONS.join(', ')}`);
  if (action === 'add' && role === 'customer' && position !== undefined)
    throw new UsageError('--position: only staff has one (--role admin)');
  const codes = languages.split(',').flatMap((code) => (code.trim() === '' ? [] : [languageOf(code, '--languages')]));
  if (position === 'translator' && codes.length === 0) throw new UsageError('--languages: at least one is needed, such as ID,CN');
  return { ...(position && { position }), languages: codes };
}

function languageOf(typed: string, option: string): LanguageCode {
  const code = LANGUAGE_CODES.find((known) => known === typed.trim().toUpperCase());
  if (!code) throw new UsageError(`${option}: one of ${LANGUAGE_CODES.join(', ')}`);
  return code;
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
        position: { type: 'string' },
        languages: { type: 'string' },
        language: { type: 'string' },
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
