/** All texts at a path, through lists on the way, as MongoDB reads paths. */
export function textsAt(value: unknown, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, path));
  if (path === '') return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return textsAt((value as Record<string, unknown>)[name], rest.join('.'));
}
