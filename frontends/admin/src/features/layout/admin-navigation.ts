import { type Access, AREAS } from '@reefdesk/contracts/access';
import { EyeIcon, PencilIcon, RefreshIcon, TranslateIcon, TrashIcon } from '@reefdesk/ui/editing-icons';
import type { IconComponent } from '@reefdesk/ui/icon';
import {
  CalendarIcon,
  CameraIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CompassIcon,
  GlobeIcon,
  HomeIcon,
  ImageIcon,
  InfoIcon,
  ListIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  PeopleIcon,
  PlusIcon,
  QuoteIcon,
  RouteIcon,
  SendIcon,
  ShieldIcon,
  TicketIcon,
} from '@reefdesk/ui/icons';
import { matchPath, runtimeConfig } from '@reefdesk/web-kit';
import { addPath, PATHS } from '../../paths.ts';

export interface NavigationEntry {
  /** Text key of the name, under `pages`. */
  key: string;
  path: string;
  icon: IconComponent;
  /** Only `admin` entries appear in the sidebar (ALAY-05). The others are listed for their names. */
  layout: 'admin' | 'auth' | 'footer' | 'record';
  /** Path of the parent. A sub-page is shown only while it or its parent is active (ALAY-02, ALAY-03). */
  parent?: string;
  /** Required access; all staff if omitted. */
  access?: Access;
  /** True for an action, which has no screen of its own. */
  doing?: true;
  counts?: 'newEnquiries';
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { key: 'homepage', path: PATHS.homepage, icon: HomeIcon, layout: 'auth', doing: true },
  { key: 'travels', path: PATHS.travels, icon: RouteIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'addTravel', path: PATHS.addTravel, icon: PlusIcon, doing: true, layout: 'admin', parent: PATHS.travels, access: AREAS.content },
  { key: 'travelDetail', path: PATHS.travelDetail, icon: PencilIcon, layout: 'admin', parent: PATHS.travels, access: AREAS.content },
  { key: 'destinations', path: PATHS.destinations, icon: CompassIcon, layout: 'admin', access: AREAS.contentReading },
  {
    key: 'addDestination',
    path: PATHS.addDestination,
    icon: PlusIcon,
    doing: true,
    layout: 'admin',
    parent: PATHS.destinations,
    access: AREAS.content,
  },
  {
    key: 'editDestination',
    path: PATHS.editDestination,
    icon: PencilIcon,
    layout: 'admin',
    parent: PATHS.destinations,
    access: AREAS.content,
  },
  { key: 'gallery', path: PATHS.gallery, icon: ImageIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'library', path: PATHS.library, icon: CameraIcon, layout: 'admin', access: AREAS.content },
  { key: 'testimonials', path: PATHS.testimonials, icon: QuoteIcon, layout: 'admin', access: AREAS.contentReading },
  { key: 'translations', path: PATHS.translations, icon: TranslateIcon, layout: 'admin', access: AREAS.contentReading },
  {
    key: 'glossary',
    path: PATHS.glossary,
    icon: QuoteIcon,
    layout: 'admin',
    parent: PATHS.translations,
    access: AREAS.contentReading,
  },
  { key: 'translate', path: PATHS.translate, icon: PencilIcon, layout: 'admin', parent: PATHS.translations, access: AREAS.contentReading },
  { key: 'trash', path: PATHS.trash, icon: TrashIcon, layout: 'admin', access: AREAS.content },
  { key: 'history', path: PATHS.history, icon: ClockIcon, layout: 'record' },
  { key: 'draft', path: PATHS.draft, icon: PencilIcon, layout: 'record' },
  { key: 'order', path: PATHS.order, icon: ListIcon, layout: 'record' },
  { key: 'today', path: PATHS.today, icon: CheckIcon, layout: 'admin', access: AREAS.enquiries },
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
  { key: 'daySheet', path: PATHS.daySheet, icon: ListIcon, layout: 'admin', parent: PATHS.departures, access: AREAS.departures },
  { key: 'calendarFeed', path: PATHS.calendarFeed, icon: RefreshIcon, layout: 'admin', parent: PATHS.departures, access: AREAS.bookings },
  { key: 'bookings', path: PATHS.bookings, icon: TicketIcon, layout: 'admin', access: AREAS.bookings },
  { key: 'insights', path: PATHS.insights, icon: EyeIcon, layout: 'admin', access: AREAS.insights },
  { key: 'people', path: PATHS.people, icon: PeopleIcon, layout: 'admin', access: AREAS.people },
  { key: 'audit', path: PATHS.audit, icon: ClockIcon, layout: 'admin', access: AREAS.audit },
  { key: 'site', path: PATHS.site, icon: GlobeIcon, layout: 'admin', access: AREAS.site },
  { key: 'webhook', path: PATHS.webhook, icon: SendIcon, layout: 'admin', parent: PATHS.site, access: AREAS.webhook },
  { key: 'letters', path: PATHS.letters, icon: MailIcon, layout: 'admin', access: AREAS.letters },
  { key: 'account', path: PATHS.account, icon: ShieldIcon, layout: 'admin' },
  { key: 'changePassword', path: PATHS.changePassword, icon: LockIcon, layout: 'admin' },
  { key: 'privacy', path: PATHS.privacy, icon: InfoIcon, layout: 'footer' },
  { key: 'terms', path: PATHS.terms, icon: InfoIcon, layout: 'footer' },
  { key: 'logout', path: PATHS.logout, icon: LogOutIcon, layout: 'admin', doing: true },
];

const ADDITIONS: readonly NavigationEntry[] = [
  { key: 'addSlide', path: addPath(PATHS.gallery), icon: PlusIcon, doing: true, layout: 'admin', access: AREAS.content },
  { key: 'addTestimonial', path: addPath(PATHS.testimonials), icon: PlusIcon, doing: true, layout: 'admin', access: AREAS.content },
];

export interface ShownEntry extends NavigationEntry {
  active: boolean;
  /** Link target; for a sub-page with a parameter, the current path. */
  to: string;
}

export function entriesAt(pathname: string, may: (access: Access) => boolean = () => true): ShownEntry[] {
  const isActive = (path: string) => matchPath(path, pathname) !== null;
  return allowed(may)
    .filter(({ layout }) => layout === 'admin')
    .map((entry) => ({ ...entry, active: isActive(entry.path), to: entry.path.includes(':') ? pathname : entry.path }))
    .filter((entry) => !entry.parent || entry.active || (isActive(entry.parent) && !entry.path.includes(':')));
}

/** Returns the screens and actions that need no record, for the command palette. */
export function entriesFor(may: (access: Access) => boolean): NavigationEntry[] {
  const screens = allowed(may).filter(({ layout, path }) => (layout === 'admin' || layout === 'auth') && !path.includes(':'));
  return [...screens, ...ADDITIONS.filter(({ access = 'admin' }) => may(access))];
}

function allowed(may: (access: Access) => boolean): NavigationEntry[] {
  return NAVIGATION.filter(({ access = 'admin', path }) => may(access) && (path !== PATHS.letters || runtimeConfig().hasMailbox));
}

/** Returns the first screen that the user may access. */
export function homeFor(may: (access: Access) => boolean): string {
  return NAVIGATION.find(({ layout, access = 'admin' }) => layout === 'admin' && may(access))?.path ?? PATHS.changePassword;
}

export function pageKeyAt(pathname: string): string | undefined {
  return NAVIGATION.find(({ path }) => matchPath(path, pathname))?.key;
}
