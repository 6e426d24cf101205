import { POSITIONS, type Position, ROLES, type Role } from '@reefdesk/contracts/access';
import { LANGUAGE_CODES, type LanguageCode } from '@reefdesk/contracts/languages';
import { LIMITS } from '@reefdesk/contracts/limits';
import { type Command, InvalidArgumentError, Option } from '@reefdesk/service-kit/command-line';

const EXAMPLES = `
Examples:
  npm run user -- add --email ana@example.com --name "Ana Wenas" --role admin
  npm run user -- position --email ana@example.com --position translator --languages ID,CN
  npm run user -- reset-password --email ana@example.com
  npm run user -- add --help`;

const COMMANDS = {
  add: 'adds an account, of a customer unless --role says otherwise',
  invite: 'sends a letter with a link, by which staff make their account',
  position: 'changes the position of staff',
  disable: 'disables an account and signs it out at once',
  enable: 'enables an account again',
  'reset-password': 'sets another password and signs the account out at once',
  'end-sessions': 'signs an account out at once',
  'disable-two-step': 'removes the second step of a person who has lost phone and recovery codes',
} as const;
type Action = keyof typeof COMMANDS;

export interface CommandLine {
  action: Action;
  email: string;
  name: string;
  role: Role;
  position?: Position;
  languages: LanguageCode[];
  language: LanguageCode;
  passwordStdin: boolean;
}

const DEFAULTS = { name: '', role: 'customer', language: 'EN', passwordStdin: false } as const;

export function accountCommands(act: (command: CommandLine) => Promise<void>) {
  return (program: Command) => {
    program.description('Manage accounts of the website.').addHelpText('after', EXAMPLES);
    const command = (action: Action) =>
      program
        .command(action)
        .description(COMMANDS[action])
        .requiredOption('--email <address>', 'of the account', emailAddress)
        .action((options: Partial<CommandLine> & Pick<CommandLine, 'email'>) =>
          act(consistent({ ...DEFAULTS, languages: [], ...options, action })),
        );
    command('add')
      .requiredOption('--name <name>', 'of the person', personName)
      .addOption(new Option('--role <role>').choices(ROLES).default(DEFAULTS.role))
      .addOption(position('of staff; an owner when left out'))
      .addOption(languages())
      .addOption(password());
    command('invite')
      .addOption(position().makeOptionMandatory())
      .addOption(languages())
      .addOption(new Option('--language <code>', 'of the letter').argParser(languageCode).default(DEFAULTS.language));
    command('position').addOption(position().makeOptionMandatory()).addOption(languages());
    command('reset-password').addOption(password());
    for (const action of ['disable', 'enable', 'end-sessions', 'disable-two-step'] as const) command(action);
  };
}

const position = (description?: string) => new Option('--position <position>', description).choices(POSITIONS);
const languages = () =>
  new Option('--languages <codes>', 'what a translator translates into, such as ID,CN').argParser((typed) =>
    typed.split(',').flatMap((code) => (code.trim() === '' ? [] : [languageCode(code)])),
  );
const password = () =>
  new Option(
    '--password-stdin',
    `take the password (${LIMITS.passwordMinLength} to ${LIMITS.passwordMaxLength} characters) from standard input; without it one is made up and shown once`,
  );

function consistent(command: CommandLine): CommandLine {
  if (command.action === 'add' && command.role === 'customer' && command.position !== undefined) {
    throw new InvalidArgumentError('--position: only staff has one (--role admin)');
  }
  if (command.position === 'translator' && command.languages.length === 0) {
    throw new InvalidArgumentError('--languages: at least one is needed, such as ID,CN');
  }
  return command;
}

function emailAddress(typed: string): string {
  const email = typed.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= LIMITS.emailMaxLength) return email;
  throw new InvalidArgumentError('An email address is needed.');
}

function personName(typed: string): string {
  const name = typed.trim();
  if (name !== '' && name.length <= LIMITS.fullnameMaxLength) return name;
  throw new InvalidArgumentError(`A name of 1 to ${LIMITS.fullnameMaxLength} characters is needed.`);
}

function languageCode(typed: string): LanguageCode {
  const code = LANGUAGE_CODES.find((known) => known === typed.trim().toUpperCase());
  if (code) return code;
  throw new InvalidArgumentError(`Allowed choices are ${LANGUAGE_CODES.join(', ')}.`);
}
