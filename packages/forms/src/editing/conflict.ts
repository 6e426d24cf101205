import { getIn, setIn } from 'formik';

export interface ConflictField {
  path: string;
  label: string;
  lang?: string;
  show?: (value: unknown) => string;
}

export type Side = 'mine' | 'theirs';

export interface ConflictRow extends ConflictField {
  mine: unknown;
  theirs: unknown;
  /** The side that changed the field since `base`; `mine` if both did. */
  side: Side;
  both: boolean;
}

/**
 * Fields that differ between this form and the version that another user saved in the meantime. `base` holds the values at the start of
 * editing.
 */
export function conflictRows(fields: readonly ConflictField[], base: unknown, mine: unknown, theirs: unknown): ConflictRow[] {
  return fields.flatMap((field) => {
    const [was, own, stored] = [base, mine, theirs].map((values) => getIn(values, field.path) as unknown);
    if (isSame(own, stored)) return [];
    const side: Side = isSame(own, was) ? 'theirs' : 'mine';
    return [{ ...field, mine: own, theirs: stored, side, both: side === 'mine' && !isSame(stored, was) }];
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}

export function askedFor(rows: readonly ConflictRow[]): ConflictRow[] {
  return rows.filter(({ both }) => both);
}

export function takenIn(rows: readonly ConflictRow[]): ConflictRow[] {
  return rows.filter(({ both, side }) => !both && side === 'theirs');
}

/** Returns the merged values; rows without a choice keep the change of the one side that made it, or mine. */
export function resolved<Values>(theirs: Values, rows: readonly ConflictRow[], sides: Readonly<Record<string, Side>>): Values {
  return rows.reduce(
    (values, row) => ((sides[row.path] ?? row.side) === 'theirs' ? values : (setIn(values, row.path, row.mine) as Values)),
    theirs,
  );
}
