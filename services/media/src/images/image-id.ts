const ID_LENGTH = 40;

/** Ids are content addresses: the same bytes uploaded twice are one image. */
export function imageIdOf(sha256: string): string {
  return sha256.slice(0, ID_LENGTH);
}

export function isImageId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
}
