/** An alias of a path, and whether it may reach the same endpoint. */
export interface Variant {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** `same`: the answer of the plain path. `same-or-nowhere`: that or 404. `nowhere`: 404 for every role. */
  leads: 'same' | 'same-or-nowhere' | 'nowhere';
}

/** Headers that some frameworks accept as the method. */
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];

export function variantsOf(path: string, method: string): Variant[] {
  const [, prefix = '', name = '', ...rest] = path.split('/');
  const tail = rest.map((segment) => `/${segment}`).join('');
  const encodedEmail = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  const lastSlash = path.lastIndexOf('/');
  const other = method === 'GET' ? 'DELETE' : 'GET';
  return [
    { name: 'a trailing slash', path: `${path}/`, leads: 'same-or-nowhere' },
    { name: 'upper case behind the name', path: `/${prefix}/${name}${tail.toUpperCase()}`, leads: 'same-or-nowhere' },
    { name: 'upper case', path: path.toUpperCase(), leads: 'nowhere' },
    { name: 'a double slash at the start', path: `/${path}`, leads: 'nowhere' },
    { name: 'a double slash inside', path: path.replace(/(?<=.)\//, '//'), leads: 'nowhere' },
    { name: 'an encoded slash', path: `${path.slice(0, lastSlash)}%2F${path.slice(lastSlash + 1)}`, leads: 'nowhere' },
    { name: 'an encoded slash after the prefix', path: `/${prefix}%2f${name}${tail}`, leads: 'nowhere' },
    { name: 'a doubly encoded slash', path: `${path.slice(0, lastSlash)}%252F${path.slice(lastSlash + 1)}`, leads: 'nowhere' },
    { name: 'a backslash', path: `${path.slice(0, lastSlash)}\\${path.slice(lastSlash + 1)}`, leads: 'nowhere' },
    { name: 'a dot segment', path: `/${prefix}/./${name}${tail}`, leads: 'nowhere' },
    { name: 'a way over a public address', path: `/api/packages/../${name}${tail}`, leads: 'nowhere' },
    { name: 'an encoded way over a public address', path: `/api/packages/%2e%2e/${name}${tail}`, leads: 'nowhere' },
    { name: 'a NUL at the end', path: `${path}%00`, leads: 'nowhere' },
    { name: 'an absolute address', path: `http://localhost${path}`, leads: 'nowhere' },
    ...(prefix === 'api'
      ? ([
          { name: 'an encoded letter', path: `/${prefix}/${encodedEmail}${tail}`, leads: 'nowhere' },
          { name: 'a parameter behind the name', path: `/${prefix}/${name};x=1${tail}`, leads: 'nowhere' },
          { name: 'another prefix', path: `/v1/${prefix}/${name}${tail}`, leads: 'nowhere' },
        ] as const)
      : []),
    { name: 'a method in the query', path: `${path}?_method=${other}`, leads: 'same' },
    ...OVERRIDES.map((header) => ({ name: `${header}: ${other}`, path, headers: { [header]: other }, leads: 'same' as const })),
    {
      name: 'another original address',
      path,
      headers: { 'x-original-url': '/api/packages', 'x-rewrite-url': '/api/packages' },
      leads: 'same',
    },
    { name: 'a claimed person', path, headers: { 'x-user-id': 'u1', 'x-user-role': 'admin', 'x-forwarded-user': 'admin' }, leads: 'same' },
  ];
}
