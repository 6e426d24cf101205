/** Encoded slashes, backslashes, dots and control characters: what two servers may read differently. */
const AMBIGUOUS = /%(?:2f|5c|2e|25|[01][0-9a-f]|7f)|[\\#]|\/\/|\/\.{1,2}(?:\/|$)/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const MAX_LENGTH = 2_048;

/**
 * True when a path means the same to every server on its way. Only such paths are routed, so that no spelling of an
 * address slips past the table to another handler than the gateway chose.
 */
export function isPlainPath(path: string): boolean {
  return path.startsWith('/') && path.length <= MAX_LENGTH && !AMBIGUOUS.test(path) && !BROKEN_ESCAPE.test(path);
}
