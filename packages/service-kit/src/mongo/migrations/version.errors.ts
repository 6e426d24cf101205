/** The database was written by newer code. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';

  constructor(database: string, version: number, known: number) {
    super(
      `The database ${database} is at version ${version}, and this code knows versions up to ${known}: start the later code, or take the database back with it ("migrate --to ${known}").`,
    );
  }
}

/** A migration on the way to the earlier version cannot be reverted. */
export class IrreversibleError extends Error {
  override name = 'NoWayBackError';

  constructor(id: string) {
    super(`There is no way back before ${id}: it says of itself that something would be lost. Nothing was changed.`);
  }
}
