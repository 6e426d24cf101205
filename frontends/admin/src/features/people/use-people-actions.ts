import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import { useToast } from '@reefdesk/ui/toasts';
import { useText } from '@reefdesk/web-kit';
import { useState } from 'react';
import { useFailureOr } from '../../shared/lists/failure-or.ts';
import { useWithSession } from '../../shared/session/session-recovery.tsx';
import {
  useChangePersonMutation,
  useRemoveTwoStepMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from './people.api.ts';

/** One-click actions with a toast. The list is reloaded after each, even a failed one. */
export function usePeopleActions(refresh: () => unknown) {
  const text = useText('people');
  const toast = useToast();
  const withSession = useWithSession();
  const failureOr = useFailureOr();
  const [change] = useChangePersonMutation();
  const [removeTwoStep] = useRemoveTwoStepMutation();
  const [resend] = useResendInvitationMutation();
  const [revoke] = useRevokeInvitationMutation();
  const [busy, setBusy] = useState<string>();
  const act = async (id: string, call: () => Promise<unknown>, done: string) => {
    setBusy(id);
    try {
      await withSession(call);
      toast({ title: done, tone: 'success' });
    } catch (failure) {
      toast({ title: await failureOr(failure, text('errors.save')), tone: 'error' });
    } finally {
      setBusy(undefined);
      await refresh();
    }
  };
  const setDisabled = (person: PersonView, disabled: boolean) =>
    act(
      person.user_id,
      () => change({ id: person.user_id, version: person.version, body: { disabled } }).unwrap(),
      text(disabled ? 'told.disabled' : 'told.enabled', { name: person.fullname }),
    );
  return {
    busy,
    disable: (person: PersonView) => setDisabled(person, true),
    enable: (person: PersonView) => setDisabled(person, false),
    removeTwoStep: ({ user_id: id, fullname: name }: PersonView) =>
      act(id, () => removeTwoStep({ id }).unwrap(), text('told.twoStepRemoved', { name })),
    resend: ({ invitation_id: id, email }: InvitationView) => act(id, () => resend({ id }).unwrap(), text('told.resent', { email })),
    revoke: ({ invitation_id: id, email }: InvitationView) => act(id, () => revoke({ id }).unwrap(), text('told.revoked', { email })),
  };
}
