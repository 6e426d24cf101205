import { IconButton } from '@reefdesk/ui/button';
import { LogOutIcon, MenuIcon } from '@reefdesk/ui/icons';
import { LanguageMenu, Link, NavLink, selectUser, useAppSelector, useText } from '@reefdesk/web-kit';
import { useState, useSyncExternalStore } from 'react';
import { dashboardOf } from '../session/dashboard.ts';
import { useLogout } from '../session/use-logout.tsx';
import { MobileMenu, NAV_LINKS } from './mobile-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const SOLID_AFTER_PX = 20;

/** Transparent at the top of a page, solid once it is scrolled (NAV-04). */
export function Navbar() {
  const text = useText('shell');
  const user = useAppSelector(selectUser);
  const solid = useScrolled(SOLID_AFTER_PX);
  const [menuOpen, setMenuOpen] = useState(false);
  const logout = useLogout();
  return (
    <header className="navbar" data-solid={solid || undefined}>
      <div className="container-page flex h-full items-center justify-between gap-6">
        <Wordmark />
        <nav aria-label={text('navigation')} className="hidden items-center gap-1 lg:flex">
          {NAV_LINKS.map(({ key, to, end, isSection }) =>
            isSection ? (
              <Link key={key} to={to} className="nav-link">
                {text(key)}
              </Link>
            ) : (
              <NavLink key={key} to={to} end={end} className="nav-link">
                {text(key)}
              </NavLink>
            ),
          )}
        </nav>
        <div className="hidden items-center gap-1 lg:flex">
          <LanguageMenu />
          {/* Wide enough for both states, because the session is known only after the page is shown. */}
          <div className="flex min-w-44 items-center justify-end gap-1">
            {user ? (
              <>
                <Link to={dashboardOf(user)} className="nav-link">
                  {text('dashboard')}
                </Link>
                <IconButton label={text('logout')} onClick={logout.run} disabled={logout.running}>
                  <LogOutIcon />
                </IconButton>
              </>
            ) : (
              <Link to="/auth/sign-in" className="nav-link nav-link-boxed">
                {text('signIn')}
              </Link>
            )}
          </div>
        </div>
        <IconButton
          label={text('menu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
          className="-mr-2 lg:hidden"
        >
          <MenuIcon className="size-7" />
        </IconButton>
      </div>
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} onLogout={logout.run} />
      {logout.failure}
    </header>
  );
}

function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
