import type { Request } from 'express';

/** Weak comparison (RFC 9110, 13.1.2). Unlike `request.fresh`, it also honours the tag if the client sends `no-cache`. */
export function isHeld({ headers }: Pick<Request, 'headers'>, etag: string): boolean {
  const held = headers['if-none-match'];
  if (held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
