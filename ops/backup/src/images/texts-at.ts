/** Returns all strings at a path, through arrays, by MongoDB's rules. */
export function textsAt(value: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path));
  if (path === '') return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return textsAt((value as Record<string, unknown>)[name], rest.join('.'));
}
