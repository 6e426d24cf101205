/** No room, or no more room for this user: the system's codes of a write that a disk has no place for. */
const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a file could not be written because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && DISK_FULL.has(error.code);
}
