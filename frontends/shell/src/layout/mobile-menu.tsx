import { Avatar } from '@reefdesk/ui/avatar';
import { DashboardIcon, LogOutIcon, PersonIcon } from '@reefdesk/ui/icons';
import { LanguageButtons, Link, Modal, NavLink, selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { dashboardOf } from '../session/dashboard.ts';
import { Wordmark } from './wordmark.tsx';

/**
 * NAV-01..03 and the links to the travels and the operator; keys are texts of `shell`. `isSection` marks an anchor on a page, which is never
 * the current page.
 */
export const NAV_LINKS = [
  { key: 'home', to: '/', end: true, isSection: false },
  { key: 'about', to: '/auth/about', end: false, isSection: false },
  { key: 'packages', to: '/auth/packages', end: false, isSection: false },
  { key: 'destinations', to: '/auth/destinations', end: false, isSection: false },
  { key: 'contact', to: '/auth/homepage#contact-section', end: false, isSection: true },
] as const;

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  onLogout: () => void;
}

/** Slides in from the right on phones (NAV-07..11). Every choice closes it. */
export function MobileMenu({ open, onClose, onLogout }: MobileMenuProps) {
  const text = useText('shell');
  const user = useAppSelector(selectUser);
  const row = 'flex min-h-12 items-center gap-3 rounded-field px-3 hover:bg-white/8';
  return (
    <Modal open={open} onClose={onClose} kind="sheet" title={text('menu')} titleHidden>
      <div className="flex min-h-full flex-col gap-8 px-6 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {user ? (
          <p className="flex items-center gap-3 pr-12">
            <Avatar source={null} name={user.fullname || user.email} className="size-11" />
            <span className="min-w-0 truncate font-semibold">{user.fullname || user.name || user.email}</span>
          </p>
        ) : (
          <Wordmark onClick={onClose} />
        )}
        <nav aria-label={text('navigation')} className="flex flex-col gap-1">
          {NAV_LINKS.map(({ key, to, end, isSection }) =>
            isSection ? (
              <Link key={key} to={to} replace onClick={onClose} className="mobile-link">
                {text(key)}
              </Link>
            ) : (
              <NavLink key={key} to={to} end={end} replace onClick={onClose} className="mobile-link">
                {text(key)}
              </NavLink>
            ),
          )}
        </nav>
        <div className="mt-auto flex flex-col gap-1 border-t border-white/15 pt-5">
          {user ? (
            <>
              <Link to={dashboardOf(user)} replace onClick={onClose} className={row}>
                <DashboardIcon /> {text('dashboard')}
              </Link>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  onLogout();
                }}
                className={row}
              >
                <LogOutIcon /> {text('logout')}
              </button>
            </>
          ) : (
            <Link to="/auth/sign-in" replace onClick={onClose} className={row}>
              <PersonIcon /> {text('signIn')}
            </Link>
          )}
        </div>
        <LanguageButtons onChosen={onClose} />
      </div>
    </Modal>
  );
}
