import type { Request } from 'express';

/**
 * True when the caller holds what `etag` stands for (RFC 9110, 13.1.2: weak comparison) and needs no body. Not `request.fresh`:
 * that ignores the tag when the caller says `no-cache`, which asks caches, not us, to look again.
 */
export function isHeld({ headers }: Pick<Request, 'headers'>, etag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
