/** The addresses that the client's router knows. Any other page address is the same shell with status 404. */
const CLIENT_ROUTES: readonly RegExp[] = ['/', '/auth/*', '/travel/:slug', '/destinations', '/sign-up', '/customer/*', '/admin/*'].map(
  toPattern,
);

export function isClientRoute(path: string): boolean {
  return CLIENT_ROUTES.some((pattern) => pattern.test(path));
}

/** `:name` is one segment, `/*` the address itself and everything below it; a slash at the end does not matter. */
function toPattern(route: string): RegExp {
  const source = route.replace(/\/\*$/, '(?:/.+)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source === '/' ? '' : source}/?$`);
}
