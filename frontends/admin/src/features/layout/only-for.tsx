import type { Access } from '@reefdesk/contracts/access';
import { buttonClass } from '@reefdesk/ui/button';
import { EmptyState } from '@reefdesk/ui/error-state';
import { LockIcon } from '@reefdesk/ui/icons';
import { Link, Navigate, Outlet, selectUser, useAppSelector, usePage, useText } from '@reefdesk/web-kit';
import { useRights } from '../../shared/session/use-rights.ts';
import { homeFor } from './admin-navigation.ts';

/** Guards screens of certain positions. Other users see a notice instead (PPL-05). */
export function OnlyFor({ access }: { access: Access }) {
  const may = useRights();
  return may(access) ? <Outlet /> : <NotYours />;
}

export function Start() {
  return <Navigate to={homeFor(useRights())} replace />;
}

function NotYours() {
  const text = useText('layout');
  const position = useAppSelector(selectUser)?.position ?? 'owner';
  const home = homeFor(useRights());
  usePage({ title: text('notYours.title'), page: 'not-yours' });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <EmptyState
        icon={LockIcon}
        title={text('notYours.title')}
        className="py-20"
        actions={
          <Link to={home} className={buttonClass({ variant: 'primary' })}>
            {text('notYours.way')}
          </Link>
        }
      >
        {text('notYours.text', { position: text(`positions.${position}`) })}
      </EmptyState>
    </main>
  );
}
