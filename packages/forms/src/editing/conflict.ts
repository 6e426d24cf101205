import { getIn, setIn } from 'formik';

/** One field that can be in conflict: its path in the form, what it is called and how its value reads. */
export interface ConflictField {
  path: string;
  label: string;
  /** BCP 47 tag of the value. */
  lang?: string;
  show?: (value: unknown) => string;
}

export type Side = 'mine' | 'theirs';

export interface ConflictRow extends ConflictField {
  mine: unknown;
  theirs: unknown;
  /** Where only one of the two changed it since `base`, that change; mine where both did. */
  side: Side;
  /** Both changed it, and not to the same: somebody has to choose. */
  both: boolean;
}

/** The fields in which what I typed and what somebody else saved meanwhile differ. `base` is where I began. */
export function conflictRows(fields: readonly ConflictField[], base: unknown, mine: unknown, theirs: unknown): ConflictRow[] {
  return fields.flatMap((field) => {
    const [was, own, stored] = [base, mine, theirs].map((values) => getIn(values, field.path) as unknown);
    if (isSame(own, stored)) return [];
    const side: Side = isSame(own, was) ? 'theirs' : 'mine';
    return [{ ...field, mine: own, theirs: stored, side, both: side === 'mine' && !isSame(stored, was) }];
  });
}

/** Lists, such as of months, by what is in them. */
function isSame(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}

/** What has to be chosen; the rest is merged. */
export function askedFor(rows: readonly ConflictRow[]): ConflictRow[] {
  return rows.filter(({ both }) => both);
}

/** What somebody else alone changed, and is taken in without a question. */
export function takenIn(rows: readonly ConflictRow[]): ConflictRow[] {
  return rows.filter(({ both, side }) => !both && side === 'theirs');
}

/** The form's values after the choice; a row without one keeps the change that one of the two made, or mine. */
export function resolved<Values>(theirs: Values, rows: readonly ConflictRow[], sides: Readonly<Record<string, Side>>): Values {
  return rows.reduce(
    (values, row) => ((sides[row.path] ?? row.side) === 'theirs' ? values : (setIn(values, row.path, row.mine) as Values)),
    theirs,
  );
}
