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
