import type { PersonEdit } from '@reefdesk/contracts/people/requests';
import { normaliseEmail } from '@reefdesk/contracts/schema/email';
import { InvalidArgumentError } from '@reefdesk/service-kit/command-line';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { rightsOf } from '../accounts/rights.ts';
import type { UserDocument } from '../accounts/user.schema.ts';
import { generatePassword } from '../passwords/generated-password.ts';
import type { AccountServices } from './accounts.ts';
import type { CommandLine } from './command-line.ts';

export async function perform(command: CommandLine, services: AccountServices, given: string | undefined): Promise<string> {
  const { email } = command;
  const { users, accounts, choice, notices } = services;
  if (given !== undefined) await choice.check(given, email, 'password');
  const password = given ?? generatePassword();
  const shown = given ? '' : `\nPassword: ${password}\nIt is shown only once; only its hash is stored.`;
  // Commands also apply to registrations whose email address is unverified.
  if (command.action !== 'add' && command.action !== 'invite') await accounts.markVerified(email);
  switch (command.action) {
    case 'add': {
      const { name, role, position, languages } = command;
      const user = await users.create({ email, fullname: name, password, role, position, languages, language: 'EN' });
      return `Added ${user.email} as ${describe(user)}.${shown}`;
    }
    case 'invite':
      return invite(command, services);
    case 'position': {
      const { position, languages } = command;
      const changed = await changeStaff(command, services, { position, ...(languages.length > 0 && { languages }) });
      if (!changed) throw new InvalidArgumentError('This is the account of a customer; invite them to make them staff.');
      return `${changed.after.email} is ${describe(changed.after)} now.`;
    }
    case 'disable': {
      const { before } = (await changeStaff(command, services, { disabled: true })) ?? { before: await users.disable(email) };
      return before.status === 'disabled'
        ? `${before.email} was disabled already.`
        : `Disabled ${before.email} and ended all their sessions.`;
    }
    case 'enable': {
      const { before } = (await changeStaff(command, services, { disabled: false })) ?? { before: await users.enable(email) };
      return before.status === 'active' ? `${before.email} was active already.` : `Enabled ${before.email}.`;
    }
    case 'reset-password': {
      const user = await users.resetPassword(email, password);
      await notices.notify('password-changed', user);
      const hint = user.status === 'disabled' ? '\nThe account is disabled: enable it before signing in.' : '';
      return `Set a new password for ${user.email} and ended all their sessions.${shown}${hint}`;
    }
    case 'disable-two-step': {
      const before = await users.disableTwoStep(email);
      if (before.twoStep) await notices.notify('two-step-changed', before);
      const passkeys = before.passkeys?.length ? ' All passkeys of the account were removed, too.' : '';
      return before.twoStep
        ? `${before.email} signs in with the password alone until two-step sign-in is set up again.${passkeys}`
        : `${before.email} had no second step.`;
    }
    case 'end-sessions':
      return `Ended all sessions of ${(await users.endSessions(email)).email}.`;
  }
}

async function invite({ email, position = 'owner', languages, language }: CommandLine, { invitations }: AccountServices): Promise<string> {
  const invited = await invitations.invite(
    { email: normaliseEmail(email), position, languages, language },
    { fullname: 'Admin', language },
  );
  return `Invited ${invited.email} as ${describe({ role: 'admin', ...invited })}. The email is sent as soon as the website is running. Its link can be used once, within 72 hours.`;
}

async function changeStaff({ email }: CommandLine, { staff, staffAccounts }: AccountServices, edit: PersonEdit) {
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
  if (error.code === 'last_owner') return 'This is the last active owner. Add or enable another owner first.';
  if (error.code === 'too_many_attempts')
    return 'Three emails were sent to this address within the last hour. Wait, or add the account instead.';
  const fieldError = error.fields?.password?.[0];
  return fieldError && `--password-stdin: ${fieldError.text}.`;
}
