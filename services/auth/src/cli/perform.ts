import type { PersonEdit } from '@reefdesk/contracts/people/requests';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { InvalidArgumentError } from '@reefdesk/service-kit/command-line';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { rightsOf } from '../accounts/rights.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { generatePassword } from '../passwords/generated-password.ts';
import type { Accounts } from './accounts.ts';
import type { CommandLine } from './command-line.ts';

export async function perform(command: CommandLine, accounts: Accounts, given: string | undefined): Promise<string> {
  const { email } = command;
  const { users, holders, choice, notices } = accounts;
  if (given !== undefined) await choice.check(given, email, 'password');
  const password = given ?? generatePassword();
  const shown = given ? '' : `\nPassword: ${password}\nIt is shown this once only; only its hash is kept.`;
  // For the operator, an unverified registration is a customer too.
  if (command.action !== 'add' && command.action !== 'invite') await holders.vouchFor(email);
  switch (command.action) {
    case 'add': {
      const { name, role, position, languages } = command;
      const user = await users.create({ email, fullname: name, password, role, position, languages, language: 'EN' });
      return `Added ${user.email} as ${describe(user)}.${shown}`;
    }
    case 'invite':
      return invite(command, accounts);
    case 'position': {
      const { position, languages } = command;
      const changed = await changeStaff(command, accounts, { position, ...(languages.length > 0 && { languages }) });
      if (!changed) throw new InvalidArgumentError('This is the account of a customer; invite them to make them staff.');
      return `${changed.after.email} is ${describe(changed.after)} now.`;
    }
    case 'disable': {
      const { before } = (await changeStaff(command, accounts, { disabled: true })) ?? { before: await users.disable(email) };
      return before.status === 'disabled'
        ? `${before.email} was disabled already.`
        : `Disabled ${before.email} and ended all their sessions.`;
    }
    case 'enable': {
      const { before } = (await changeStaff(command, accounts, { disabled: false })) ?? { before: await users.enable(email) };
      return before.status === 'active' ? `${before.email} was active already.` : `Enabled ${before.email}.`;
    }
    case 'reset-password': {
      const user = await users.resetPassword(email, password);
      await notices.tell('password-changed', user);
      const hint = user.status === 'disabled' ? '\nThe account is disabled: enable it before signing in.' : '';
      return `Set a new password for ${user.email} and ended all their sessions.${shown}${hint}`;
    }
    case 'disable-two-step': {
      const before = await users.disableTwoStep(email);
      if (before.twoStep) await notices.tell('two-step-changed', before);
      const passkeys = before.passkeys?.length ? ' Passkeys of the account are removed, too.' : '';
      return before.twoStep
        ? `${before.email} signs in by password alone until the second step is set up again.${passkeys}`
        : `${before.email} had no second step.`;
    }
    case 'end-sessions':
      return `Ended all sessions of ${(await users.endSessions(email)).email}.`;
  }
}

async function invite({ email, position = 'owner', languages, language }: CommandLine, { invitations }: Accounts): Promise<string> {
  const invited = await invitations.invite(
    { email: normaliseEmail(email), position, languages, language },
    { fullname: 'Admin', language },
  );
  return `Invited ${invited.email} as ${describe({ role: 'admin', ...invited })}. The letter leaves as soon as the website runs; its link works once, for 72 hours.`;
}

async function changeStaff({ email }: CommandLine, { staff, staffAccounts }: Accounts, edit: PersonEdit) {
  const before = await staffAccounts.findByEmail(normaliseEmail(email));
  return before && { before, after: await staff.change(before._id, edit, null, null) };
}

/** `admin (translator: ID, CN)` */
function describe(user: Pick<UserDocument, 'role' | 'position' | 'languages'>): string {
  const { role, position, languages } = rightsOf(user);
  if (!position) return role;
  return `${role} (${languages ? `${position}: ${languages.join(', ')}` : position})`;
}

export function explainError(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'not_found') return 'There is no account with this email address.';
  if (error.code === 'email_taken') return 'This email address already has an account; use reset-password, enable or position.';
  if (error.code === 'last_owner') return 'This is the last active admin who is an owner. Add or enable another owner first.';
  if (error.code === 'too_many_attempts') return 'This address had three letters within an hour. Wait, or add the account instead.';
  const refused = error.fields?.password?.[0];
  return refused && `--password-stdin: ${refused.text}.`;
}
