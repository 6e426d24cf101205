import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@reefdesk/contracts/audited';
import { type AuditOutbox, openEntry } from '@reefdesk/service-kit/audit/audit-outbox.repository';
import { noteAudited, Trail } from '@reefdesk/service-kit/audit/trail';
import type { CommandLine } from './command-line.ts';

/** Names of the commands in the audit; the person who ran the command is not known. */
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

/** Records commands of the shell in the audit, like changes by staff. */
export async function recorded<T>({ action, email }: CommandLine, audit: AuditOutbox, work: () => Promise<T>): Promise<T> {
  const kind = action === 'invite' ? 'invitations' : 'people';
  const nobody = { recordId: null, userId: null, position: null, network: SHELL };
  const entry = openEntry(randomUUID(), { call: '', kind, action: ACTIONS[action], ...nobody });
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
