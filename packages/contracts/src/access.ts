import { FULL_POSITION, POSITIONS, type Position } from './positions.ts';
import type { Role } from './roles.ts';

/**
 * Who may make a call: everybody, everybody who is signed in, customers, all staff, or staff of these positions. Owners may do
 * whatever any staff may, named or not.
 */
export type Access = 'public' | 'signed-in' | Role | readonly Position[];

/** Areas of work that several calls and the screens over them share: named once, so that who may call sees the button. */
export const AREAS = {
  /** All of who did what. */
  audit: ['owner'],
  /** Content, changed in public at once. */
  content: ['editor'],
  /** Content, as the back office reads it. */
  contentReading: ['editor', 'translator'],
  departures: ['agent'],
  bookings: ['agent'],
  enquiries: ['agent'],
  /** How often pages are seen, and what came of it. */
  insights: ['owner'],
  letters: ['owner'],
  people: ['owner'],
  /** Drafts as translators work on them: texts of their own languages; an editor's, of the site's record, texts alone. */
  translating: ['editor', 'translator'],
  /** The site's own record. */
  site: ['owner'],
  /** Whether its translations are still right. */
  siteTranslations: ['translator'],
  /** What is deleted for good before its time. */
  trash: ['owner'],
  /** What was done to one record, each to those who may edit it. */
  timelines: ['editor', 'agent'],
  /** Where another system is told of what happens. */
  webhook: ['owner'],
} as const satisfies Readonly<Record<string, readonly Position[]>>;

/** As much of a person as the rules look at; staff always have a position. */
export interface Rights {
  role: Role;
  position?: Position | undefined;
}

/** False for nobody (null) everywhere but at public calls. */
export function permits(access: Access, who: Rights | null): boolean {
  if (access === 'public') return true;
  if (!who) return false;
  if (access === 'signed-in') return true;
  if (access === 'customer') return who.role === 'customer';
  return who.role === 'admin' && who.position !== undefined && staffOf(access).includes(who.position);
}

/** The positions of staff that a call is for, in their order; none where it is only for customers. */
export function staffOf(access: Access): readonly Position[] {
  if (access === 'customer') return [];
  if (typeof access === 'string') return POSITIONS;
  return POSITIONS.filter((position) => position === FULL_POSITION || access.includes(position));
}
