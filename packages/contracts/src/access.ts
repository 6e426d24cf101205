export const ROLES = ['admin', 'customer'] as const;
export type Role = (typeof ROLES)[number];

export const USER_STATUSES = ['active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/**
 * What staff are for (PPL-04). All of them are `role: admin` where the specification's calls name a role; what each may do is said
 * by the calls (`calls/`), call by call.
 */
export const POSITIONS = ['owner', 'editor', 'translator', 'agent'] as const;
export type Position = (typeof POSITIONS)[number];

/** Who can do everything: named nowhere, since every call of staff is theirs, too. */
export const FULL_POSITION = 'owner' satisfies Position;

/** What staff had before there were positions. */
export const POSITION_OF_EARLIER_STAFF = 'owner' satisfies Position;

/**
 * What a signed token of staff counts for that names no position: one of code from before positions, while both run. It never
 * counts for more than content, so that nobody becomes an owner by an old process.
 */
export const POSITION_OF_EARLIER_TOKENS = 'editor' satisfies Position;

export function isPosition(value: unknown): value is Position {
  return POSITIONS.includes(value as Position);
}

/** Where the back office begins for somebody: who reads content begins with the packages (SIGN-08), who does not, with what is theirs. */
export function homeOfStaff(position: Position = POSITION_OF_EARLIER_STAFF): string {
  return position === 'agent' ? '/admin' : '/admin/travel';
}

/**
 * Access to an endpoint: public, any signed-in user, customers, all staff, or the listed staff positions. Owners pass every staff
 * check without being listed.
 */
export type Access = 'public' | 'signed-in' | Role | readonly Position[];

/**
 * Access lists shared by endpoints and the screens that use them, so that a button shows exactly for the users who may send its
 * request.
 */
export const AREAS = {
  /** The whole audit log. */
  audit: ['owner'],
  /** Content changes that are published immediately. */
  content: ['editor'],
  /** Content as the back office reads it. */
  contentReading: ['editor', 'translator'],
  departures: ['agent'],
  bookings: ['agent'],
  enquiries: ['agent'],
  /** Page views, enquiries and bookings as statistics. */
  insights: ['owner'],
  letters: ['owner'],
  people: ['owner'],
  /** Drafts. Translators change texts of their own languages only; in the draft of the site record, editors change texts only. */
  translating: ['editor', 'translator'],
  /** The site record. */
  site: ['owner'],
  /** Confirming that translations of the site record are still correct. */
  siteTranslations: ['translator'],
  /** Deleting records permanently before their time in the trash is over. */
  trash: ['owner'],
  /** The audit timeline of one record, for the positions that may edit that kind of record. */
  timelines: ['editor', 'agent'],
  /** The webhook settings. */
  webhook: ['owner'],
} as const satisfies Readonly<Record<string, readonly Position[]>>;

/** The user fields that access checks read; staff always have a position. */
export interface Rights {
  role: Role;
  position?: Position | undefined;
}

/** An anonymous user (null) passes for public endpoints only. */
export function permits(access: Access, who: Rights | null): boolean {
  if (access === 'public') return true;
  if (!who) return false;
  if (access === 'signed-in') return true;
  if (access === 'customer') return who.role === 'customer';
  return who.role === 'admin' && who.position !== undefined && staffOf(access).includes(who.position);
}

/** Staff positions with this access, in the order of `POSITIONS`; empty when it is for customers only. */
export function staffOf(access: Access): readonly Position[] {
  if (access === 'customer') return [];
  if (typeof access === 'string') return POSITIONS;
  return POSITIONS.filter((position) => position === FULL_POSITION || access.includes(position));
}
