export const ROLES = ['admin', 'customer'] as const;
export type Role = (typeof ROLES)[number];

export const USER_STATUSES = ['active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Staff positions (PPL-04). All have `role: admin`; the endpoints define what each position may do. */
export const POSITIONS = ['owner', 'editor', 'translator', 'agent'] as const;
export type Position = (typeof POSITIONS)[number];

/** Has access to all staff endpoints without being listed. */
export const FULL_POSITION = 'owner' satisfies Position;

/** Position of staff created before positions existed. */
export const POSITION_OF_EARLIER_STAFF = 'owner' satisfies Position;

/** Position for staff tokens without one, which older code issues. Limited to content, so that no old process grants ownership. */
export const POSITION_OF_EARLIER_TOKENS = 'editor' satisfies Position;

export function isPosition(value: unknown): value is Position {
  return POSITIONS.includes(value as Position);
}

/** Start page of the back office: `/admin/travel` for positions that read content (SIGN-08), `/admin` for agents. */
export function homeOfStaff(position: Position = POSITION_OF_EARLIER_STAFF): string {
  return position === 'agent' ? '/admin' : '/admin/travel';
}

/** Access to an endpoint. Owners pass every staff check without being listed. */
export type Access = 'public' | 'signed-in' | Role | readonly Position[];

/** Access lists shared by endpoints and screens, so that a button is shown exactly to users who may send its request. */
export const AREAS = {
  audit: ['owner'],
  content: ['editor'],
  contentReading: ['editor', 'translator'],
  departures: ['agent'],
  bookings: ['agent'],
  enquiries: ['agent'],
  insights: ['owner'],
  letters: ['owner'],
  people: ['owner'],
  /** Drafts. Translators change texts of their own languages only; in the draft of the site record, editors change texts only. */
  translating: ['editor', 'translator'],
  site: ['owner'],
  siteTranslations: ['translator'],
  /** Permanent deletion of records in the trash. */
  trash: ['owner'],
  /** The audit timeline of one record, for the positions that may edit that kind of record. */
  timelines: ['editor', 'agent'],
  webhook: ['owner'],
} as const satisfies Readonly<Record<string, readonly Position[]>>;

/** The user fields that access checks read. Staff always have a position. */
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

/** Returns positions in the order of `POSITIONS`; empty for customers only. */
export function staffOf(access: Access): readonly Position[] {
  if (access === 'customer') return [];
  if (typeof access === 'string') return POSITIONS;
  return POSITIONS.filter((position) => position === FULL_POSITION || access.includes(position));
}
