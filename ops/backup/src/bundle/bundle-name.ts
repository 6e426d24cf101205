const NAME = /^reefdesk-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Sorts by time, and is a valid file name on every system. */
export function bundleName(time: Date): string {
  const text = time.toISOString().replace(/\.\d+Z$/, 'Z');
  return `reefdesk-${text.replaceAll(':', '-')}`;
}

export function isBundleName(name: string): boolean {
  return NAME.test(name);
}
