/** Thrown before any write if the backup is damaged or is not a backup. */
export class BundleError extends Error {
  override name = 'BundleFault';
}
