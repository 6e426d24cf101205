import { AREAS } from '@reefdesk/contracts/access';
import { Button } from '@reefdesk/ui/button';
import { classNames } from '@reefdesk/ui/class-names';
import { Spinner } from '@reefdesk/ui/spinner';
import {
  fetchMe,
  lazyComponent,
  Modal,
  Navigate,
  Nothing,
  Outlet,
  ScreenBoundary,
  SocialRail,
  selectAuth,
  useAppDispatch,
  useAppSelector,
  useLocation,
  useText,
} from '@reefdesk/web-kit';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { PATHS } from '../../paths.ts';
import { useLiveChanges } from '../../shared/live/use-live-changes.ts';
import { useTitleCount } from '../../shared/live/use-title-count.ts';
import { useSessionPause } from '../../shared/session/session-recovery.tsx';
import { useRights } from '../../shared/session/use-rights.ts';
import { libraryUploads } from '../../shared/uploads/library-uploads.ts';
import { useLibraryUploads } from '../../shared/uploads/use-library-uploads.ts';
import { ADMIN_COLUMN } from './admin-column.ts';
import { AdminFooter } from './admin-footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { TwoStepNotice } from './two-step-notice.tsx';
import { useNewCount } from './use-new-count.ts';

const CommandPalette = lazyComponent(() => import('./command-palette.tsx'));
const UploadTray = lazyComponent(() => import('../../shared/uploads/upload-tray.tsx'), Nothing);

/** Frame of every screen of the back office; its content is only for users with the role admin (AROU-01, ROLE-04). */
export function AdminLayout() {
  const session = useAdminSession();
  const text = useText('layout');
  useEffect(() => {
    if (session === 'failed') libraryUploads.end();
  }, [session]);
  if (session === 'failed') return <Navigate to={PATHS.signIn} replace />;
  if (session === 'other') return <Navigate to={PATHS.customer} replace />;
  if (session === 'checking') return <Checking label={text('checking')} />;
  return <Frame />;
}

/** Loading screen; it becomes visible only after 500 ms. */
function Checking({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center bg-foam text-ocean">
      <span className="flex animate-fade flex-col items-center gap-4 text-sm [animation-delay:500ms]">
        <Spinner className="size-10" />
        {label}
      </span>
    </div>
  );
}

function Frame() {
  const text = useText('layout');
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = usePalette();
  const find = () => {
    setMenuOpen(false);
    palette.open();
  };
  const isUploading = useLibraryUploads().length > 0;
  const may = useRights();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of address closes the menu.
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <div className="min-h-dvh bg-foam pb-(--lower-bar) text-ink lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:[&_.social-rail]:left-64 print:block print:bg-white print:pb-0">
      <a href="#main" className="skip-link">
        {text('skip')}
      </a>
      {may(AREAS.enquiries) && <LiveDesk />}
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto bg-deep text-foam lg:block print:hidden">
        <Sidebar onFind={find} />
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TopBar onMenu={() => setMenuOpen(true)} />
        <div className={classNames(ADMIN_COLUMN, 'flex-1 py-7 lg:py-9 print:p-0')}>
          <div className="contents print:hidden">
            <SessionNotice />
            <TwoStepNotice />
          </div>
          <ScreenBoundary resetKey={pathname} onRetry={() => undefined} inside>
            {/* A screen that waits for a part of it hides nothing else, such as an open dialog of this frame. */}
            <Suspense>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
          {isUploading && <div className="h-20 print:hidden" />}
        </div>
        <AdminFooter />
      </div>
      {isUploading && (
        <Suspense>
          <UploadTray />
        </Suspense>
      )}
      <Modal open={menuOpen} onClose={() => setMenuOpen(false)} kind="sheet" title={text('menu')} titleHidden>
        <Sidebar onFind={find} />
      </Modal>
      {palette.isOpen && (
        <Suspense>
          <CommandPalette onClose={palette.close} />
        </Suspense>
      )}
      <div className="contents print:hidden">
        <SocialRail />
      </div>
    </div>
  );
}

/** Live updates, and the number of new enquiries in the tab's title, for users with access to enquiries (ENQ-09). */
function LiveDesk() {
  useLiveChanges();
  useTitleCount(useNewCount());
  return null;
}

/** Notice for users who dismissed the sign-in dialog while the screen waits for a session. */
function SessionNotice() {
  const text = useText('layout');
  const signIn = useSessionPause();
  if (!signIn) return null;
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-panel bg-coral/12 px-6 py-4">
      <p className="max-w-xl font-semibold text-coral-dark">{text('sessionEnded.text')}</p>
      <Button onClick={signIn}>{text('sessionEnded.signIn')}</Button>
    </div>
  );
}

type AdminSession = 'checking' | 'admin' | 'other' | 'failed';

/** Loads the current user on entry; the layout reacts to the result (ALAY-12, ALAY-13). */
function useAdminSession(): AdminSession {
  const dispatch = useAppDispatch();
  const { user, loading, error } = useAppSelector(selectAuth);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void dispatch(fetchMe()).finally(() => setAsked(true));
  }, [dispatch]);
  if (!asked || loading) return user?.role === 'admin' ? 'admin' : 'checking';
  if (error || !user) return 'failed';
  return user.role === 'admin' ? 'admin' : 'other';
}

/** Ctrl+K or Cmd+K toggles the palette; a change of screen closes it. */
function usePalette() {
  const { pathname } = useLocation();
  /** Path at which the palette was opened. `pathname` may lag behind `location` while a screen loads. */
  const [over, setOver] = useState<string>();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isOurs = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isOurs || event.defaultPrevented) return;
      event.preventDefault();
      // The palette does not open over a dialog, because it would navigate away from an open question.
      setOver((before) => (before === undefined && !document.querySelector('.backdrop') ? location.pathname : undefined));
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other screen closes it.
  useEffect(() => setOver((before) => (before === location.pathname ? before : undefined)), [pathname]);
  return {
    isOpen: over !== undefined,
    open: useCallback(() => setOver(location.pathname), []),
    close: useCallback(() => setOver(undefined), []),
  };
}
