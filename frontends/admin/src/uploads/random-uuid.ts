const VERSION_4 = [0x0f, 0x40] as const;
const RFC_9562 = [0x3f, 0x80] as const;

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the page came over plain http from another machine. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (const [at, [mask, mark]] of [
    [6, VERSION_4],
    [8, RFC_9562],
  ] as const)
    bytes[at] = ((bytes[at] ?? 0) & mask) | mark;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
