import type { InvitationView, PersonView } from '@reefdesk/contracts/people/endpoints';
import { ConfirmDialog } from '@reefdesk/forms';
import { Button } from '@reefdesk/ui/button';
import { PlusIcon } from '@reefdesk/ui/icons';
import { Skeleton } from '@reefdesk/ui/skeleton';
import { useToast } from '@reefdesk/ui/toasts';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { selectUser, useAppSelector, usePage, useText } from '@reefdesk/web-kit';
import { type ReactNode, useState } from 'react';
import { ListHeader } from '../../shared/lists/list-header.tsx';
import { ListFailure } from '../../shared/lists/list-states.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useStaffQuery } from './people.api.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { usePeopleActions } from './use-people-actions.ts';

/** Team members with their positions, and open invitations (PPL-06). */
export default function PeoplePage() {
  const text = useText('people');
  const toast = useToast();
  const self = useAppSelector(selectUser)?.user_id;
  const { data, error, isLoading, isFetching, refetch } = useStaffQuery();
  const actions = usePeopleActions(refetch);
  const [inviting, setInviting] = useState(false);
  const [editing, setEditing] = useState<PersonView>();
  const [disabling, setDisabling] = useState<PersonView>();
  const [freeing, setFreeing] = useState<PersonView>();
  const [revoking, setRevoking] = useState<InvitationView>();
  usePage({ title: text('pages.people'), page: 'people' });
  return (
    <main id="main" tabIndex={-1} className="flex flex-col gap-6 outline-none lg:gap-8">
      <ListHeader title={text('pages.people')} lead={text('lead')}>
        <Button variant="primary" onClick={() => setInviting(true)}>
          <PlusIcon /> {text('invite.title')}
        </Button>
      </ListHeader>
      {isLoading && (
        <div role="status" aria-label={text('loading')}>
          <Skeleton className="h-80 w-full rounded-panel" />
        </div>
      )}
      {error && !data && <ListFailure failure={error} fallback={text('errors.list')} onRetry={() => void refetch()} busy={isFetching} />}
      {data && data.invitations.length > 0 && (
        <RowList
          title={text('invitations')}
          items={data.invitations}
          row={(invitation) => (
            <li key={invitation.invitation_id}>
              <InvitationRow
                invitation={invitation}
                busy={actions.busy === invitation.invitation_id}
                onResend={() => void actions.resend(invitation)}
                onRevoke={() => setRevoking(invitation)}
              />
            </li>
          )}
        />
      )}
      {data && (
        <RowList
          title={text('team')}
          items={data.people}
          row={(person) => (
            <li key={person.user_id}>
              <PersonRow
                person={person}
                isSelf={person.user_id === self}
                busy={actions.busy === person.user_id}
                onEdit={() => setEditing(person)}
                onDisable={() => setDisabling(person)}
                onEnable={() => void actions.enable(person)}
              />
            </li>
          )}
        />
      )}
      {inviting && (
        <InviteDialog
          onClose={() => setInviting(false)}
          onInvited={(email) => {
            setInviting(false);
            toast({ title: text('told.invited', { email }), tone: 'success' });
            void refetch();
          }}
        />
      )}
      {editing && (
        <PersonDialog
          person={editing}
          onClose={() => {
            setEditing(undefined);
            void refetch();
          }}
          onRemoveTwoStep={
            editing.two_step && editing.user_id !== self
              ? () => {
                  setFreeing(editing);
                  setEditing(undefined);
                }
              : undefined
          }
          onSaved={() => {
            setEditing(undefined);
            toast({ title: text('told.saved', { name: editing.fullname }), tone: 'success' });
            void refetch();
          }}
        />
      )}
      <ConfirmDialog
        open={disabling !== undefined}
        title={text('confirmDisable.title', { name: disabling?.fullname ?? '' })}
        confirmLabel={text('disable')}
        onConfirm={() => {
          if (disabling) void actions.disable(disabling);
          setDisabling(undefined);
        }}
        onCancel={() => setDisabling(undefined)}
      >
        {text('confirmDisable.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={freeing !== undefined}
        title={text('confirmTwoStep.title', { name: freeing?.fullname ?? '' })}
        confirmLabel={text('confirmTwoStep.yes')}
        onConfirm={() => {
          if (freeing) void actions.removeTwoStep(freeing);
          setFreeing(undefined);
        }}
        onCancel={() => setFreeing(undefined)}
      >
        {text('confirmTwoStep.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={revoking !== undefined}
        title={text('confirmRevoke.title')}
        confirmLabel={text('confirmRevoke.yes')}
        onConfirm={() => {
          if (revoking) void actions.revoke(revoking);
          setRevoking(undefined);
        }}
        onCancel={() => setRevoking(undefined)}
      >
        {text('confirmRevoke.text', { email: revoking?.email ?? '' })}
      </ConfirmDialog>
    </main>
  );
}

function RowList<Item>({ title, items, row }: { title: string; items: readonly Item[]; row: (item: Item) => ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-ink/8 overflow-hidden rounded-panel bg-white">{items.map(row)}</ul>
    </section>
  );
}
