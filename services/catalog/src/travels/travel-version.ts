/** The part of a filter that lets a write apply only to the version its caller has seen; null: to any. */
export function atVersion(version: number | null): { version?: number } {
  return version === null ? {} : { version };
}

/** The part of a write that every change of a package has. */
export function newVersion() {
  return { $inc: { version: 1 }, $set: { updatedAt: new Date() } };
}
