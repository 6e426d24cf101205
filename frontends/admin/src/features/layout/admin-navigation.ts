import type { IconComponent } from '@reefdesk/ui/icon';
import {
  CompassIcon,
  HomeIcon,
  ImageIcon,
  InfoIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  PlusIcon,
  QuoteIcon,
  RouteIcon,
  ShieldIcon,
} from '@reefdesk/ui/icons';
import { matchPath, runtimeConfig } from '@reefdesk/web-kit';
import { PATHS } from '../../paths.ts';

export interface NavigationEntry {
  /** Key of its name in the texts, under `pages`. */
  key: string;
  path: string;
  icon: IconComponent;
  /** Entries of the public layout and of the footer are known here, for names, but hidden from the sidebar (ALAY-05). */
  layout: 'admin' | 'auth' | 'footer';
  /** A sub-page: secondary, and shown only while its parent or itself is active (ALAY-02, ALAY-03). */
  parent?: string;
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'homepage', path: PATHS.homepage, icon: HomeIcon, layout: 'auth' },
  { key: 'travels', path: PATHS.travels, icon: RouteIcon, layout: 'admin' },
  { key: 'addTravel', path: PATHS.addTravel, icon: PlusIcon, layout: 'admin', parent: PATHS.travels },
  { key: 'travelDetail', path: PATHS.travelDetail, icon: PencilIcon, layout: 'admin', parent: PATHS.travels },
  { key: 'destinations', path: PATHS.destinations, icon: CompassIcon, layout: 'admin' },
  { key: 'addDestination', path: PATHS.addDestination, icon: PlusIcon, layout: 'admin', parent: PATHS.destinations },
  { key: 'editDestination', path: PATHS.editDestination, icon: PencilIcon, layout: 'admin', parent: PATHS.destinations },
  { key: 'gallery', path: PATHS.gallery, icon: ImageIcon, layout: 'admin' },
  { key: 'testimonials', path: PATHS.testimonials, icon: QuoteIcon, layout: 'admin' },
  { key: 'letters', path: PATHS.letters, icon: MailIcon, layout: 'admin' },
  { key: 'account', path: PATHS.account, icon: ShieldIcon, layout: 'admin' },
  { key: 'changePassword', path: PATHS.changePassword, icon: LockIcon, layout: 'admin' },
  { key: 'privacy', path: PATHS.privacy, icon: InfoIcon, layout: 'footer' },
  { key: 'terms', path: PATHS.terms, icon: InfoIcon, layout: 'footer' },
  { key: 'logout', path: PATHS.logout, icon: LogOutIcon, layout: 'admin' },
];

export interface ShownEntry extends NavigationEntry {
  active: boolean;
  /** Where it leads; a sub-page with a parameter leads to the address that is open. */
  to: string;
}

/** What the sidebar lists at an address. */
export function entriesAt(pathname: string): ShownEntry[] {
  const isActive = (path: string) => matchPath(path, pathname) !== null;
  return NAVIGATION.filter(({ layout, path }) => layout === 'admin' && (path !== PATHS.letters || runtimeConfig().hasMailbox))
    .map((entry) => ({ ...entry, active: isActive(entry.path), to: entry.path.includes(':') ? pathname : entry.path }))
    .filter((entry) => !entry.parent || entry.active || (isActive(entry.parent) && !entry.path.includes(':')));
}

/** Key of the name of the section that is open. */
export function pageKeyAt(pathname: string): string | undefined {
  return NAVIGATION.find(({ path }) => matchPath(path, pathname))?.key;
}
