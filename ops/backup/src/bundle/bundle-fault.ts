/** The backup itself is damaged, or no backup; nothing has been written anywhere. */
export class BundleFault extends Error {
  override name = 'BundleFault';
}
