/** Thrown before any write if the backup is damaged or is not a backup. */
export class BundleFault extends Error {
  override name = 'BundleFault';
}
