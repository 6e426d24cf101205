import { FULL_POSITION, POSITIONS, type Position } from './positions.ts';
import type { Role } from './roles.ts';

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
