import { type Access, AREAS } from '@reefdesk/contracts/access';
import type { IconComponent } from '@reefdesk/ui/icon';
import {
  CalendarIcon,
  ChatIcon,
  ClockIcon,
  CompassIcon,
  GlobeIcon,
  HomeIcon,
  ImageIcon,
  InfoIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  PeopleIcon,
  PlusIcon,
  QuoteIcon,
  RouteIcon,
  ShieldIcon,
  TicketIcon,
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
  /** Whom it is for; everybody of the staff without. */
  access?: Access;
  /** A number that stands beside its name. */
  counts?: 'newEnquiries';
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'homepage', path: PATHS.homepage, icon: HomeIcon, layout: 'auth' },
  { key: 'travels', path: PATHS.travels, icon: RouteIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'addTravel', path: PATHS.addTravel, icon: PlusIcon, layout: 'admin', parent: PATHS.travels, access: AREAS.content },
  { key: 'travelDetail', path: PATHS.travelDetail, icon: PencilIcon, layout: 'admin', parent: PATHS.travels, access: AREAS.content },
  { key: 'destinations', path: PATHS.destinations, icon: CompassIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'addDestination', path: PATHS.addDestination, icon: PlusIcon, layout: 'admin', parent: PATHS.destinations, access: AREAS.content },
  {
    key: 'editDestination',
    path: PATHS.editDestination,
    icon: PencilIcon,
    layout: 'admin',
    parent: PATHS.destinations,
    access: AREAS.content,
  },
  { key: 'gallery', path: PATHS.gallery, icon: ImageIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'testimonials', path: PATHS.testimonials, icon: QuoteIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'enquiries', path: PATHS.enquiries, icon: ChatIcon, layout: 'admin', access: AREAS.enquiries, counts: 'newEnquiries' },
  { key: 'enquiry', path: PATHS.enquiry, icon: PencilIcon, layout: 'admin', parent: PATHS.enquiries, access: AREAS.enquiries },
  {
    key: 'replyTemplates',
    path: PATHS.replyTemplates,
    icon: QuoteIcon,
    layout: 'admin',
    parent: PATHS.enquiries,
    access: AREAS.enquiries,
  },
  { key: 'departures', path: PATHS.departures, icon: CalendarIcon, layout: 'admin', access: AREAS.departures },
  { key: 'bookings', path: PATHS.bookings, icon: TicketIcon, layout: 'admin', access: AREAS.bookings },
  { key: 'people', path: PATHS.people, icon: PeopleIcon, layout: 'admin', access: AREAS.people },
  { key: 'audit', path: PATHS.audit, icon: ClockIcon, layout: 'admin', access: AREAS.audit },
  { key: 'site', path: PATHS.site, icon: GlobeIcon, layout: 'admin', access: AREAS.site },
  { key: 'letters', path: PATHS.letters, icon: MailIcon, layout: 'admin', access: AREAS.letters },
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

/** What the sidebar lists at an address, for somebody who may do what `may` says. */
export function entriesAt(pathname: string, may: (access: Access) => boolean = () => true): ShownEntry[] {
  const isActive = (path: string) => matchPath(path, pathname) !== null;
  return NAVIGATION.filter(({ layout, path }) => layout === 'admin' && (path !== PATHS.letters || runtimeConfig().hasMailbox))
    .filter(({ access = 'admin' }) => may(access))
    .map((entry) => ({ ...entry, active: isActive(entry.path), to: entry.path.includes(':') ? pathname : entry.path }))
    .filter((entry) => !entry.parent || entry.active || (isActive(entry.parent) && !entry.path.includes(':')));
}

/** Where somebody begins: the first screen that is theirs. */
export function homeFor(may: (access: Access) => boolean): string {
  return NAVIGATION.find(({ layout, access = 'admin' }) => layout === 'admin' && may(access))?.path ?? PATHS.changePassword;
}

/** Key of the name of the section that is open. */
export function pageKeyAt(pathname: string): string | undefined {
  return NAVIGATION.find(({ path }) => matchPath(path, pathname))?.key;
}
